import TelltaleSyntax

/// `--forms` with more than lines to be typed: texts of several lines, and choices, each on a screen of its own.
struct ZenityForm: ZenityApp {
  private let frame: ZenityFrame
  private let told: @Sendable ([ZenityFormField]) -> String
  private var fields: [ZenityFormField]

  /// - Parameters:
  ///   - call: with its fields in their order.
  ///   - context: what it leaves out.
  init(_ call: ZenityCall, _ context: ZenityContext) {
    let separator = call.value("separator") ?? "|"
    let format = call.value("forms-date-format") ?? "%x"
    self.init(
      call, context,
      ZenityFormPlan(
        fields: { ZenityFormField.all(of: call, today: $0) },
        told: { fields in
          let last = fields.count - 1
          return fields.enumerated().map { index, field in
            field.output(format, isLast: index == last) + (index == last ? "" : separator)
          }.joined() + "\n"
        }))
  }

  /// A form that another program describes.
  init(_ call: ZenityCall, _ context: ZenityContext, _ plan: ZenityFormPlan) {
    frame = ZenityFrame(call, context)
    told = plan.told
    fields = plan.fields(context.today).map { field in
      switch field.kind {
      case .date(var month):
        month.words = ZenityMonthWords(context)
        return ZenityFormField(label: field.label, kind: .date(month))
      case .text(let text, isSecure: false) where text.contains(where: \.isNewline):
        return ZenityFormField(label: field.label, kind: .lines(text))
      default: return field
      }
    }
  }

  var beginning: [ZenityEffect] { fields.indices.flatMap { fields[$0].beginning($0) } }

  // MARK: The scene

  var scene: String {
    let screens = fields.indices.compactMap { index in
      fields[index].screen(index).map { JSONValue.Member(ZenityFormField.screen(index), $0) }
    }
    return frame.scene(fields.indices.flatMap(content), leadingTo: screens)
  }

  /// What leads to a screen of its own: nothing stands in it where nothing is chosen yet.
  private func choice(_ index: Int) -> JSONValue {
    let shown: JSONValue = [
      "bind": .string(ZenityFormField.value(index)), "text": .string(fields[index].shown),
    ]
    return [
      "card": [
        "id": .string(ZenityFormField.name(index)), "direction": "row", "align": "center",
        "padding": ["horizontal": 16, "vertical": 6],
        "action": ["push": .string(ZenityFormField.screen(index))],
        "content": [
          ["grow": 1, "label": ["text": shown, "lines": 1]],
          ["icon": ["name": "down", "color": "text-secondary"]],
        ],
      ]
    ]
  }

  /// What it is called, and below that what it is typed into or chosen with.
  private func content(_ index: Int) -> [JSONValue] {
    let field = fields[index]
    let name = JSONValue.string(ZenityFormField.name(index))
    let label: JSONValue = [
      "label": ["text": .string(field.label), "for": name, "style": "detail"]
    ]
    let control: JSONValue
    switch field.kind {
    case .text(let text, let isSecure):
      // A secret of several lines stays as it is unless another is typed.
      let shown = PrintedText.shown(text).replacing(text: "\n", with: " ")
      control = ["field": ["id": name, "secure": .bool(isSecure), "text": .string(shown)]]
    case .check(let isOn):
      return [["switch": ["id": name, "title": .string(field.label), "value": .bool(isOn)]]]
    case .fixed(let text):
      let shown = PrintedText.shown(text)
      return [
        ["label": ["text": .string(shown.isEmpty ? field.label : "\(field.label): \(shown)")]]
      ]
    case .hidden: return []
    case .combo, .list, .date: control = choice(index)
    case .lines(let text):
      control = ["card": ["padding": 0, "content": [ZenityWriting.view(name, text, height: 132)]]]
    }
    return [["column": ["gap": 4, "align": "stretch", "content": [label, control]]]]
  }

  // MARK: What happens

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .pressed(ZenityFrame.okName): return end(0)
    // What stands there is told as well where nobody said that it is right.
    case .timedOut: return end(5)
    default: break
    }
    for index in fields.indices {
      let before = fields[index].shown
      guard var effects = fields[index].hear(event, at: index) else { continue }
      let after = fields[index].shown
      if fields[index].isChoice, after != before {
        effects.append(.set([.init(ZenityFormField.value(index), .string(after))]))
      }
      return effects
    }
    return frame.end(event)
  }

  private func end(_ code: Int32) -> [ZenityEffect] {
    [.end(ZenityResult(output: told(fields), code: code))]
  }
}
