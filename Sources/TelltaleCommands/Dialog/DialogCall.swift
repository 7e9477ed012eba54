/// The arguments of a call of dialog or whiptail: one box, what stands in it, and options.
struct DialogCall: Equatable {
  /// In whose place it is.
  enum Kind: String { case dialog, whiptail }

  enum Box: String {
    case yesno, msgbox, inputbox, passwordbox, menu, checklist, radiolist, gauge
  }

  var kind: Kind
  var box: Box
  /// Text, height, width and what follows them.
  var words: [String]
  private var values: [String: String]
  private var flags: Set<String>

  /// Options that a value follows.
  private static let valued: Set<String> = [
    "title", "backtitle", "yes-button", "no-button", "ok-button", "cancel-button", "yes-label",
    "no-label",
    "ok-label", "cancel-label", "exit-label", "default-item", "timeout", "output-fd", "aspect",
    "output-separator", "separator", "column-separator", "hline", "ascii-lines", "sleep",
    "date-format",
    "tab-len", "begin", "default-button",
  ]
  /// Options that none follows; those of terminals mean nothing here.
  private static let plain: Set<String> = [
    "defaultno", "nocancel", "no-cancel", "separate-output", "stdout", "stderr", "noitem",
    "no-items",
    "notags", "no-tags", "clear", "scrolltext", "topleft", "fullbuttons", "fb", "insecure",
    "colors",
    "no-collapse", "cr-wrap", "trim", "no-shadow", "shadow", "keep-tite", "keep-window", "no-lines",
    "no-mouse", "no-nl-expand", "quoted", "ignore", "single-quoted", "no-label-help", "size-err",
    "tab-correct",
  ]

  /// Reads what follows the program's name; options may stand anywhere before `--`.
  ///
  /// - Throws: ``DialogRefusal`` for what is not shown.
  init(_ kind: Kind, _ arguments: [String]) throws(DialogRefusal) {
    var box: Box?
    (values, flags, words) = ([:], [], [])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("--") else {
        words.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      if let found = Box(rawValue: name) {
        guard box == nil else {
          throw DialogRefusal("\(kind.rawValue): one box at a time is shown")
        }
        box = found
      } else if Self.valued.contains(name) {
        guard let value = rest.popFirst() else {
          throw DialogRefusal("\(argument): no value follows")
        }
        values[name] = value
      } else if Self.plain.contains(name) {
        flags.insert(name)
      } else {
        throw DialogRefusal("\(argument): unknown option")
      }
    }
    guard let box else {
      throw DialogRefusal(
        "\(kind.rawValue): no box; expected --yesno, --msgbox, --inputbox, --passwordbox, --menu, --checklist,"
          + " --radiolist or --gauge")
    }
    let least = [.menu, .checklist, .radiolist].contains(box) ? 4 : 3
    guard words.count >= least else {
      throw DialogRefusal("--\(box.rawValue): expected a text, a height and a width")
    }
    self.kind = kind
    self.box = box
  }

  func has(_ names: String...) -> Bool { names.contains { flags.contains($0) } }

  func value(_ names: String...) -> String? { names.lazy.compactMap { values[$0] }.first }

  /// Where the answer goes: standard error, unless it is said otherwise.
  var output: Int32 {
    value("output-fd").flatMap { Int32($0) } ?? (has("stdout") ? 1 : 2)
  }

  /// The same as a call of zenity, which asks for it.
  ///
  /// - Throws: ``ZenityRefusal`` where nothing is to be chosen from.
  func call() throws(ZenityRefusal) -> ZenityCall {
    let text = Self.escaped(self.words[0])
    // Where zenity would read marks in it, there are none.
    let isPlain = box == .yesno || box == .msgbox
    var words = ["--no-markup", "--text=\(isPlain ? text : Self.unmarked(text))"]
    if let title = value("title") { words.append("--title=\(title)") }
    if let limit = value("timeout") { words.append("--timeout=\(limit)") }
    if let ok = value("yes-button", "yes-label", "ok-button", "ok-label", "exit-label") {
      words.append("--ok-label=\(ok)")
    }
    if let cancel = value("no-button", "no-label", "cancel-button", "cancel-label") {
      words.append("--cancel-label=\(cancel)")
    }
    if has("defaultno"), box == .yesno { words.append("--default-cancel") }
    switch box {
    case .yesno: words.append("--question")
    case .msgbox: words.append("--info")
    case .inputbox:
      words += ["--entry", "--entry-text=\(self.words.count > 3 ? self.words[3] : "")"]
    case .passwordbox: words += ["--entry", "--hide-text"]
    case .gauge:
      words += ["--progress", "--percentage=\(self.words.count > 3 ? Int(self.words[3]) ?? 0 : 0)"]
    case .menu, .checklist, .radiolist: return try ZenityCall(words + list)
    }
    return try ZenityCall(words)
  }

  /// Stands between tags that are chosen; nobody types it.
  static let separator = "\u{1}"

  /// Rows as zenity has them: what is set at first before each, where that is said.
  private var list: [String] {
    let hasItems = !has("noitem", "no-items")
    // The item of a menu that is set at first is that of a list of which one is chosen.
    let likely = box == .menu ? value("default-item") : nil
    let hasStates = box != .menu
    let hasMarks = hasStates || likely != nil
    let width = 1 + (hasItems ? 1 : 0) + (hasStates ? 1 : 0)
    var cells: [String] = []
    let items = Array(words.dropFirst(4))
    for start in stride(from: 0, to: items.count - width + 1, by: width) {
      var row = Array(items[start..<start + width])
      if hasStates {
        let isOn = ["on", "true", "1", "yes"].contains(row.removeLast().lowercased())
        row.insert(isOn ? "TRUE" : "FALSE", at: 0)
      } else if let likely {
        row.insert(row[0] == likely ? "TRUE" : "FALSE", at: 0)
      }
      cells += row
    }
    let columns = Array(repeating: "--column=c", count: width + (likely == nil ? 0 : 1))
    let first = hasMarks ? 2 : 1
    let hidden = has("notags", "no-tags") && hasItems ? ["--hide-column=\(first)"] : []
    let mode = hasStates ? ["--\(box.rawValue)"] : likely == nil ? [] : ["--radiolist"]
    return ["--list"] + mode + columns + hidden
      + ["--print-column=\(first)", "--separator=\(Self.separator)", "--"] + cells
  }

  /// Only `\n` means something in their texts.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first != "n" { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func unmarked(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
    return result
  }

  /// What the caller reads of the tags that were chosen, as dialog and whiptail write them.
  func told(_ output: String) -> String {
    let text = output.hasSuffix("\n") ? String(output.dropLast()) : output
    guard box == .checklist, !text.isEmpty else {
      return box != .inputbox && box != .passwordbox && has("quoted") && !text.isEmpty
        ? quoted(text) : text
    }
    let tags = text.split(separator: Character(Self.separator), omittingEmptySubsequences: false)
      .map(String.init)
    if has("separate-output") { return tags.map { $0 + "\n" }.joined() }
    return tags.map(quoted).joined(separator: " ")
  }

  /// A tag as a shell reads it back, so that a script may `eval` what it is told: whiptail quotes each, dialog those that
  /// would be read otherwise. Both leave signs in them that a shell would act on; these are escaped.
  private func quoted(_ tag: String) -> String {
    let acts = tag.isEmpty || tag.contains { $0.isWhitespace || Self.signs.contains($0) }
    guard acts || kind == .whiptail else { return tag }
    if has("single-quoted") {
      let parts = tag.split(separator: "'", omittingEmptySubsequences: false)
      return "'" + parts.joined(separator: "'\\''") + "'"
    }
    let escaped = tag.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// What a shell acts on outside of quotes.
  private static let signs: Set<Character> = Set("\"'\\[]{}?*;`~#$^&()|<>!")
}

/// Why a call is not carried out; nobody is asked, and the exit code is 255.
struct DialogRefusal: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
