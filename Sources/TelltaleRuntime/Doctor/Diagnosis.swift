/// The result of one check of the machine, and the remedy.
package struct Diagnosis: Hashable {
  package enum Level: Hashable {
    case good
    /// It works, but not for everything.
    case partial
    /// `show` cannot work, for this reason.
    case bad(RuntimeError.Kind)
  }

  package var topic: String
  package var level: Level
  package var text: String
  package var remedy = ""

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - topic: One word, such as `card` or `fonts`.
  ///   - level: The state of the thing that was checked.
  ///   - text: The finding in one line.
  ///   - remedy: The step that helps, in one line; empty for none.
  package init(topic: String, level: Level, text: String, remedy: String = "") {
    self.topic = topic
    self.level = level
    self.text = text
    self.remedy = remedy
  }

  /// The lines for the reader. The remedy has a line of its own.
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

  /// Returns the reason why `show` would not work.
  ///
  /// - Parameter all: The results of all checks.
  /// - Returns: The kind of the first failure, or a missing permission, which hides the other failures; `nil`
  ///   where `show` would work.
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
