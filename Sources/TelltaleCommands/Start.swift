import ArgumentParser
import Glibc
import TelltaleImages

/// Where the program starts: straight into the work where the command line is an ordinary one, and
/// through the argument parser where it is not.
@main
enum Start {
  static func main() {
    StandardStreams.prepare()
    if let number = firstUnreadableArgument {
      StandardStreams.complain(
        "telltale: error: argument \(number) is not in UTF-8, so nobody knows what it says; "
          + "write it in UTF-8")
      exit(ExitStatus.usage.code.rawValue)
    }
    let arguments = CommandLine.arguments.dropFirst()
    do {
      if ZenityProgram.isCalled(by: CommandLine.arguments.first ?? "") {
        return try ZenityProgram.run(Array(arguments))
      }
      switch arguments.first {
      case ZenityProgram.name: return try ZenityProgram.run(Array(arguments.dropFirst()))
      case "show":
        if let request = ShowRequest(plainly: arguments.dropFirst()) { return try request.run() }
      case HelperProgram.word where arguments.count == 1:
        return HelperProgram.serve()
      case "bench-probe":
        if let request = ProbeRequest(plainly: arguments.dropFirst()) { return try request.run() }
      default: break
      }
      var command = try Telltale.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(error)
    }
  }

  /// Says what there is to say and ends with its exit code. The parser's own way would wait for ever
  /// for somebody to read standard error.
  private static func end(_ error: any Error) -> Never {
    let code = Telltale.exitCode(for: error)
    let text = Telltale.fullMessage(for: error)
    if !text.isEmpty {
      guard code == .success else {
        StandardStreams.complain(text)
        exit(code.rawValue)
      }
      // Help that nobody got is no success.
      do { try StandardStreams.say(text) } catch { exit(ExitStatus.cannotWrite.code.rawValue) }
    }
    exit(code.rawValue)
  }

  /// Swift replaces what it cannot read, and then something else would be asked than was meant.
  private static var firstUnreadableArgument: Int? {
    (1..<max(1, Int(CommandLine.argc))).first { number in
      CommandLine.unsafeArgv[number].map { String(validatingCString: $0) == nil } ?? false
    }
  }
}
