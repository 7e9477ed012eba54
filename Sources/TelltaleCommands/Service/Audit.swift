import ArgumentParser
import Glibc
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// What the service's journal says.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Print what was asked, shown and answered on this unit.",
    discussion: """
      A line for each thing that happened: when, to which question, who asked. Texts of secret fields are in no \
      journal. --json prints the records as they are, one object a line.
      """)

  @Option(
    help: ArgumentHelp(
      "Folder of the journal (default: STATE_DIRECTORY, else \(ServiceFiles.state)).",
      valueName: "folder"))
  var state: String?

  @Option(help: ArgumentHelp("Only this question.", valueName: "id"))
  var id: Int?

  @Flag(help: "Print the records as JSON objects.")
  var json = false

  func run() throws {
    try telling {
      let folder = ServiceFiles.state(state)
      var reading = AuditReading(most: 0, keepsRecords: true)
      reading.take((try? bytes(of: "\(folder)/\(AuditJournal.earlier)")) ?? [])
      reading.take(try bytes(of: "\(folder)/\(AuditJournal.name)"))
      for record in reading.records where record.kind != .started && (id == nil || record.number == id) {
        try StandardStreams.say(json ? record.line : record.words)
      }
      if reading.unread > 0 {
        StandardStreams.complain(
          "telltale: warning: \(reading.unread) lines of the journal cannot be read")
      }
    }
  }

  private func bytes(of path: String) throws(RuntimeError) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(path, limit: 1 << 30, kind: .unreadable)
    } catch {
      throw RuntimeError(error)
    }
  }
}

extension AuditRecord {
  /// In words of one line.
  var words: String {
    var words = "\(moment) \(number) \(kind.rawValue)"
    for member in details where Self.told.contains(member.key) {
      words += " \(member.key)=\(member.value.string ?? member.value.line)"
    }
    return words
  }

  private static let told: Set<String> = [
    "user", "unit", "key", "priority", "profile", "outcome", "choice", "wasShown", "reason", "app", "theme", "driving",
    "textSize",
  ]

  /// In Universal Time, as RFC 3339 has it.
  private var moment: String {
    var seconds = time_t(time / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let milliseconds = String(time % 1000 + 1000).dropFirst()
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      + ".\(milliseconds)Z"
  }
}
