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
            message: "telltale: another service has \(path); stop it, or name another folder with"
              + " --state"))
        : failure(path, "flock", code)
    }
    return descriptor
  }

  /// Opens a regular file and nothing else, without waiting for whoever is at the other end of what is none.
  ///
  /// - Parameters:
  ///   - path: of the file; no link is followed.
  ///   - flags: further ones of open(2).
  /// - Returns: Its descriptor, or the number of the error, below zero.
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

  /// What stands at a path in place of a regular file; `nil` where nothing else does.
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

  /// Gives the lock back, also where a program that is being started at this moment has a copy of the descriptor
  /// until it runs: with the copy alone the lock would stay (flock(2)).
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

  /// What is not there is empty, and so is what is no regular file.
  static func read(_ path: String) -> [UInt8] {
    guard unsuitable(path) == nil else { return [] }
    return (try? SourceFile.read(path, limit: 1 << 30, kind: .unreadable)) ?? []
  }

  /// The lines that a journal begins with, of records whose first is its own. Where the journal before it says all the
  /// others as well, that one tells how many bytes they have, so that nobody is told of them twice.
  static func head(_ records: [AuditRecord], isAgain: Bool) -> [String] {
    guard var first = records.first else { return [] }
    let others = records.dropFirst().map(\.line)
    let bytes = others.reduce(0) { $0 + $1.utf8.count + 1 }
    if isAgain, bytes > 0 { first.details.append(.init("again", .integer(bytes))) }
    return [first.line] + others
  }
}

extension AuditReading {
  /// Bytes at the beginning of a journal that say again what the one before it says.
  package static func headBytes(of bytes: [UInt8]) -> Int {
    guard let end = bytes.firstIndex(of: lineEnd), LineSeal.state(of: bytes[..<end]) == .whole,
      let again = AuditRecord(line: bytes[..<end])?["again"]?.integer, again > 0,
      again <= bytes.count - end - 1
    else { return 0 }
    return end + 1 + again
  }

  /// What whoever looks after the unit has to know of a journal that is not as it was written.
  package func complaints(of path: String) -> [String] {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    var found: [String] = []
    if unread > 0 {
      found.append(
        "warning: \(path): \(lines(unread)) cannot be read, or not as they were written, and are passed over"
      )
    }
    if joined > 0 {
      found.append(
        "warning: \(path): \(lines(joined)) had lost their ends, and were read all the same")
    }
    if cut > 0 {
      found.append("note: \(path): a line that was half written, of \(cut) bytes, is cut off")
    }
    if unsealed > 0 {
      found.append(
        "note: \(path): \(lines(unsealed)) of an earlier version have no checksum, and are read as they stand"
      )
    }
    return found.map { "telltale: \($0)" }
  }
}
