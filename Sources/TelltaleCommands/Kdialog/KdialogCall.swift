/// The arguments of a call of kdialog: a mode with its text, what follows it, and options.
struct KdialogCall: Equatable {
  /// What is shown, in the order in which kdialog looks for it; where several are given the first of these counts.
  enum Mode: String, CaseIterable {
    case yesno, yesnocancel, warningyesno, warningcontinuecancel, warningyesnocancel
    case sorry, detailedsorry, error, detailederror, msgbox
    case inputbox, password, newpassword, combobox, menu, checklist, radiolist
    case passivepopup, textbox, textinputbox, slider, calendar
    case getopenfilename, getsavefilename, getexistingdirectory
    case progressbar, imgbox, imginputbox, getopenurl, getsaveurl, geticon, getcolor

    /// Why it is not shown; `nil` for what is.
    var refusal: String? {
      switch self {
      case .progressbar:
        "--progressbar is not shown, since it goes on after kdialog has ended; write the percentage to the standard "
          + "input of `telltale zenity --progress`"
      case .imgbox, .imginputbox:
        "--\(rawValue) is not shown: write a scene to show pictures (telltale run)"
      case .getopenurl, .getsaveurl, .geticon:
        "--\(rawValue) is not shown: a unit's files are not its user's; see --getopenfilename"
      case .getcolor: "--getcolor is not shown: the guidelines have no such element"
      default: nil
      }
    }

    /// Rows are chosen from, each a tag and a text, and perhaps whether it is on.
    var rowWidth: Int? {
      switch self {
      case .menu: 2
      case .checklist, .radiolist: 3
      default: nil
      }
    }
  }

  var mode: Mode
  /// What the mode's option says.
  var text: String
  /// What follows it.
  var words: [String]
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  private static let valued: Set<String> = [
    "title", "default", "dontagain", "yes-label", "no-label", "cancel-label", "ok-label",
    "continue-label", "icon", "geometry", "attach", "embed", "dateformat", "caption",
    "qwindowtitle",
    "desktopfile", "qwindowicon", "qwindowgeometry", "stylesheet", "style", "platform", "display",
  ]
  private static let plain: Set<String> = [
    "multiple", ZenityCall.scene, "separate-output", "print-winid", "noerrdialog",
  ]

  /// Reads what follows the program's name.
  ///
  /// - Throws: ``ZenityRefusal``, with 1 where kdialog does not know an option.
  init(_ arguments: [String]) throws(ZenityRefusal) {
    var modes: [Mode: String] = [:]
    words = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let parts = ZenityText.parts(argument.drop { $0 == "-" }, at: "=", most: 1)
      let name = parts[0]
      if argument == "-v" || name == "version" { throw .version("kdialog 22.12.3") }
      if name.hasPrefix("help") || argument == "-h" { throw .help }
      let mode = Mode(rawValue: name)
      if Self.plain.contains(name) {
        guard parts.count == 1 else { throw Self.misused("Unexpected value after '--\(name)'.") }
        flags.insert(name)
      } else if mode != nil || Self.valued.contains(name) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Self.misused("Missing value after '\(argument)'.")
        }
        if let mode { modes[mode] = value } else { values[name] = value }
      } else {
        throw Self.misused("Unknown option '\(name)'.")
      }
    }
    guard let mode = Mode.allCases.first(where: { modes[$0] != nil }), let text = modes[mode] else {
      throw ZenityRefusal(message: "kdialog: no box; `telltale kdialog --help` lists all boxes")
    }
    self.mode = mode
    self.text = text
    if let refusal = mode.refusal { throw ZenityRefusal(message: refusal, code: 255) }
    try checkWords()
  }

  private static func misused(_ message: String) -> ZenityRefusal {
    ZenityRefusal(message: "kdialog: \(message)", code: 1)
  }

  private func checkWords() throws(ZenityRefusal) {
    let isShort: Bool
    switch mode {
    case .menu: isShort = words.count < 2
    case .checklist, .radiolist: isShort = words.count < 3
    case .combobox: isShort = words.isEmpty
    default: isShort = false
    }
    guard isShort else { return }
    throw ZenityRefusal(
      message: "Syntax: --\(mode.rawValue) text"
        + (mode == .combobox
          ? " item [item] ..." : " tag item\(mode == .menu ? "" : " on/off") ..."),
      code: 255)
  }

  func value(_ name: String) -> String? { values[name] }
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// Rows of a list: their tags, their texts, and whether they are on. A row that is not whole is none.
  var rows: [(tag: String, item: String, isOn: Bool)] {
    guard let width = mode.rowWidth else { return words.map { ($0, $0, $0 == value("default")) } }
    return stride(from: 0, to: words.count - width + 1, by: width).map { start in
      let isOn = width == 3 ? words[start + 2] == "on" : words[start + 1] == value("default")
      return (words[start], words[start + 1], isOn)
    }
  }
}
