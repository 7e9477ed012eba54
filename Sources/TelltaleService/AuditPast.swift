import TelltaleServiceClient
import TelltaleSyntax

/// The part of a journal about questions that somebody may ask for again: those without an end, and the answers of
/// those with a key.
package struct AuditPast: Hashable, Sendable {
  /// The questions without an end as they were asked, by their numbers.
  package private(set) var open: [Int: AuditRecord] = [:]
  /// The numbers of the open questions that were seen.
  package private(set) var shown: Set<Int> = []
  private var kept: KeptAnswers
  /// The app that was shown last, without an end.
  package private(set) var app: AuditRecord?
  /// The highest number that was given.
  package private(set) var last = 0

  /// A question with a key, and its answer.
  package struct Kept: Hashable, Sendable {
    /// The record of the question, without its text.
    package var asked: AuditRecord
    package var answered: AuditRecord
  }

  /// Creates an empty past.
  ///
  /// - Parameters:
  ///   - most: The most answers that are kept.
  ///   - bytesPerUser: The most bytes of one user's answers. The newest answer is kept in any case.
  package init(most: Int, bytesPerUser: Int = ServiceLimits().keptBytesPerUser) {
    kept = KeptAnswers(most: most, bytesPerUser: bytesPerUser)
  }

  /// The newest answers of questions with a key, by their numbers.
  package var answers: [Int: Kept] { kept.answers }

  /// The number of the next question: above all that were given, or else the lowest that is free.
  package var next: Int {
    guard last >= AuditRecord.numbers.upperBound else { return last + 1 }
    return (1...AuditRecord.numbers.upperBound).first { open[$0] == nil && answers[$0] == nil } ?? 1
  }

  /// Takes a record into account. The same record twice has the effect of one.
  ///
  /// - Parameter record: A record, in the order in which they were written.
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

  /// Returns the answer to a question that a user asked under a key.
  ///
  /// - Parameters:
  ///   - key: The key; keys are compared byte for byte.
  ///   - user: The number of the user.
  /// - Returns: The question and its answer; `nil` where none is kept.
  package func answer(to key: String, of user: UInt32) -> Kept? { kept.answer(to: key, of: user) }

  /// The past as records, for the head of a new journal.
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
  /// The user whose question it is, as each record of the question says.
  var owner: [JSONValue.Member] { details.filter { $0.key == "user" } }
}
