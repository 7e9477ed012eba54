import TelltaleServiceClient
import TelltaleSyntax

/// What a journal says about questions that somebody may ask for again: those without an end, and the answers
/// of those with a key.
package struct AuditPast: Hashable, Sendable {
  /// By their numbers, as they were asked.
  package private(set) var open: [Int: AuditRecord] = [:]
  /// Those among them that were seen.
  package private(set) var shown: Set<Int> = []
  private var kept: KeptAnswers
  /// The app that was shown last, without an end.
  package private(set) var app: AuditRecord?
  /// The highest number that was given.
  package private(set) var last = 0

  package struct Kept: Hashable, Sendable {
    /// Without its text.
    package var asked: AuditRecord
    package var answered: AuditRecord
  }

  /// - Parameters:
  ///   - most: answers that are kept.
  ///   - bytesPerUser: bytes of the answers of one user, of which the newest is kept in any case.
  package init(most: Int, bytesPerUser: Int = ServiceLimits().keptBytesPerUser) {
    kept = KeptAnswers(most: most, bytesPerUser: bytesPerUser)
  }

  /// The newest answers of questions with a key, by their numbers.
  package var answers: [Int: Kept] { kept.answers }

  /// The number of the next question: above all that were given, or the lowest that nobody has where there is none
  /// above.
  package var next: Int {
    guard last >= AuditRecord.numbers.upperBound else { return last + 1 }
    return (1...AuditRecord.numbers.upperBound).first { open[$0] == nil && answers[$0] == nil } ?? 1
  }

  /// Takes what happened; the same record twice is the same as once.
  package mutating func take(_ record: AuditRecord) {
    last = max(last, record.number)
    switch record.kind {
    case .started, .set: break
    case .opened: app = record
    case .closed: app = nil
    case .asked:
      if answers[record.number] == nil { open[record.number] = record }
    case .shown: if open[record.number] != nil { shown.insert(record.number) }
    case .armed: break
    case .answered: if let asked = close(record.number) { kept.add(asked, record) }
    case .ended: _ = close(record.number)
    }
  }

  /// Forgets answers that were given before a moment, in milliseconds since 1970.
  mutating func forget(answersBefore time: Int) { kept.forget(before: time) }

  private mutating func close(_ number: Int) -> AuditRecord? {
    shown.remove(number)
    return open.removeValue(forKey: number)
  }

  /// The answer to what a user asked under a key, byte for byte.
  package func answer(to key: String, of user: UInt32) -> Kept? { kept.answer(to: key, of: user) }

  /// All of it as records, for the head of a new journal.
  package var records: [AuditRecord] {
    let kept = answers.keys.sorted().flatMap { number in
      answers[number].map { [$0.asked, $0.answered] } ?? []
    }
    let asked = open.keys.sorted().flatMap { number -> [AuditRecord] in
      guard let record = open[number] else { return [] }
      return shown.contains(number)
        ? [record, AuditRecord(.shown, number, at: record.time, record.owner)] : [record]
    }
    // The highest number is not given a second time.
    let newest = AuditRecord(.started, last, at: 0, [.init("continued", true)])
    return [newest] + kept + asked + (app.map { [$0] } ?? [])
  }
}

extension AuditRecord {
  /// Whose question it is about, as each record of it says.
  var owner: [JSONValue.Member] { details.filter { $0.key == "user" } }
}
