import TelltaleModel

/// The knowledge that judges of several profiles share: texts that were read, and findings of rules
/// that asked nothing of a profile.
///
/// The answers are those of judges that share nothing; they come sooner.
package final class SharedFindings {
  let texts: ReadTexts
  private var scene: Scene?
  /// By the number of the reading in the order of judging.
  private var found: [FoundInReading] = []

  /// An empty memory, as before the first scene.
  ///
  /// - Parameters:
  ///   - lexicons: The words that rules on wording know.
  ///   - verbs: The verbs that they know.
  package init(_ lexicons: Lexicons, _ verbs: VerbBook) { texts = ReadTexts(lexicons, verbs) }

  /// Makes ready for a scene; what was found in an equal one is kept.
  func begin(_ scene: Scene) {
    guard self.scene != scene else { return }
    self.scene = scene
    found = []
  }

  /// What is known of a reading.
  ///
  /// - Parameter number: Of the reading, counted in the order of judging; the next one that is not known, or less.
  subscript(number: Int) -> FoundInReading {
    get { number < found.count ? found[number] : FoundInReading() }
    set {
      if number < found.count { found[number] = newValue } else { found.append(newValue) }
    }
  }
}

/// What rules found in a reading without asking anything of a profile.
struct FoundInReading {
  /// By the number of the rule in its book.
  var faults: [Int: [Fault]] = [:]
  /// The languages of its texts that nobody here knows the words of; `nil` where nobody has looked.
  var unreadLanguages: Set<Language>?
}
