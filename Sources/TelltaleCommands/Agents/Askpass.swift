import ArgumentParser
import CShim
import Glibc
import TelltaleModel
import TelltaleSyntax

/// What `SSH_ASKPASS` and `SUDO_ASKPASS` start: asks for what the first argument says.
enum AskpassProgram {
  /// Leaves out the line feed behind the answer.
  private static let bare = "--bare"

  /// Asks and writes the answer to standard output; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    telltale_keep_private()
    let hint = ProgramEnvironment.variable("SSH_ASKPASS_PROMPT")
    let isBare = arguments.first == bare
    let text = arguments.dropFirst(isBare ? 1 : 0).joined(separator: " ")
    let question = question(text, hint: hint)
    if question.kind == .secret || hint == nil { try StandardStreams.requireOutput() }
    let outcome = try SecretWorker.ask(question)
    if asksYesOrNo(text), question.kind == .confirmation, hint == nil {
      // Whoever asks so reads a word, not the exit code.
      return try StandardStreams.say(outcome == .answered ? "yes" : "no")
    }
    guard outcome == .answered else { throw ExitCode(outcome.rawValue) }
    if question.kind == .secret, !isBare { try StandardStreams.put("\n") }
  }

  /// The question that a prompt stands for. `hint` is what ssh says about it: `confirm` for a yes or no by the exit
  /// code, `none` for something to be read.
  static func question(_ text: String, hint: String?) -> SecretQuestion {
    let prompt = SecretPrompt(text)
    let kind: SecretQuestion.Kind =
      switch hint {
      case "confirm": .confirmation
      case "none": .notice
      default: asksYesOrNo(text) ? .confirmation : .secret
      }
    return SecretQuestion(
      kind: kind, title: prompt.title, message: prompt.message, prompt: prompt.field)
  }

  /// Whether the words `yes` and `no` are what is to be typed.
  static func asksYesOrNo(_ text: String) -> Bool { text.contains(text: "(yes/no") }
}

/// For help and completion; calls are read before the argument parser.
struct Askpass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "askpass",
    abstract: "Ask for a secret as the program of SSH_ASKPASS or SUDO_ASKPASS.",
    discussion: """
      ssh, ssh-add and sudo start the program that these variables name, with the prompt as argument, and read the \
      answer from standard output. With --bare before the prompt, the answer ends without a line feed. A link named \
      ssh-askpass to telltale does the same. With SSH_ASKPASS_PROMPT=confirm the question is a confirmation, and the \
      exit code is the answer; with SSH_ASKPASS_PROMPT=none a message is shown.

        SSH_ASKPASS=/usr/bin/ssh-askpass SSH_ASKPASS_REQUIRE=force ssh-add

      Exit codes: 0 answered, 1 cancelled. From 64 on, nobody has answered, except for 74: output could not be written, \
      and somebody may have answered. docs/agents.md says how the secret is handled.
      """)

  @Argument(parsing: .captureForPassthrough, help: "The prompt that is shown.")
  var prompt: [String] = []

  func run() throws { try AskpassProgram.run(prompt) }
}
