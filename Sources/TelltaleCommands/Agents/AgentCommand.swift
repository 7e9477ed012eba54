import ArgumentParser
import CShim
import Glibc

/// What asks for others while the unit runs.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agent",
    abstract: "Ask on the screen for passwords that systemd or polkit requests.",
    subcommands: [AskPasswordAgent.self, PolkitAgentCommand.self])
}

/// systemd's password agent.
struct AskPasswordAgent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask-password",
    abstract: "Ask on the screen for passwords that systemd's services request.",
    discussion: """
      Watches the folder in which systemd-ask-password, systemd-cryptsetup and others put their questions, and sends \
      the answers back. A question leaves the screen when another agent has answered it, when its time is over, or \
      when the program that asked has ended. TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's settings name the profile \
      or the device file. If a service has the display, the service asks. Runs until SIGTERM; docs/agents.md has the \
      units for boot.
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

/// polkit's authentication agent.
struct PolkitAgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "polkit",
    abstract: "Ask on the screen for passwords that polkit requests.",
    discussion: """
      Offers itself to polkit, over the system's D-Bus, as the agent of a login session or of one process. When \
      pkexec, systemctl or another program needs authentication, the agent asks for it on the screen, and polkit's own \
      helper has PAM check the password. A wrong password is asked for again, twice. Without an option the agent asks \
      for the session in which it is started. If a user's service manager starts it, that is the session of this user; \
      elsewhere the agent asks for the program that starts it. polkit accepts one agent for each session or process: \
      the user's own, or root's. TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's settings name the profile or the \
      device file. If a service has the display, the service asks. Runs until SIGTERM.
      """)

  @Option(help: ArgumentHelp("Login session for which it asks.", valueName: "id"))
  var session: String?

  @Option(help: ArgumentHelp("Process for which it asks.", valueName: "pid"))
  var process: Int32?

  @Option(
    help: ArgumentHelp(
      "Path of polkit-agent-helper-1 or of its socket, if it is not in the usual place.",
      valueName: "file"))
  var helper: String?

  func validate() throws {
    guard session == nil || process == nil else {
      throw ValidationError(
        "--session and --process exclude each other; leave one out")
    }
  }

  func run() throws {
    telltale_keep_private()
    try telling {
      let subject: PolkitSubject? =
        if let session {
          .session(session)
        } else if let process {
          try PolkitSubject(process: process)
        } else {
          nil
        }
      let signal = try PolkitAgent(for: subject, helper: helper).run()
      if signal != SIGTERM { throw ExitCode(128 + signal) }
    }
  }
}
