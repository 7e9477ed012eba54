import ArgumentParser
import Glibc
import TelltaleImages

/// Where a program of Telltale starts: straight into the work where the command line is an ordinary one, and
/// through the argument parser where it is not.
package enum ProgramStart {
  /// Does what the command line asks for; ends the process where that did not go well.
  ///
  /// - Parameters:
  ///   - root: The program's command, which has all others below it.
  ///   - plainly: Does by itself what it knows of the arguments; false leaves them to `root`.
  package static func run<Root: ParsableCommand>(
    _ root: Root.Type, plainly: (ArraySlice<String>) throws -> Bool
  ) {
    StandardStreams.prepare()
    if let number = firstUnreadableArgument {
      StandardStreams.complain(
        "telltale: error: argument \(number) is not in UTF-8, so nobody knows what it says; "
          + "write it in UTF-8")
      exit(ExitStatus.usage.code.rawValue)
    }
    let arguments = CommandLine.arguments.dropFirst()
    do {
      let own = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
      if let program = CalledProgram(named: own) { return try program.run(Array(arguments)) }
      if try starts(arguments) { return }
      if try plainly(arguments) { return }
      var command = try root.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(error, of: root)
    }
  }

  /// What both programs do without the argument parser.
  private static func starts(_ arguments: ArraySlice<String>) throws -> Bool {
    switch arguments.first {
    case ZenityProgram.name: try ZenityProgram.run(Array(arguments.dropFirst()))
    case "dialog": try DialogProgram.run(.dialog, Array(arguments.dropFirst()))
    case SecretWorker.word where arguments.count == 1: try SecretWorker.run()
    case "show":
      guard let request = ShowRequest(plainly: arguments.dropFirst()) else { return false }
      try request.run()
    case HelperProgram.word where arguments.count == 1: HelperProgram.serve()
    case "--version" where arguments.count == 1: try StandardStreams.put(ProgramVersion.report)
    default: return false
    }
    return true
  }

  /// Says what there is to say and ends with its exit code. The parser's own way would wait for ever
  /// for somebody to read standard error.
  private static func end<Root: ParsableCommand>(_ error: any Error, of root: Root.Type) -> Never {
    let code = root.exitCode(for: error)
    let text = root.fullMessage(for: error)
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
