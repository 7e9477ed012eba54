import TelltaleSyntax

/// The arguments of a call of dialog or whiptail: one box, what stands in it, and options.
struct DialogCall: Equatable {
  /// In whose place it is.
  enum Kind: String { case dialog, whiptail }

  enum Box: String, CaseIterable {
    case yesno, msgbox, infobox, inputbox, passwordbox, textbox, menu, checklist, radiolist, gauge
    case fselect, dselect, form, passwordform, mixedform

    /// One or several rows are chosen.
    var isList: Bool { [.menu, .checklist, .radiolist].contains(self) }
    /// whiptail has none like it.
    var isOfDialog: Bool { isForm || self == .fselect || self == .dselect }
    /// Several lines are typed.
    var isForm: Bool { [.form, .passwordform, .mixedform].contains(self) }
    /// Something is typed.
    var isField: Bool { self == .inputbox || self == .passwordbox }
  }

  var kind: Kind
  var box: Box
  /// Text, height, width and what follows them.
  var words: [String]
  private var values: [String: String]
  private var flags: Set<String>

  /// Reads what follows the program's name; options may stand anywhere before `--`.
  ///
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  init(_ kind: Kind, _ arguments: [String]) throws(ZenityRefusal) {
    var box: Box?
    (values, flags, words) = ([:], [], [])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("--") else {
        if kind.asksVersion(argument) { throw .version(kind.version) }
        // To whiptail whatever begins so is an option.
        if kind == .whiptail, argument.hasPrefix("-"), argument != "-" {
          throw ZenityRefusal(message: "\(argument): unknown option", code: kind.misused)
        }
        words.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      if name == "help" { throw .help }
      if kind.asksVersion(argument) { throw .version(kind.version) }
      if let found = Box(rawValue: name), kind == .dialog || !found.isOfDialog {
        guard box == nil else {
          throw ZenityRefusal(message: "\(kind.rawValue): found more than one box, expected one")
        }
        box = found
      } else if kind == .whiptail, DialogOptions.ofDialog.contains(name) {
        throw ZenityRefusal(message: "\(argument): unknown option", code: kind.misused)
      } else if let count = DialogOptions.values(of: name) {
        guard rest.count >= count else {
          throw ZenityRefusal(message: "\(argument): missing argument", code: kind.misused)
        }
        values[name] = rest.prefix(count).joined(separator: " ")
        rest = rest.dropFirst(count)
      } else if DialogOptions.plain.contains(name) {
        flags.insert(name)
      } else {
        throw ZenityRefusal(message: "\(argument): unknown option", code: kind.misused)
      }
    }
    guard let box else { throw Self.noBox(kind) }
    self.kind = kind
    self.box = box
    try checkWords()
  }

  private static func noBox(_ kind: Kind) -> ZenityRefusal {
    let boxes = Box.allCases.map { "--\($0.rawValue)" }.joined(separator: ", ")
    return ZenityRefusal(message: "\(kind.rawValue): no box; expected one of \(boxes)")
  }

  private func checkWords() throws(ZenityRefusal) {
    let least = box.isList || box.isForm || box == .gauge && kind == .whiptail ? 4 : 3
    guard words.count >= least else {
      throw ZenityRefusal(
        message: "--\(box.rawValue): expected a text, a height and a width"
          + (box.isList ? ", a height of the list, and its rows" : ""))
    }
    guard words[1..<least].allSatisfy({ Int($0) != nil }) else {
      throw ZenityRefusal(message: "--\(box.rawValue): expected numbers behind the text")
    }
    for name in ["output-fd", "input-fd", "max-input", "timeout"] {
      if let value = values[name], Int32(value) == nil {
        throw ZenityRefusal(
          message: "--\(name): found \"\(value)\", expected a number", code: kind.misused)
      }
    }
    if box == .gauge, words.count > 3, Int(words[3]) == nil {
      throw ZenityRefusal(message: "--gauge: found \"\(words[3])\", expected a percentage")
    }
    guard box.isList || box.isForm else { return }
    let cells = words.count - 4
    guard cells > 0, cells % rowWidth == 0 else {
      throw ZenityRefusal(
        message:
          "--\(box.rawValue): found \(cells) values for its rows, expected \(rowWidth) for each row"
      )
    }
  }

  /// Words that each row has.
  var rowWidth: Int {
    if box.isForm { return box == .mixedform ? 9 : 8 }
    return 1 + (hasItems ? 1 : 0) + (box == .menu ? 0 : 1) + (has("item-help") ? 1 : 0)
  }

  /// Whether a row says something beside its tag; whiptail reads pairs in a menu all the same.
  var hasItems: Bool { !has("noitem", "no-items") || kind == .whiptail && box == .menu }

  func has(_ names: String...) -> Bool { names.contains { flags.contains($0) } }

  func value(_ names: String...) -> String? { names.lazy.compactMap { values[$0] }.first }

  /// Where the answer goes: standard error, unless it is said otherwise.
  var output: Int32 {
    value("output-fd").flatMap { Int32($0) } ?? (has("stdout") ? 1 : 2)
  }

  /// Reads from the descriptor that the call names what else comes from standard input.
  ///
  /// - Throws: ``ZenityRefusal`` where it is not open.
  func takeInput() throws(ZenityRefusal) {
    if let number = value("input-fd").flatMap({ Int32($0) }) { try ScriptInput.take(number) }
  }

  /// Buttons beside OK and Cancel, in their order: the code of each, and its title.
  var further: [(code: Int32, title: String)] {
    guard kind == .dialog else { return [] }
    let extra = has("extra-button") ? [(Int32(3), value("extra-label") ?? "Extra")] : []
    return extra + (has("help-button") ? [(Int32(2), value("help-label") ?? "Help")] : [])
  }

  /// What a caller who is typed at reads: no more than it wants.
  func cut(_ text: String) -> String {
    let initial = words.count > 3 ? words[3] : ""
    guard box.isField, text != initial, let most = value("max-input").flatMap({ Int($0) }), most > 0
    else { return text }
    return String(text.prefix(most))
  }
}

extension DialogCall.Kind {
  fileprivate var version: String {
    self == .dialog ? "Version: 1.3-20230209" : "whiptail (newt): 0.52.23"
  }

  fileprivate func asksVersion(_ argument: String) -> Bool {
    argument == "--version" || argument == (self == .dialog ? "--print-version" : "-v")
  }

  /// The code for options that it does not have.
  fileprivate var misused: Int32 { self == .whiptail ? 1 : 255 }
}

/// The options of dialog and whiptail; those of terminals are taken and mean nothing here.
enum DialogOptions {
  /// How many values follow an option; `nil` for one that has none, and for what is no option.
  static func values(of name: String) -> Int? {
    name == "begin" ? 2 : valued.contains(name) ? 1 : nil
  }

  /// What whiptail does not have.
  static let ofDialog: Set<String> = [
    "stdout", "timeout", "insecure", "extra-button", "help-button", "yes-label", "no-label",
    "ok-label", "no-cancel", "no-tags", "max-input", "quoted", "single-quoted",
  ]

  private static let valued: Set<String> = [
    "title", "backtitle", "yes-button", "no-button", "ok-button", "cancel-button", "yes-label",
    "no-label", "ok-label", "cancel-label", "exit-label", "extra-label", "help-label",
    "default-item", "timeout", "output-fd", "aspect", "output-separator", "separator",
    "column-separator", "hline", "hfile", "sleep", "date-format", "tab-len", "icon",
    "default-button", "max-input", "trace", "input-fd", "week-start",
  ]
  /// None follows.
  static let plain: Set<String> = [
    "defaultno", "nocancel", "no-cancel", "separate-output", "stdout", "stderr", "noitem",
    "no-items", "notags", "no-tags", "clear", "scrolltext", "topleft", "fullbuttons", "fb",
    "insecure", "colors", "no-collapse", "cr-wrap", "trim", "no-shadow", "shadow", "keep-tite",
    "keep-window", "no-lines", "no-mouse", "no-nl-expand", "quoted", "ignore", "single-quoted",
    "no-label-help", "size-err", "tab-correct", "extra-button", "help-button", "help-status",
    "help-tags", "item-help", "no-ok", "nook", "no-hot-list", "iso-week", "last-key", "scrollbar",
    "ascii-lines", ZenityCall.scene, "erase-on-exit", "no-kill", "reorder", "beep", "beep-after",
    "visit-items",
  ]
}
