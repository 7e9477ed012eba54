import TelltaleSyntax

/// The arguments of a call of yad, as far as it does what zenity does.
struct YadCall: Equatable {
  enum Mode: String, CaseIterable {
    case entry, list, form, scale, calendar, progress, notification
    case textInfo = "text-info"
    /// Without a mode it shows a text and buttons.
    case message
    case file, color, font, icons, html, picture, paned, notebook, dnd, print, app, about
    case multiProgress = "multi-progress"

    /// Why it is not shown; `nil` for what is.
    var refusal: String? {
      switch self {
      case .entry, .list, .form, .scale, .calendar, .progress, .notification, .textInfo, .message,
        .file:
        nil
      case .color, .font, .icons, .html, .picture, .paned, .notebook, .dnd, .print, .app, .about,
        .multiProgress:
        "--\(rawValue) is not shown: telltale shows only the dialogs of yad that zenity has as well; write a scene "
          + "for anything else (telltale run)"
      }
    }
  }

  /// A button, and the code by which it ends.
  struct Button: Equatable {
    var title: String
    var code: Int32
    /// What is chosen is printed for it.
    var prints: Bool
  }

  let mode: Mode
  private(set) var operands: [String] = []
  private var values: [ZenityCall.Value] = []
  private var flags: Set<String> = []

  private static let texts: Set<String> = [
    "title", "text", "value", "image", "window-icon", "geometry", "button", "entry-text",
    "entry-label",
    "column", "separator", "item-separator", "hide-column", "filename", "date-format", "field",
    "class", "name", "text-align", "align", "fontname", "fore", "back", "buttons-layout",
    "timeout-indicator", "progress-text", "justify", "uri", "mime", "expander", "image-path",
    "gtkrc", "display", "dclick-action", "select-action", "tooltip-column", "file-filter",
    "grid-lines", "ellipsize", "limit", "wrap-width", "command", "menu", "mark",
  ]
  private static let numbers: Set<String> = [
    "width", "height", "posx", "posy", "borders", "timeout", "response", "print-column",
    "expand-column", "search-column", "percentage", "min-value", "max-value", "step",
    "page", "day", "month", "year", "columns", "float-precision", "key", "tabnum", "parent-win",
    "sep-column", "ellipsize-cols", "regex-column",
  ]

  /// Reads what follows the program's name; options that yad does not know are passed over, as by itself.
  ///
  /// - Throws: ``ZenityRefusal`` in yad's words for a value that is missing, or no number.
  init(_ arguments: [String]) throws(ZenityRefusal) {
    var mode = Mode.message
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument == "-h" || argument.hasPrefix("--help") { throw .help }
      guard argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      let parts = ZenityText.parts(argument.dropFirst(2), at: "=", most: 1)
      let name = parts[0]
      if name == "version" { throw .version("0.40.0 (GTK+ 3.24.38)") }
      if let own = Mode(rawValue: name), own != .message {
        mode = own
        continue
      }
      guard Self.texts.contains(name) || Self.numbers.contains(name) else {
        flags.insert(name)
        continue
      }
      guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw Self.misused("Missing argument for --\(name)")
      }
      if Self.numbers.contains(name) { try Self.check(text, name) }
      values.append(ZenityCall.Value(name: name, text: text))
    }
    self.mode = mode
    if let refusal = mode.refusal { throw ZenityRefusal(message: refusal) }
    if mode == .list, all("column").isEmpty {
      throw ZenityRefusal(message: "No column titles specified for list dialog")
    }
    if mode == .list, flags.contains("editable") {
      throw ZenityRefusal(
        message:
          "--editable is not shown: rows can be chosen but not edited; ask for texts with --form"
      )
    }
    operands = kept(operands)
  }

  private static func check(_ text: String, _ name: String) throws(ZenityRefusal) {
    if ZenityWord.number(text) != nil { return }
    throw misused(
      Int(text) == nil
        ? "Cannot parse integer value “\(text)” for --\(name)"
        : "Integer value “\(text)” for --\(name) out of range")
  }

  private static func misused(_ message: String) -> ZenityRefusal {
    ZenityRefusal(message: "Unable to parse command line: \(message)")
  }

  func value(_ name: String) -> String? { values.last { $0.name == name }?.text }
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.text) }
  func number(_ name: String) -> Int? { value(name).flatMap(ZenityWord.number) }
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// Cells and choices that standard input has, where the call has none.
  mutating func take(_ lines: [String]) { operands = kept(lines) }

  /// The cells of the last rows, as many as `--limit` says.
  private func kept(_ cells: [String]) -> [String] {
    guard mode == .list, let most = number("limit"), most > 0 else { return cells }
    let width = max(1, all("column").count)
    let rows = (cells.count + width - 1) / width
    return Array(cells.dropFirst(max(0, rows - most) * width))
  }

  /// What is not carried out of the call, for who wrote it.
  var unheard: [String] {
    let actions = ["select-action", "dclick-action", "command"].filter { value($0) != nil }
    let buttons = all("button").filter { text in
      let parts = ZenityText.parts(text, at: ":")
      return parts.count > 1 && Int32(parts[parts.count - 1]) == nil
    }
    let fields = YadField.all(of: self).filter { ["BTN", "FBTN"].contains($0.type) }
    return actions.map { "yad: --\($0) is ignored: only the buttons end a dialog" }
      + (buttons.map { "--button=\($0)" } + fields.map { "--field=\($0.label):\($0.type)" }).map {
        "yad: the command of \($0) is not run"
      }
  }

  /// The fields of a form; `nil` where it is none.
  var form: ZenityFormPlan? {
    guard mode == .form else { return nil }
    let call = self
    return ZenityFormPlan(
      fields: { today in
        YadField.all(of: call).enumerated().map { $1.field(call, today, $0) }
      }, told: call.told)
  }

  /// Whether rows come from standard input.
  private var readsRows: Bool { mode == .list && operands.isEmpty }
  /// Whether they have to be there before something is shown, since all of them, or the last, are told.
  var readsRowsFirst: Bool { readsRows && (has("print-all") || value("limit") != nil) }
  /// Whether they are shown as they come.
  var showsRows: Bool { readsRows && !readsRowsFirst }

  // MARK: Buttons

  /// The buttons in their order, those that yad has by itself where the call names none.
  func buttons(_ words: ZenityWords) -> [Button] {
    let named = all("button")
    guard !named.isEmpty, !has("no-buttons") else {
      let ok = Button(title: words.ok, code: 0, prints: true)
      if has("no-buttons") { return [ok] }
      let close = Button(title: words.close, code: 0, prints: true)
      let cancel = Button(title: words.cancel, code: 1, prints: has("always-print-result"))
      return mode == .progress ? [close] : [cancel, ok]
    }
    return named.enumerated().map { index, text in
      let parts = ZenityText.parts(text, at: ":")
      let code = parts.count > 1 ? Int32(parts[parts.count - 1]) : Int32(index)
      let label = parts.count > 1 ? parts.dropLast().joined(separator: ":") : text
      let ends = (code ?? 0) & 255
      return Button(
        title: Self.title(label, words), code: ends,
        prints: ends % 2 == 0 || has("always-print-result"))
    }
  }

  /// `Label!icon!tooltip`, or the name of a button that GTK knows.
  private static func title(_ label: String, _ words: ZenityWords) -> String {
    let parts = ZenityText.parts(label, at: "!")
    // A button of an icon alone is called like that.
    let text = parts[0].isEmpty && parts.count > 1 ? parts[1] : parts[0]
    guard let stock = ["gtk-", "yad-"].first(where: { text.hasPrefix($0) }) else {
      return text.isEmpty ? "–" : text
    }
    switch text.dropFirst(stock.count) {
    case "ok", "apply": return words.ok
    case "cancel": return words.cancel
    case "yes": return words.yes
    case "no": return words.no
    case "close", "quit": return words.close
    case "find": return words.search
    case let name: return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// What Escape and Home end with.
  var left: Int32 { has("escape-ok") ? Int32(number("response") ?? 0) & 255 : 252 }
}
