import TelltaleSyntax

/// What a journal says about questions that somebody may ask for again: those without an end, and the answers
/// of those with a key.
package struct AuditPast: Hashable, Sendable {
  /// By their numbers, as they were asked.
  package private(set) var open: [Int: AuditRecord] = [:]
  /// Those among them that were seen.
  package private(set) var shown: Set<Int> = []
  /// The newest answers of questions with a key, by their numbers.
  package private(set) var answers: [Int: Kept] = [:]
  /// The highest number that was given.
  package private(set) var last = 0
  private let most: Int

  package struct Kept: Hashable, Sendable {
    package var asked: AuditRecord
    package var answered: AuditRecord
  }

  /// - Parameter most: answers that are kept.
  package init(most: Int) { self.most = most }

  /// Takes what happened; the same record twice is the same as once.
  package mutating func take(_ record: AuditRecord) {
    last = max(last, record.number)
    switch record.kind {
    case .started, .opened, .closed, .set: break
    case .asked:
      if answers[record.number] == nil { open[record.number] = record }
    case .shown: if open[record.number] != nil { shown.insert(record.number) }
    case .armed: break
    case .answered:
      if let asked = close(record.number), asked["key"]?.string != nil {
        answers[record.number] = Kept(asked: asked, answered: record)
        if answers.count > most, let oldest = answers.keys.min() { answers[oldest] = nil }
      }
    case .ended: _ = close(record.number)
    }
  }

  private mutating func close(_ number: Int) -> AuditRecord? {
    shown.remove(number)
    return open.removeValue(forKey: number)
  }

  /// The answer to what a user asked under a key.
  package func answer(to key: String, of user: UInt32) -> Kept? {
    answers.values.first {
      $0.asked["key"]?.string == key && $0.asked["user"]?.integer == Int(user)
    }
  }

  /// All of it as records, for the head of a new journal.
  package var records: [AuditRecord] {
    let kept = answers.keys.sorted().flatMap { number in
      answers[number].map { [$0.asked, $0.answered] } ?? []
    }
    let asked = open.keys.sorted().flatMap { number -> [AuditRecord] in
      guard let record = open[number] else { return [] }
      return shown.contains(number)
        ? [record, AuditRecord(.shown, number, at: record.time)] : [record]
    }
    // The highest number is not given a second time.
    let newest = AuditRecord(.started, last, at: 0, [.init("continued", true)])
    return [newest] + kept + asked
  }
}
