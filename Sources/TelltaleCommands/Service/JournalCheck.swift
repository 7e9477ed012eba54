import Glibc
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// Whether the service's journal is there, and how full it is.
struct JournalCheck {
  let folder: String
  let limits: ServiceLimits
  /// A service answers, so there has to be one.
  let mustBeThere: Bool

  /// One line on the journal; none where no service has ever been here.
  func diagnose() -> [Diagnosis] {
    let path = "\(folder)/\(AuditJournal.name)"
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code == EACCES {
        return [
          told(
            .partial, "\(path): only root and the service's own user may read it",
            "run doctor as root or as the service's user to see it")
        ]
      }
      guard mustBeThere else { return [] }
      return [
        told(
          .partial, "\(path): \(String(cString: strerror(code)))",
          "if the service keeps its journal elsewhere, name that folder in STATE_DIRECTORY"
        )
      ]
    }
    if lstat(path, &status) == 0, let wrong = SourceFile.unsuitable(status.st_mode) {
      return [
        told(
          .bad(.missingFile), "\(path): this is \(wrong), expected a regular file",
          "remove it; the service does not start with it")
      ]
    }
    let size = "\(path): \(status.st_size) of \(limits.journalBytes) bytes"
    var room = statvfs()
    if statvfs(folder, &room) == 0,
      UInt64(room.f_bavail) * UInt64(room.f_frsize) < 2 * UInt64(limits.journalBytes)
    {
      return [
        told(
          .partial, size + ", and its disk has no room for twice the journal",
          "make room; the service asks nothing while it cannot write its journal")
      ]
    }
    return [told(.good, size)]
  }

  private func told(_ level: Diagnosis.Level, _ text: String, _ remedy: String = "") -> Diagnosis {
    Diagnosis(topic: "journal", level: level, text: text, remedy: remedy)
  }
}
