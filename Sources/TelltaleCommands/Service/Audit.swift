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
      A line for each thing that happened: when, to which question, who asked. The service is asked for it, and tells \
      what the calling user has asked, or all where its settings say `sees: all`. Where none listens, and with \
      --state, the journal itself is read, as only root and the service's own user can. Texts of secret \
      fields are in no journal. --json prints the records as JSON objects, one a line. --follow goes on with what \
      happens from then on, until the service ends (69).
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
      "Only what happened from this moment on: 2026-03-01 or 2026-03-01T18:30:00Z, in Universal Time.",
      valueName: "time"))
  var since: Moment?

  @Option(help: ArgumentHelp("Only what happened before this moment.", valueName: "time"))
  var until: Moment?

  @Flag(help: "Print the records as JSON objects.")
  var json = false

  @Flag(help: "Go on with what happens from now on, as it does.")
  var follow = false

  mutating func validate() throws {
    if follow, until != nil {
      throw ValidationError("--follow goes on until the service ends; leave out --until")
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
          "telltale: note: records marked as unsealed are of an earlier version, without a checksum"
        )
      }
    }
  }

  private func takes(_ record: AuditRecord) -> Bool {
    (since.map { $0.time <= record.time } ?? true) && (until.map { record.time < $0.time } ?? true)
  }

  private static func warn(of unread: Int) {
    StandardStreams.complain(
      "telltale: warning: \(unread) lines of the journal cannot be read, or not as they were written"
    )
  }

  private func reading() throws(RuntimeError) -> AuditReading {
    let folder = ServiceFiles.state(state)
    let path = "\(folder)/\(AuditJournal.name)"
    if access(path, R_OK) != 0, errno == EACCES {
      throw RuntimeError(
        .permission,
        "telltale: \(path): only its own user and root can read it; start the service and ask it, without --state"
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
