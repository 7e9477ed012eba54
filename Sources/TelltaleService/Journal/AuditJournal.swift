import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The journal of a service: a line for each thing that happens to a question, on the disk before anybody is
/// told of it.
///
/// A power cut may leave the last line half written. It is cut off at the next start: nobody was told of it.
package final class AuditJournal {
  package static let name = "journal"
  /// What the journal was before it was begun anew.
  package static let earlier = "journal.1"

  /// What it says about questions that somebody may ask for again, when it was opened.
  package let past: AuditPast
  private var present: AuditPast
  private let folder: String
  private let most: Int
  private var descriptor: Int32
  private var size: Int
  /// Puts bytes on the disk; gives the number of the error where it cannot.
  var put = AuditJournal.put

  /// Opens the journal of a folder, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - folder: only one service at a time has it.
  ///   - limits: how long it becomes, and how many answers are kept.
  ///   - notices: hears of lines that cannot be read.
  /// - Throws: where the folder or the file cannot be had.
  package init(
    in folder: String, _ limits: ServiceLimits, notices: Notices
  ) throws(RuntimeError) {
    if let code = PrivateFile.makeFolder(folder) { throw Self.failure(folder, "mkdir", code) }
    self.folder = folder
    most = limits.journalBytes
    let path = "\(folder)/\(Self.name)"
    descriptor = telltale_open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o640)
    guard descriptor >= 0 else { throw Self.failure(path, "open", errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK
        ? RuntimeError.wait(
          .init(
            kind: .displayInUse,
            message: "telltale: another service has \(path); stop it, or name another folder with"
              + " --state"))
        : Self.failure(path, "flock", code)
    }
    var reading = AuditReading(most: limits.keptAnswers)
    reading.take(Self.read("\(folder)/\(Self.earlier)"))
    let bytes = Self.read(path)
    let whole = reading.take(bytes)
    if whole < bytes.count { ftruncate(descriptor, off_t(whole)) }
    if reading.unread > 0 {
      notices.tell(
        "telltale: warning: \(path): \(reading.unread) lines cannot be read and are passed over")
    }
    size = whole
    past = reading.past
    present = reading.past
  }

  deinit { Self.leave(descriptor) }

  /// Gives the lock back, also where a program that is being started at this moment has a copy of the descriptor
  /// until it runs: with the copy alone the lock would stay (flock(2)).
  private static func leave(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func failure(_ path: String, _ call: String, _ code: Int32) -> RuntimeError {
    RuntimeError(
      [EACCES, EPERM, EROFS].contains(code) ? .permission : .missingFile,
      "telltale: \(path): \(SystemError(code, call).description); the service keeps its journal"
        + " there (--state names another folder)")
  }

  /// What is not there is empty.
  private static func read(_ path: String) -> [UInt8] {
    (try? SourceFile.read(path, limit: 1 << 30, kind: .unreadable)) ?? []
  }

  /// Puts records on the disk, all or none.
  ///
  /// - Returns: The number of the error where they could not be written.
  package func append(_ records: [AuditRecord]) -> Int32? {
    guard !records.isEmpty else { return nil }
    let bytes = Array(records.map { $0.line + "\n" }.joined().utf8)
    if let code = put(bytes, descriptor) {
      // What was written of it is no record.
      ftruncate(descriptor, off_t(size))
      return code
    }
    size += bytes.count
    for record in records { present.take(record) }
    if size > most { restart() }
    return nil
  }

  private static func put(_ bytes: [UInt8], _ descriptor: Int32) -> Int32? {
    if let code = DescriptorOutput.write(bytes, to: descriptor) { return code }
    return fdatasync(descriptor) == 0 ? nil : errno
  }

  /// Begins the journal anew with what is still asked for; where that cannot be, it goes on as it is.
  private func restart() {
    let path = "\(folder)/\(Self.name)"
    let head = present.records.map(\.line)
    // One that a crash left behind is another journal than this one.
    unlink("\(path).old")
    guard link(path, "\(path).old") == 0,
      PrivateFile.replace(path, with: head) == nil
    else { return }
    rename("\(path).old", "\(folder)/\(Self.earlier)")
    let new = telltale_open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOCTTY, 0)
    guard new >= 0 else { return }
    flock(new, LOCK_EX | LOCK_NB)
    Self.leave(descriptor)
    descriptor = new
    size = head.reduce(0) { $0 + $1.utf8.count + 1 }
    sync(folder)
  }

  /// The names in a folder are on the disk.
  private func sync(_ folder: String) {
    let descriptor = telltale_open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
