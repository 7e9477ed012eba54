import TelltaleModel

/// What zenity's dialogs say by themselves, in a unit's language.
struct ZenityWords: Equatable {
  var yes: String
  var no: String
  var ok: String
  var close: String
  var user: String
  var password: String
  /// How long something still takes.
  var rest: String
  /// Stands in a field that leaves rows out.
  var search: String
  /// The language's own word, as every alert has it.
  var cancel: String
  var replace: String
  private let replacing: String
  /// Short names of the days from Monday on.
  let weekdays: [String]
  /// On which of them a week begins, from 0 for Monday.
  let firstWeekday: Int
  /// A date in digits, as strftime(3) writes it, where the process has no locale for that.
  let date: String
  let months: [String]
  /// What dialogs are called that are given no title.
  private let titles: [ZenityMode: String]
  /// What dialogs say that are given no text.
  private let sentences: [ZenityMode: String]

  /// - Parameters:
  ///   - lexicons: with the words of scripts; English ones stand for a language that has none.
  ///   - language: in which it is asked.
  ///   - cancel: the language's word for it.
  init(_ lexicons: Lexicons, _ language: Language, cancel: String) {
    let list = lexicons.words(Lexicons.ofScripts, in: language)
    let row = list.count == Self.english.count ? list : Self.english
    (yes, no, ok, close) = (row[0], row[1], row[2], row[3])
    (user, password, rest, search) = (row[4], row[5], row[6], row[7])
    sentences = [
      .info: row[8], .warning: row[9], .question: row[9], .error: row[10], .password: row[11],
      .entry: row[12], .list: row[13], .progress: row[14], .scale: row[15], .calendar: row[16],
    ]
    titles = [
      .info: row[19], .warning: row[20], .error: row[21], .question: row[22], .textInfo: row[23],
    ]
    (replace, replacing) = (row[17], row[18])
    (weekdays, firstWeekday, date) = (Array(row[24..<31]), Int(row[31]) ?? 0, row[32])
    months = Array(row[33...])
    self.cancel = cancel
  }

  /// Asks whether a file of this name may be written over.
  func replaces(_ name: String) -> String { replacing.replacing(text: "%s", with: name) }

  /// What a dialog of this mode is called where a call has no `--title`, and no text that would be one.
  func title(_ mode: ZenityMode) -> String { titles[mode] ?? mode.word }

  /// What a dialog of this mode says where a call has no `--text`.
  func sentence(_ mode: ZenityMode) -> String { sentences[mode] ?? "" }

  /// In the order of `Platforms/Lexicons/script-words.yaml`, for units without that file.
  static let english = [
    "Yes", "No", "OK", "Close", "User Name", "Password", "Time Remaining", "Search",
    "All updates are complete.", "Are you sure you want to proceed?", "An error has occurred.",
    "Type your password", "Enter new text", "Select items from the list below.", "Running…",
    "Adjust the scale value", "Select a date from below.", "Replace",
    "A file named “%s” already exists. Do you want to replace it?", "Information",
    "Warning", "Error", "Question", "Text",
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "6", "%m/%d/%Y",
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
