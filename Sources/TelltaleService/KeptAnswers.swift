import TelltaleServiceClient
import TelltaleSyntax

/// The newest answers of questions with a key. The number of answers is limited in all, and the bytes for each
/// user, so that no user's answers push out those of others.
struct KeptAnswers: Hashable, Sendable {
  /// The answers by the numbers of their questions.
  private(set) var answers: [Int: AuditPast.Kept] = [:]
  private var numbers: [Name: Int] = [:]
  private var shares: [UInt32: Share] = [:]
  private let most: Int
  private let bytesPerUser: Int

  /// A user's key for a question, by its bytes: keys that look alike can differ.
  private struct Name: Hashable, Sendable {
    var user: UInt32
    var key: [UInt8]

    init(_ user: UInt32, _ key: String) {
      self.user = user
      self.key = Array(key.utf8)
    }

    init?(_ asked: AuditRecord) {
      guard let user = asked.user, let key = asked["key"]?.string else { return nil }
      self.init(user, key)
    }
  }

  /// The answers of one user, the oldest first.
  private struct Share: Hashable, Sendable {
    var numbers: [Int] = []
    var bytes = 0
  }

  init(most: Int, bytesPerUser: Int) {
    self.most = most
    self.bytesPerUser = bytesPerUser
  }

  func answer(to key: String, of user: UInt32) -> AuditPast.Kept? {
    numbers[Name(user, key)].flatMap { answers[$0] }
  }

  /// Keeps the answer of a question that has a key, with the little that is needed to give it again.
  mutating func add(_ asked: AuditRecord, _ answered: AuditRecord) {
    guard let name = Name(asked) else { return }
    if let older = numbers[name] { remove(older) }
    let kept = AuditPast.Kept(asked: asked.withoutText, answered: answered)
    answers[asked.number] = kept
    numbers[name] = asked.number
    shares[name.user, default: Share()].numbers.append(asked.number)
    shares[name.user]?.bytes += kept.bytes
    while let share = shares[name.user], share.bytes > bytesPerUser, share.numbers.count > 1 {
      remove(share.numbers[0])
    }
    while answers.count > most, let oldest = largest?.numbers.first { remove(oldest) }
  }

  /// The share with the most answers; of equal ones that with the oldest answer.
  private var largest: Share? {
    shares.values.max {
      ($0.numbers.count, $1.numbers.first ?? 0) < ($1.numbers.count, $0.numbers.first ?? 0)
    }
  }

  /// Forgets answers that were given before a moment, in milliseconds since 1970.
  mutating func forget(before time: Int) {
    for (number, kept) in answers where kept.answered.time < time { remove(number) }
  }

  private mutating func remove(_ number: Int) {
    guard let kept = answers.removeValue(forKey: number), let name = Name(kept.asked) else {
      return
    }
    numbers[name] = nil
    shares[name.user]?.numbers.removeAll { $0 == number }
    shares[name.user]?.bytes -= kept.bytes
    if shares[name.user]?.numbers.isEmpty == true { shares[name.user] = nil }
  }
}

extension AuditPast.Kept {
  /// The bytes in the head of a journal.
  fileprivate var bytes: Int { asked.line.utf8.count + answered.line.utf8.count }
}

extension AuditRecord {
  /// The user and the key, without the question.
  fileprivate var withoutText: AuditRecord {
    AuditRecord(kind, number, at: time, details.filter { $0.key != "text" && $0.key != "rules" })
  }
}
