/// One thing that was looked at, and what to do about it.
package struct Diagnosis: Hashable {
  package enum Level: Hashable {
    case good
    /// Works, but not for everything.
    case partial
    /// `show` cannot work, for this reason.
    case bad(RuntimeError.Kind)
  }

  package var topic: String
  package var level: Level
  package var text: String
  package var remedy = ""

  package init(topic: String, level: Level, text: String, remedy: String = "") {
    self.topic = topic
    self.level = level
    self.text = text
    self.remedy = remedy
  }

  /// The lines for the reader, the remedy on one of its own.
  package var lines: [String] {
    let word =
      switch level {
      case .good: "good   "
      case .partial: "partly "
      case .bad: "bad    "
      }
    let head = topic.padded(to: 9) + word
    return [head + text] + (remedy.isEmpty ? [] : [String(repeating: " ", count: 16) + remedy])
  }

  /// Why `show` would not work; `nil` when it would. A missing permission is told
  /// first, as it hides the rest.
  package static func failure(of all: [Diagnosis]) -> RuntimeError.Kind? {
    let kinds = all.compactMap { diagnosis -> RuntimeError.Kind? in
      if case .bad(let kind) = diagnosis.level { return kind }
      return nil
    }
    return kinds.contains(.permission) ? .permission : kinds.first
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
