import CShim
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The journal's files, as they are opened and read at the start.
extension AuditJournal {
  /// Opens the file for its owner alone, and takes its lock.
  static func open(_ path: String) throws(RuntimeError) -> Int32 {
    let descriptor = telltale_open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else { throw failure(path, "open", errno) }
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

  /// What is not there is empty.
  static func read(_ path: String) -> [UInt8] {
    (try? SourceFile.read(path, limit: 1 << 30, kind: .unreadable)) ?? []
  }
}

extension AuditReading {
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
