import ArgumentParser
import CShim
import Glibc

/// What asks for others while the unit runs.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agent", abstract: "Ask on the screen what the system wants to know.",
    subcommands: [AskPasswordAgent.self])
}

/// systemd's password agent.
struct AskPasswordAgent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask-password",
    abstract: "Ask on the screen for the passwords that systemd's services want.",
    discussion: """
      Watches the folder in which systemd-ask-password, systemd-cryptsetup and others put their questions, and sends \
      the answers back. A question goes from the screen when another agent has answered it, when its time is over, \
      and when whoever asked has gone. What is shown by stands in TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's \
      settings; where a service has the display, it asks. Runs until SIGTERM; docs/agents.md has the units for boot.
      """)

  @Option(help: ArgumentHelp("Folder of the questions.", valueName: "folder"))
  var directory = "/run/systemd/ask-password"

  @Flag(help: "End when no question is left.")
  var once = false

  func run() throws {
    telltale_keep_private()
    try telling {
      var agent = try PasswordAgent(folder: directory, isOnce: once)
      let signal = agent.run()
      if signal != 0, signal != SIGTERM { throw ExitCode(128 + signal) }
    }
  }
}
