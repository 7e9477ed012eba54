import Glibc

/// How long the records of a journal are kept: whole files go, so that no question is cut in half.
///
/// A journal is begun anew once its oldest record is too old, and the one before it goes once its newest is. So a record
/// stays for as long as is said, and for twice as long at most.
struct JournalAge: Hashable, Sendable {
  /// Milliseconds that a record is kept; `nil` for as long as there is room.
  private let most: Int?
  /// Milliseconds since 1970, when the first record of the journal was written, but for what it says again.
  private var oldest: Int?
  private var newest: Int?
  /// The newest record of the journal before it; `nil` where there is none.
  private var newestBefore: Int?
  /// When something could not be done; it is tried again after an hour.
  private var failed: Int?

  private static let hour = 3_600_000

  init(days: Int) { most = days > 0 ? days * 24 * Self.hour : nil }

  /// What is due of both.
  enum Deed { case forgetEarlier, restart }

  /// What is due next, and when, in milliseconds since 1970.
  var next: (deed: Deed, time: Int)? {
    guard let most else { return nil }
    let deed = newestBefore.map { (Deed.forgetEarlier, $0) } ?? oldest.map { (Deed.restart, $0) }
    return deed.map { ($0.0, max($0.1 + most, failed.map { $0 + Self.hour } ?? .min)) }
  }

  /// Up to when answers are too old at a moment.
  func limit(at time: Int) -> Int { time - (most ?? time) }

  /// A record of that time is in the journal.
  mutating func note(_ time: Int) {
    oldest = min(oldest ?? time, time)
    newest = max(newest ?? time, time)
  }

  /// The times of a journal's records, and of the one before it, as they were read.
  mutating func note(_ reading: AuditReading, before: AuditReading) {
    (oldest, newest) = (reading.oldest, reading.newest)
    newestBefore = before.newest
  }

  /// The journal was begun anew, and is now the one before.
  mutating func turn() {
    newestBefore = newest
    (oldest, newest, failed) = (nil, nil, nil)
  }

  /// The journal before has gone.
  mutating func forgetEarlier() { (newestBefore, failed) = (nil, nil) }

  mutating func fail(at time: Int) { failed = time }
}

extension AuditJournal {
  /// When something of it is too old, in milliseconds since 1970; `nil` for never.
  package var expiry: Int? { age.next?.time }

  /// Lets go of what is too old: of the journal before, or of this one, which is begun anew and is then the one before.
  ///
  /// - Parameter time: milliseconds since 1970.
  /// - Returns: Up to when answers for their questions are forgotten as well; `nil` where nothing was too old.
  package func expire(at time: Int) -> Int? {
    guard let next = age.next, next.time <= time else { return nil }
    let limit = age.limit(at: time)
    present.forget(answersBefore: limit)
    switch next.deed {
    case .forgetEarlier:
      // What somebody has put in place of a journal, or a crash has left, is as old.
      for name in [Self.linked, Self.found] { unlink("\(folder)/\(name)") }
      guard unlink("\(folder)/\(Self.earlier)") == 0 || errno == ENOENT else {
        age.fail(at: time)
        return limit
      }
      earlierTurn = nil
      age.forgetEarlier()
      sync(folder)
    case .restart: if !restart() { age.fail(at: time) }
    }
    return limit
  }
}
