import ArgumentParser
import Glibc
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// What the service's journal says.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Print what was asked, shown and answered on this unit.",
    discussion: """
      Prints a line for each event: its time, its question, and the user who asked. The service gives the records of \
      the calling user, or all records if its settings say `sees: all`. If no service listens, and with --state, the \
      journal itself is read, which only root and the service's own user can do. The journal has no texts of secret \
      fields. --json prints the records as JSON objects, one a line. --follow continues with new records, until the \
      service ends (69).
      """)

  @Option(
    help: ArgumentHelp(
      "Read the journal in this folder (where no service listens: STATE_DIRECTORY, else \(ServiceFiles.state)).",
      valueName: "folder"))
  var state: String?

  @Option(help: ArgumentHelp("Only this question.", valueName: "id"))
  var id: Int?

  @Option(
    help: ArgumentHelp(
      "Only records from this moment on: 2026-03-01 or 2026-03-01T18:30:00Z, in Universal Time.",
      valueName: "time"))
  var since: Moment?

  @Option(help: ArgumentHelp("Only records before this moment.", valueName: "time"))
  var until: Moment?

  @Flag(help: "Print the records as JSON objects.")
  var json = false

  @Flag(help: "Continue with new records as they come.")
  var follow = false

  mutating func validate() throws {
    if follow, until != nil {
      throw ValidationError("--follow continues until the service ends; leave out --until")
    }
    if follow, state != nil {
      throw ValidationError("--follow asks the service; leave out --state")
    }
  }

  func run() throws {
    try telling {
      var lines = AuditLines(asJSON: json)
      let unread: Int
      if follow {
        return try ServiceCaller.needed(within: nil).follow(id, unread: Self.warn) {
          if takes($0) { try lines.tell($0) }
        }
      }
      if state == nil, let caller = try ServiceCaller.present() {
        unread = try caller.audit(id) { if takes($0) { try lines.tell($0) } }
      } else {
        let reading = try reading()
        let query = AuditQuery(number: id)
        for record in reading.records where query.takes(record) && takes(record) {
          try lines.tell(record)
        }
        unread = reading.unread
      }
      if unread > 0 { Self.warn(of: unread) }
      if lines.unsealed > 0 {
        StandardStreams.complain(
          "telltale: note: records marked as unsealed come from an earlier version and have no checksum"
        )
      }
    }
  }

  private func takes(_ record: AuditRecord) -> Bool {
    (since.map { $0.time <= record.time } ?? true) && (until.map { record.time < $0.time } ?? true)
  }

  private static func warn(of unread: Int) {
    StandardStreams.complain(
      "telltale: warning: \(unread) lines of the journal are unreadable or were changed"
    )
  }

  private func reading() throws(RuntimeError) -> AuditReading {
    let folder = ServiceFiles.state(state)
    let path = "\(folder)/\(AuditJournal.name)"
    if access(path, R_OK) != 0, errno == EACCES {
      throw RuntimeError(
        .permission,
        "telltale: \(path): only root and the service's own user can read it; start the service, and leave out --state"
      )
    }
    var reading = AuditReading(most: 0, keepsRecords: true)
    let earlier = (try? bytes(of: "\(folder)/\(AuditJournal.earlier)")) ?? []
    reading.take(earlier)
    let present = try bytes(of: path)
    let head = earlier.isEmpty ? 0 : AuditReading.headBytes(of: present)
    reading.take(Array(present.dropFirst(head)), isSealed: head > 0)
    return reading
  }

  private func bytes(of path: String) throws(RuntimeError) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(path, limit: 1 << 30, kind: .unreadable)
    } catch {
      throw RuntimeError(error)
    }
  }
}
