import ArgumentParser
import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleModel
import TelltaleRuntime

/// What gpg-agent starts to ask for a passphrase: the Assuan protocol on the standard streams.
enum PinentryProgram {
  static let name = "pinentry"

  /// Serves until the other side has gone.
  static func run(_ arguments: [String]) throws {
    if arguments.contains("--version") {
      return try StandardStreams.say("pinentry-telltale \(ProgramVersion.text)")
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      return try StandardStreams.say(Pinentry.helpMessage())
    }
    telltale_keep_private()
    var server = PinentryServer(process: getpid())
    try StandardStreams.say(PinentryServer.greeting)
    var lines = LineBuffer(most: 1 << 12)
    while true {
      guard let line = lines.next() else {
        guard receive(&lines) else { return }
        continue
      }
      // Half of a text is another one.
      let step =
        line.isTooLong
        ? .reply([PinentryServer.error(263, "Line too long")])
        : server.take(String(decoding: line.bytes, as: UTF8.self))
      guard try carryOut(step, &server) else { return }
    }
  }

  private static func receive(_ lines: inout LineBuffer) -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 12)
    var count = -1
    repeat { count = read(STDIN_FILENO, &room, room.count) } while count < 0 && errno == EINTR
    if count > 0 { lines.add(room.prefix(count)) }
    return count > 0
  }

  /// False once the other side has said goodbye.
  private static func carryOut(_ step: PinentryServer.Step, _ server: inout PinentryServer) throws
    -> Bool
  {
    switch step {
    case .reply(let lines):
      for line in lines { try StandardStreams.say(line) }
      return true
    case .leave(let lines):
      for line in lines { try StandardStreams.say(line) }
      return false
    case .ask(let question):
      let (end, secret) = ask(question)
      let next = server.end(end)
      guard let secret, case .reply(let lines) = next else { return try carryOut(next, &server) }
      // What is said about it goes before it.
      for line in lines.dropLast() { try StandardStreams.say(line) }
      guard tell(secret) else { throw ExitStatus.cannotWrite.code }
      try StandardStreams.say(lines.last ?? "OK")
      return true
    }
  }

  private static func ask(_ question: SecretQuestion) -> (PinentryServer.End, SecretBytes?) {
    guard let process = try? SecretProcess(question) else { return (.failed, nil) }
    switch process.wait() {
    case .cancelled: return (.cancelled, nil)
    case .other: return (.other, nil)
    case .timedOut: return (.timedOut, nil)
    case .failed: return (.failed, nil)
    case .answered(let secret):
      guard question.kind == .secret else { return (.answered(isRepeated: false), nil) }
      let (first, second) = secret.parted(at: SecretWorker.separator)
      if let second, !first.equals(second) { return (.differing, nil) }
      return (.answered(isRepeated: second != nil), first)
    }
  }

  /// A `D` line, with what has a meaning to the protocol escaped. False where it cannot be written.
  private static func tell(_ secret: SecretBytes) -> Bool {
    let line = SecretBytes(room: secret.count * 3 + 3)
    var fits = true
    func put(_ bytes: some Sequence<UInt8>) {
      for byte in bytes where fits { fits = line.append(byte) }
    }
    put("D ".utf8)
    for byte in secret.bytes {
      switch byte {
      case UInt8(ascii: "%"): put("%25".utf8)
      case UInt8(ascii: "\n"): put("%0A".utf8)
      case UInt8(ascii: "\r"): put("%0D".utf8)
      default: put(CollectionOfOne(byte))
      }
    }
    put("\n".utf8)
    return fits && line.write(to: STDOUT_FILENO)
  }
}

/// For help and completion; calls are read before the argument parser.
struct Pinentry: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: PinentryProgram.name,
    abstract: "Ask for a passphrase as gpg-agent's pinentry program.",
    discussion: """
      gpg-agent starts the program that `pinentry-program` names in gpg-agent.conf, and talks with it by the Assuan \
      protocol on the standard streams. A link named pinentry or pinentry-telltale to telltale does the same. \
      TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's settings name the profile or the device file. docs/agents.md \
      says how the secret is handled.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: "Options of other pinentry programs; they are accepted and ignored."
  )
  var arguments: [String] = []

  func run() throws { try PinentryProgram.run(arguments) }
}
