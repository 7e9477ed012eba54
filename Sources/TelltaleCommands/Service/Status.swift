import ArgumentParser
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// How the unit's service is.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Print the open questions, the app and the settings of the unit's service.",
    discussion: """
      Prints a line for each open question, the app that has the screen, the values of `telltale set`, and counts \
      since the service started. Each user sees their own questions and counts, or all if the settings say `sees: \
      all`. Exit code 69 if no service listens.

        telltale status --follow                  # again whenever something changes
        telltale status --metrics >telltale.prom  # for the textfile collector of Prometheus
      """)

  @Flag(help: "Continue, and print the status again at each change.")
  var follow = false

  @Flag(help: "Print the status as a JSON object, one a line.")
  var json = false

  @Flag(help: "Print counts and numbers in the text format of Prometheus.")
  var metrics = false

  mutating func validate() throws {
    if metrics, json || follow {
      throw ValidationError("--metrics is a format of its own; leave out --json and --follow")
    }
  }

  func run() throws {
    try telling {
      var isFirst = true
      try ServiceCaller.needed(within: nil).status(follows: follow) { status in
        if json { return try StandardStreams.say(AuditLines.escaped(status.line)) }
        if metrics { return try StandardStreams.put(StatusMetrics.text(status)) }
        let lines = StatusLines.lines(status).map { $0 + "\n" }.joined()
        try StandardStreams.put(isFirst ? lines : "\n" + lines)
        isFirst = false
      }
    }
  }
}
