import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads what an application says by the names that a scene binds.
struct BoundValueReader {
  let names: SceneNames

  /// `{now.title: …}`: texts, badges, progress, flags and values that hands change, each for what is bound to its name.
  func values(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    context.named(node, "values", at: path) { entry, own, context in
      guard names.bound.contains(entry.key) else {
        context.refuseName(
          entry.key, entry.location, among: names.bound, "nothing in the scene is bound to")
        return []
      }
      var updates: [AppUpdate] = []
      if names.texts.contains(entry.key) {
        updates.append(.text(entry.key, text(entry, at: own, in: &context)))
      }
      if names.badges.contains(entry.key) {
        updates.append(.badge(entry.key, badge(entry.value, at: own, in: &context)))
      }
      if names.progress.contains(entry.key) {
        updates.append(.progress(entry.key, context.value(.number(0...1), entry.value)))
      }
      if names.flags.contains(entry.key) {
        updates.append(.flag(entry.key, context.value(.flag, entry.value)))
      }
      if let range = names.ranges[entry.key] {
        updates.append(value(entry, within: range, in: &context))
      }
      if let options = names.choices[entry.key] {
        updates.append(choice(entry, among: options, in: &context))
      }
      return updates + pictures(entry, at: own, in: &context)
    }
  }

  /// A number of a range; null brings back what the scene says.
  private func value(
    _ entry: YAMLEntry, within range: RangedValue, in context: inout SceneContext
  ) -> AppUpdate {
    let bounds = Double(range.least) / 1000...Double(range.most) / 1000
    let number = context.value(.number(bounds), entry.value)
    if let number, let (below, above) = range.steps(around: number) {
      context.complaints.add(
        entry.value.location,
        "found \(Quoted.text(JSONValue.number(number).text)), which is between two steps",
        remedy: "say \(JSONValue.number(below).text) or \(JSONValue.number(above).text)")
    }
    return .text(
      entry.key, number.map { TextVariants(TextContent(JSONValue.number($0).text)) })
  }

  /// The id of one of several options; null brings back what the scene says.
  private func choice(
    _ entry: YAMLEntry, among options: [String], in context: inout SceneContext
  ) -> AppUpdate {
    let reader = ValueReader<String>(
      "the id of an option: \(options.joined(separator: ", "))", schema: ["type": "string"]
    ) { node in node.text.flatMap { options.contains($0) ? $0 : nil } }
    let option = context.value(reader, entry.value)
    return .text(entry.key, option.map { TextVariants(TextContent($0)) })
  }

  /// Which picture, icon or colour stands somewhere; null brings back what the scene says.
  private func pictures(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    func update(_ text: String?) -> AppUpdate {
      .text(entry.key, text.map { TextVariants(TextContent($0)) })
    }
    var updates: [AppUpdate] = []
    if names.fills.contains(entry.key), let role = entry.value.text.flatMap(ColorRole.init) {
      updates.append(update(role.rawValue))
    } else if names.pictures.contains(entry.key) {
      updates.append(update(BundlePathReader().path(entry.value, in: &context)))
    }
    if names.icons.contains(entry.key) {
      updates.append(update(context.name(entry.value, "the name of an icon")))
    }
    if names.colors.contains(entry.key) {
      // A colour of the theme: one that changes with day and night.
      updates.append(update(context.value(ValueReader<ColorRole>.choice, entry.value)?.rawValue))
    }
    return updates
  }

  /// Null brings back what the scene says; an empty text is one, but not where it is all that is said of a
  /// control.
  private func text(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> TextVariants? {
    if entry.value.isNull { return nil }
    context.keepsLineEnds = names.typed.contains(entry.key)
    defer { context.keepsLineEnds = false }
    let before = context.complaints
    let text = TextReader().variants(entry, at: path, in: &context)
    if let correction = names.codes[entry.key],
      let fault = text.flatMap({ CodeError($0.longest.string, correction) })
    {
      context.complaints.add(entry.value.location, fault.message, remedy: fault.remedy)
    }
    if text == nil, let control = names.titles[entry.key], context.complaints == before {
      context.complaints.add(
        entry.value.location, "\(control.words) without a title",
        remedy: "say in a word or two \(control.meaning), or write null for the scene's own title")
    }
    return text ?? TextVariants("")
  }

  private func badge(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Badge? {
    guard case .mapping = node.value else {
      return BadgeReader().badge(node, at: path, in: &context)
    }
    context.complaints.add(node.location, "found a map, expected a number in digits or \"!\"")
    return nil
  }

  /// `{radio: failed}`: how far the content of sources is.
  func sourceStates(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    context.named(node, "states of sources", at: path) { entry, _, context in
      guard names.sources.contains(entry.key) else {
        context.refuseName(entry.key, entry.location, among: names.sources, "no source is called")
        return []
      }
      let state = context.required(ValueReader<SourceState>.choice, entry.value)
      return state.map { [.source(entry.key, $0)] } ?? []
    }
  }
}

extension TitledControl {
  fileprivate var words: String {
    switch self {
    case .button: "a button"
    case .option: "an option"
    case .tab: "a tab"
    }
  }

  /// What its title says.
  fileprivate var meaning: String {
    switch self {
    case .button: "what it does"
    case .option: "what is chosen by it"
    case .tab: "what its section holds"
    }
  }
}

extension RangedValue {
  /// The values next to one that no hand could bring about, as people write them; `nil` for one that is on a step.
  fileprivate func steps(around value: Double) -> (below: Double, above: Double)? {
    // Fractions are not exact: what is nearer than a part of a thousandth is meant.
    let exact = value * 1000
    let (whole, step) = (Int(exact.rounded()), max(1, size))
    let rest = (whole - least) % step
    if rest == 0, abs(exact - exact.rounded()) < 0.001 { return nil }
    let below = Int(exact.rounded(.down)) - (Int(exact.rounded(.down)) - least) % step
    return (Double(below) / 1000, Double(min(below + step, most)) / 1000)
  }
}
