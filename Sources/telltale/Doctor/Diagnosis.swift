/// One thing that was looked at, and what to do about it.
struct Diagnosis: Hashable {
  enum Level: Hashable {
    case good
    /// Works, but not for everything.
    case partial
    /// `show` cannot work, and would end with this code.
    case bad(ExitStatus)
  }

  var topic: String
  var level: Level
  var text: String
  var remedy = ""

  /// The lines for the reader, the remedy on one of its own.
  var lines: [String] {
    let word =
      switch level {
      case .good: "good   "
      case .partial: "partly "
      case .bad: "bad    "
      }
    let head = topic.padded(to: 9) + word
    return [head + text] + (remedy.isEmpty ? [] : [String(repeating: " ", count: 16) + remedy])
  }

  /// The code that `show` would end with; `nil` when it would work. A missing permission is told
  /// first, as it hides the rest.
  static func failure(of all: [Diagnosis]) -> ExitStatus? {
    let codes = all.compactMap { diagnosis -> ExitStatus? in
      if case .bad(let status) = diagnosis.level { return status }
      return nil
    }
    return codes.contains(.noPermission) ? .noPermission : codes.first
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
