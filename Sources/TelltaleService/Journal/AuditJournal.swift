import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// The journal of a service: a line for each event of a question, on the disk before anybody is told of it.
///
/// A power cut may leave the last line half written. It is cut off at the next start: nobody was told of it.
package final class AuditJournal {
  package static let name = "journal"
  /// The name of the journal before it was begun anew.
  package static let earlier = "journal.1"
  /// The name of that one while the journal is begun anew.
  static let linked = "journal.old"
  /// The name for a file that somebody has put in the journal's place.
  static let found = "journal.found"

  /// The past at the time when the journal was opened: the questions that somebody may ask for again.
  package let past: AuditPast
  var present: AuditPast
  let folder: String
  private let most: Int
  /// The age at which records are removed.
  var age: JournalAge
  private let notices: Notices
  var descriptor: Int32
  var size: Int
  /// The bytes past which it is begun anew: at least twice the length of its head then. So each line is written
  /// again once on average, however much is still asked for.
  private var limit: Int
  /// The number of times that it was begun anew since the service began.
  var turn = 0
  /// The bytes that repeat open questions and kept answers; the journal before it has them as well.
  var headBytes = 0
  /// The number of the journal that is kept as the one before it; `nil` where none is.
  var earlierTurn: Int? = -1
  /// Writes bytes to the disk; returns the number of the error where it cannot.
  var put = AuditJournal.put

  /// Opens the journal of a folder. A missing folder is made.
  ///
  /// - Parameters:
  ///   - folder: The folder; only one service at a time can have it.
  ///   - limits: The length of the journal, and the number of answers that are kept.
  ///   - notices: Hears of lines that cannot be read.
  /// - Throws: An error where the folder or the file cannot be had.
  package init(
    in folder: String, _ limits: ServiceLimits, notices: Notices
  ) throws(RuntimeError) {
    if let code = JournalFolder.make(folder, notices) { throw Self.failure(folder, "mkdir", code) }
    self.folder = folder
    self.notices = notices
    most = limits.journalBytes
    age = JournalAge(days: limits.journalDays)
    limit = most
    let path = "\(folder)/\(Self.name)"
    descriptor = try Self.open(path)
    Self.finishTurn(in: folder)
    var reading = AuditReading(
      past: AuditPast(most: limits.keptAnswers, bytesPerUser: limits.keptBytesPerUser))
    let before = Self.read("\(folder)/\(Self.earlier)")
    reading.take(before)
    let bytes = Self.read(path)
    size = reading.take(bytes)
    past = reading.past
    present = reading.past
    if limits.journalDays > 0 { age.note(Self.reading(bytes), before: Self.reading(before)) }
    if size < bytes.count { ftruncate(descriptor, off_t(size)) }
    endLastLine(bytes.prefix(size))
    headBytes = AuditReading.headBytes(of: bytes)
    if size == 0 { writeHead(isAgain: !before.isEmpty) }
    for line in reading.complaints(of: path) { notices.tell(line) }
    if size > most { restart() }
  }

  deinit { Self.leave(descriptor) }

  private static func reading(_ bytes: [UInt8]) -> AuditReading {
    var reading = AuditReading(most: 0)
    reading.take(bytes)
    return reading
  }

  /// Writes the head. The first line has a checksum, so that none behind it is taken without one.
  private func writeHead(isAgain: Bool) {
    let head = Self.head(present.records, isAgain: isAgain)
    let bytes = Array(head.map { $0 + "\n" }.joined().utf8)
    guard put(bytes, descriptor) == nil else {
      ftruncate(descriptor, 0)
      return
    }
    size = bytes.count
    headBytes = AuditReading.headBytes(of: bytes)
  }

  /// Ends the last line, so that the next record has a line of its own.
  private func endLastLine(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last, last != AuditReading.lineEnd else { return }
    if put([AuditReading.lineEnd], descriptor) == nil { size += 1 }
  }

  /// Writes records to the disk, all or none.
  ///
  /// - Parameter records: The records, in their order.
  /// - Returns: The number of the error where they could not be written; `nil` for success.
  package func append(_ records: [AuditRecord]) -> Int32? {
    guard !records.isEmpty else { return nil }
    if let code = recover() { return code }
    let bytes = Array(records.map { $0.line + "\n" }.joined().utf8)
    if let code = put(bytes, descriptor) {
      // What was written of it is no record.
      ftruncate(descriptor, off_t(size))
      return code
    }
    size += bytes.count
    for record in records {
      present.take(record)
      age.note(record.time)
    }
    if size > limit { restart() }
    return nil
  }

  private static func put(_ bytes: [UInt8], _ descriptor: Int32) -> Int32? {
    if let code = DescriptorOutput.write(bytes, to: descriptor) { return code }
    guard fdatasync(descriptor) == 0 else { return errno }
    // ext4 takes bytes for a file that was open before its file system became read-only, and says that they are on the
    // disk (ext4_sync_file in fs/ext4/fsync.c).
    var system = statvfs()
    let isReadOnly =
      fstatvfs(descriptor, &system) == 0 && system.f_flag & UInt(ST_RDONLY) != 0
    return isReadOnly ? EROFS : nil
  }

  // MARK: Begun anew

  /// Begins the journal anew with open questions and kept answers.
  ///
  /// - Returns: False where that failed and the journal goes on as it is.
  @discardableResult
  func restart() -> Bool {
    let linked = "\(folder)/\(Self.linked)"
    unlink(linked)
    guard link("\(folder)/\(Self.name)", linked) == 0, begin(isAgain: true) == nil else {
      unlink(linked)
      // Not with every record from now on.
      limit = size + most
      return false
    }
    earlierTurn = rename(linked, "\(folder)/\(Self.earlier)") == 0 ? turn - 1 : nil
    age.turn()
    sync(folder)
    return true
  }

  /// Finishes a new beginning that a crash or a power cut has interrupted: the earlier journal gets its name if it
  /// has not got it yet.
  private static func finishTurn(in folder: String) {
    let linked = "\(folder)/\(Self.linked)"
    var (old, own) = (stat(), stat())
    guard lstat(linked, &old) == 0, lstat("\(folder)/\(name)", &own) == 0 else { return }
    if old.st_dev == own.st_dev, old.st_ino == own.st_ino {
      // It was not begun anew yet.
      unlink(linked)
    } else {
      rename(linked, "\(folder)/\(earlier)")
    }
  }

  /// Begins the journal anew if somebody has removed it, written to it or cut it off while the service ran.
  ///
  /// - Returns: The number of the error where that failed; `nil` for success.
  private func recover() -> Int32? {
    let path = "\(folder)/\(Self.name)"
    var (own, named) = (stat(), stat())
    let isThere = lstat(path, &named) == 0
    let isOwn =
      isThere && fstat(descriptor, &own) == 0 && own.st_ino == named.st_ino
      && own.st_dev == named.st_dev
    if isOwn, own.st_size == off_t(size) { return nil }
    notices.tell(
      "telltale: warning: \(path) was \(isOwn ? "changed" : "removed") while the service ran; a new journal begins "
        + "with the records that are still needed")
    if let code = JournalFolder.make(folder, notices) { return code }
    // Whatever it is, it is not to be read as this service's.
    if isThere { rename(path, "\(folder)/\(Self.found)") }
    defer { sync(folder) }
    return begin(isAgain: false)
  }

  /// Puts a new journal in place that begins with open questions and kept answers.
  ///
  /// - Parameter isAgain: True if the journal that is kept as the one before it says so as well.
  /// - Returns: The number of the error where that failed; `nil` for success.
  private func begin(isAgain: Bool) -> Int32? {
    let path = "\(folder)/\(Self.name)"
    let head = Self.head(present.records, isAgain: isAgain)
    if let code = PrivateFile.replace(path, with: head) { return code }
    let new = Self.openRegular(path)
    guard new >= 0 else { return -new }
    flock(new, LOCK_EX | LOCK_NB)
    Self.leave(descriptor)
    descriptor = new
    size = head.reduce(0) { $0 + $1.utf8.count + 1 }
    headBytes = size
    limit = max(most, 2 * size)
    turn += 1
    return nil
  }

  /// Writes the names in a folder to the disk.
  func sync(_ folder: String) {
    let descriptor = telltale_open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
