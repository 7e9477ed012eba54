import TelltaleSyntax

/// The arguments of a call of zenity, read as zenity 3.44 reads them.
struct ZenityCall: Equatable {
  var mode: ZenityMode
  /// Texts and numbers as they were given, in their order.
  var values: [Value] = []
  var flags: Set<String> = []
  /// What is no option: the rows of a list, the choices of an entry.
  var operands: [String] = []

  /// An option and what it says.
  struct Value: Equatable {
    var name: String
    var text: String
  }

  /// The version whose options, output and exit codes are followed.
  static let version = "3.44.0"

  /// A flag of our own: the scene on standard output, for `telltale render` and `telltale lint`.
  static let scene = "telltale-scene"
  /// Another: the rows stand in a table, however few there are.
  static let noSheet = "telltale-table"
  /// Another: where no row was chosen it is the first.
  static let takesFirst = "telltale-first"
  /// Another: choices are made, and nothing is typed.
  static let noTyping = "telltale-choices"
  /// Another: there is no OK, but other buttons.
  static let noOK = "telltale-no-ok"

  /// Stands between what is told of rows where a program takes it apart again; nobody types it.
  static let separator = String(Character(separatorScalar))
  static let separatorScalar: Unicode.Scalar = "\u{1}"

  /// The last value of an option counts; `nil` where it was not given.
  func value(_ name: String) -> String? { values.last { $0.name == name }?.text }

  /// Milliseconds of `--timeout`, or for which a notice stays; `nil` for none.
  var limit: Int? { given ?? (mode == .notification ? Self.noticeMilliseconds : nil) }

  private static let noticeMilliseconds = 5000

  private var given: Int? {
    value("timeout").flatMap(ZenityWord.number).flatMap { seconds in
      seconds > 0 ? min(seconds, Int(ShowRequest.timeouts.upperBound)) * 1000 : nil
    }
  }

  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.text) }

  /// Reads what follows the program's name.
  ///
  /// - Parameters:
  ///   - arguments: as the shell gives them.
  ///   - keepsBytes: whether options may have bytes that are no UTF-8, as those of other programs do.
  /// - Throws: ``ZenityRefusal`` with zenity's own words where zenity has them.
  init(_ arguments: [String], keepsBytes: Bool = false) throws(ZenityRefusal) {
    let words = try ZenityWord.read(arguments, keepsBytes: keepsBytes)
    var modes: [ZenityMode] = []
    var values: [Value] = []
    var flags: Set<String> = []
    var operands: [String] = []
    for word in words {
      switch word {
      case .operand(let text): operands.append(text)
      case .option(let name, let text?): values.append(Value(name: name, text: text))
      case .option(let name, nil):
        if let mode = ZenityMode(rawValue: name) {
          modes.append(mode)
        } else {
          flags.insert(name)
        }
      }
    }
    guard let mode = modes.first else { throw .noMode }
    guard Set(modes).count == 1 else { throw .severalModes }
    let own = mode.options
    for name in values.map(\.name) + flags.sorted()
    where own[name] == nil && ZenityMode.common[name] == nil && !ZenityMode.unheard.contains(name)
      && name != ZenityCall.scene
    {
      throw .foreign(name)
    }
    for name in ["ok-label", "cancel-label"]
    where values.contains(where: { $0.name == name }) && mode.hasNoButton(name) {
      throw .foreign(name)
    }
    if mode == .list, flags.isSuperset(of: ["checklist", "radiolist"]) { throw .severalLists }
    // A question without any button.
    if flags.contains("switch"), !values.contains(where: { $0.name == "extra-button" }) {
      throw .unknown
    }
    if mode == .list, !values.contains(where: { $0.name == "column" }) { throw .noColumns }
    self.mode = mode
    self.values = values
    self.flags = flags
    self.operands = operands
  }
}

/// One option with its value, or what is none.
enum ZenityWord: Equatable {
  case option(String, String?)
  case operand(String)

  /// All names that there are, in whichever mode; an option that two modes share takes the same in both.
  private static let known: [String: ZenityOption] = ZenityMode.allCases.reduce(
    into: ZenityMode.common
  ) { known, mode in
    known.merge(mode.options) { $1 }
    known[mode.rawValue] = .flag
  }

  /// For all options, and for those of a group.
  private static let helps: Set<String> = Set(
    ["--help", "--help-all", "--help-general", "--help-misc", "--help-gtk"]
      + ZenityMode.allCases.map { "--help-\($0.rawValue)" })

  /// Values stand behind a sign of equality, or in the argument that follows; after `--` all are operands.
  static func read(
    _ arguments: [String], keepsBytes: Bool = false
  ) throws(ZenityRefusal) -> [ZenityWord] {
    var words: [ZenityWord] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return words + operands(after: words, rest) }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(.operand(argument))
        continue
      }
      if argument == "-h" || helps.contains(argument) { throw .help }
      guard argument.hasPrefix("--") else { throw .unknown }
      let parts = ZenityText.parts(argument.dropFirst(2), at: "=", most: 1)
      let name = parts[0]
      if name == "version" { throw .version(ZenityCall.version) }
      if name == ZenityCall.scene {
        words.append(.option(name, nil))
        continue
      }
      guard let kind = known[name] else { throw .unknown }
      // What stands behind a flag's sign of equality is not looked at.
      if kind == .flag {
        words.append(.option(name, nil))
        continue
      }
      guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .unknown }
      if !keepsBytes, KeptBytes.areIn(text) { throw .unreadable(name) }
      if kind == .number, number(text) == nil { throw .unknown }
      words.append(.option(name, text))
    }
    return words
  }

  /// What follows two dashes. These are an operand themselves where GLib leaves them: between operands, and before what
  /// would be an option.
  private static func operands(after words: [ZenityWord], _ rest: ArraySlice<String>)
    -> [ZenityWord]
  {
    let isBetween =
      !rest.isEmpty && words.contains { if case .operand = $0 { true } else { false } }
    let stays = isBetween || rest.contains { $0.hasPrefix("-") }
    return ((stays ? ["--"] : []) + rest).map { .operand($0) }
  }

  /// A whole number of 32 bits as GLib's options take it; `nil` for anything else.
  static func number(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let value: Int32?
    if digits.lowercased().hasPrefix("0x") {
      value = Int32(digits.dropFirst(2), radix: 16)
    } else {
      value = Int32(digits, radix: digits.hasPrefix("0") && digits.count > 1 ? 8 : 10)
    }
    return value.map { isNegative ? -Int($0) : Int($0) }
  }
}

/// Why a call of a script is not carried out; nobody is asked, and the exit code is 255, unless it is said otherwise.
struct ZenityRefusal: Error, Equatable {
  var message: String
  /// The exit code, where it is none that is usual.
  var code: Int32?

  /// Not asked is also who wants to know what there is.
  static let help = ZenityRefusal(message: "help", code: 0)
  /// What a program says of itself.
  static func version(_ text: String) -> ZenityRefusal { ZenityRefusal(message: text, code: 0) }
  static let unknown = ZenityRefusal(
    message: "This option is not available. Please see --help for all possible usages.")
  /// zenity says no more than that it does not know the option.
  static func unreadable(_ name: String) -> ZenityRefusal {
    ZenityRefusal(
      message: unknown.message
        + "\ntelltale: error: the value of --\(name) is not valid UTF-8; write it in UTF-8")
  }
  static let noMode = ZenityRefusal(
    message: "You must specify a dialog type. See 'zenity --help' for details")
  static let noColumns = ZenityRefusal(message: "No column titles specified for List dialog.")
  static let severalModes = ZenityRefusal(message: "Two or more dialog options specified")

  static let severalLists = ZenityRefusal(message: "You should use only one List dialog type.")

  /// An option of another mode.
  static func foreign(_ name: String) -> ZenityRefusal {
    ZenityRefusal(message: "--\(name) is not supported for this dialog")
  }
}
