import CShim
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// The journal's files, as they are opened and read at the start.
extension AuditJournal {
  /// Opens the file for its owner alone, and takes its lock.
  static func open(_ path: String) throws(RuntimeError) -> Int32 {
    // Some devices do something when they are opened.
    if let wrong = unsuitable(path) { throw unsuitable(path, wrong) }
    let descriptor = openRegular(path, O_CREAT)
    guard descriptor >= 0 else { throw failure(path, "open", -descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK
        ? RuntimeError.wait(
          .init(
            kind: .displayInUse,
            message: "telltale: another service uses \(path); stop it, or name another folder with"
              + " --state"))
        : failure(path, "flock", code)
    }
    return descriptor
  }

  /// Opens a regular file and nothing else. It does not wait for the other end of a FIFO.
  ///
  /// - Parameters:
  ///   - path: The path of the file; no link is followed.
  ///   - flags: Further flags of open(2).
  /// - Returns: The descriptor, or the number of the error, below zero.
  static func openRegular(_ path: String, _ flags: Int32 = 0) -> Int32 {
    let always = O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = telltale_open(path, always | flags, 0o600)
    guard descriptor >= 0 else { return -errno }
    guard isRegular(descriptor) else {
      close(descriptor)
      return -EINVAL
    }
    return descriptor
  }

  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The kind of a thing at the path that is no regular file; `nil` for a regular file or none.
  private static func unsuitable(_ path: String) -> String? {
    var status = stat()
    return lstat(path, &status) == 0 ? SourceFile.unsuitable(status.st_mode) : nil
  }

  private static func unsuitable(_ path: String, _ wrong: String) -> RuntimeError {
    RuntimeError(
      .missingFile,
      "telltale: \(path): this is \(wrong), expected a regular file; the service keeps its journal there: remove it, or"
        + " name another folder with --state")
  }

  /// Releases the lock. A program that is being started at this moment may have a copy of the descriptor until it
  /// runs, and with the copy alone the lock would stay (flock(2)).
  static func leave(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  static func failure(_ path: String, _ call: String, _ code: Int32) -> RuntimeError {
    RuntimeError(
      [EACCES, EPERM, EROFS].contains(code) ? .permission : .missingFile,
      "telltale: \(path): \(SystemError(code, call).description); the service keeps its journal"
        + " there (--state names another folder)")
  }

  /// Reads a file. A missing file is empty, and so is one that is no regular file.
  static func read(_ path: String) -> [UInt8] {
    guard unsuitable(path) == nil else { return [] }
    return (try? SourceFile.read(path, limit: 1 << 30, kind: .unreadable)) ?? []
  }

  /// The lines that a journal begins with. If the journal before it says all but the first as well, the first line
  /// has their length in bytes, so that nobody is told of them twice.
  static func head(_ records: [AuditRecord], isAgain: Bool) -> [String] {
    guard var first = records.first else { return [] }
    let others = records.dropFirst().map(\.line)
    let bytes = others.reduce(0) { $0 + $1.utf8.count + 1 }
    if isAgain, bytes > 0 { first.details.append(.init("again", .integer(bytes))) }
    return [first.line] + others
  }
}

extension AuditReading {
  /// Counts the bytes at the beginning of a journal that repeat the one before it.
  ///
  /// - Parameter bytes: The bytes of the journal.
  /// - Returns: The length of the first line and the repeated ones; 0 where nothing is repeated.
  package static func headBytes(of bytes: [UInt8]) -> Int {
    guard let end = bytes.firstIndex(of: lineEnd), LineSeal.state(of: bytes[..<end]) == .whole,
      let again = AuditRecord(line: bytes[..<end])?["again"]?.integer, again > 0,
      again <= bytes.count - end - 1
    else { return 0 }
    return end + 1 + again
  }

  /// Returns notices about a journal that is not as it was written, for somebody who looks after the unit.
  ///
  /// - Parameter path: The path of the journal.
  /// - Returns: One line for each kind of damage.
  package func complaints(of path: String) -> [String] {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    var found: [String] = []
    if unread > 0 {
      found.append(
        "warning: \(path): skipped \(lines(unread)) that nobody can read, or that somebody has changed"
      )
    }
    if joined > 0 {
      found.append(
        "warning: \(path): read \(lines(joined)) without a line end")
    }
    if cut > 0 {
      found.append("note: \(path): removed a half-written line of \(cut) bytes")
    }
    if unsealed > 0 {
      found.append(
        "note: \(path): read \(lines(unsealed)) of an earlier version without a check, for want of a checksum"
      )
    }
    return found.map { "telltale: \($0)" }
  }
}
