import Glibc

/// The age at which the records of a journal are removed. Whole files are removed, so that no question is cut in
/// half.
///
/// A journal is begun anew once its oldest record is too old, and the one before it is removed once its newest is.
/// So a record stays for the time that the settings say, and for twice that time at most.
struct JournalAge: Hashable, Sendable {
  /// The milliseconds for which a record is kept; `nil` for as long as there is room.
  private let most: Int?
  /// The time of the first record of the journal that is not repeated from the one before, in milliseconds since
  /// 1970.
  private var oldest: Int?
  private var newest: Int?
  /// The time of the newest record of the journal before it; `nil` where there is none.
  private var newestBefore: Int?
  /// The time of a failure; the next attempt is an hour later.
  private var failed: Int?

  private static let hour = 3_600_000

  init(days: Int) { most = days > 0 ? days * 24 * Self.hour : nil }

  /// The two things that can be due.
  enum Deed { case forgetEarlier, restart }

  /// The next thing that is due, and its time in milliseconds since 1970.
  var next: (deed: Deed, time: Int)? {
    guard let most else { return nil }
    let deed = newestBefore.map { (Deed.forgetEarlier, $0) } ?? oldest.map { (Deed.restart, $0) }
    return deed.map { ($0.0, max($0.1 + most, failed.map { $0 + Self.hour } ?? .min)) }
  }

  /// The time before which answers are too old at a moment.
  func limit(at time: Int) -> Int { time - (most ?? time) }

  /// Notes the time of a record in the journal.
  mutating func note(_ time: Int) {
    oldest = min(oldest ?? time, time)
    newest = max(newest ?? time, time)
  }

  /// Notes the times of a journal's records, and of the one before it, as they were read.
  mutating func note(_ reading: AuditReading, before: AuditReading) {
    (oldest, newest) = (reading.oldest, reading.newest)
    newestBefore = before.newest
  }

  /// Notes that the journal was begun anew, and is now the one before.
  mutating func turn() {
    newestBefore = newest
    (oldest, newest, failed) = (nil, nil, nil)
  }

  /// Notes that the journal before has been removed.
  mutating func forgetEarlier() { (newestBefore, failed) = (nil, nil) }

  mutating func fail(at time: Int) { failed = time }
}

extension AuditJournal {
  /// The time at which part of it becomes too old, in milliseconds since 1970; `nil` for never.
  package var expiry: Int? { age.next?.time }

  /// Removes the part that is too old: the journal before, or else this one, which is begun anew and is then the
  /// one before.
  ///
  /// - Parameter time: The time in milliseconds since 1970.
  /// - Returns: The time before which answers are forgotten as well; `nil` where nothing was too old.
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
