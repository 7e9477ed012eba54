import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleImages
import TelltaleSyntax

/// The start of both programs of Telltale. An ordinary command line goes straight to the work, any
/// other one goes through the argument parser.
package enum ProgramStart {
  /// Does what the command line asks for. Where that fails, the process ends with its exit code.
  ///
  /// - Parameters:
  ///   - root: The program's command, which has all others below it.
  ///   - steps: Calls to begin with, for a caller who names no command.
  ///   - plainly: Handles arguments that it knows without the parser; false leaves them to `root`.
  package static func run<Root: ParsableCommand>(
    _ root: Root.Type, beginningWith steps: [FirstStep],
    plainly: (ArraySlice<String>) throws -> Bool = { _ in false }
  ) {
    ProgramPages.claim()
    StandardStreams.prepare()
    let own = ProgramArguments.name.split(separator: "/").last.map(String.init) ?? ""
    let arguments = ProgramArguments.all[...]
    let program = CalledProgram(named: own)
    let called = program ?? arguments.first.flatMap(CalledProgram.init)
    let takesAllBytes = called?.takesAllBytes == true
    if !takesAllBytes, let number = ProgramArguments.firstUnreadable {
      StandardStreams.complain(
        "telltale: error: argument \(number) is not valid UTF-8; write it in UTF-8")
      exit(called?.failure ?? ExitStatus.usage.code.rawValue)
    }
    do {
      if takesAllBytes, let called {
        return try called.run(
          Array(ProgramArguments.withAllBytes.dropFirst(program == nil ? 1 : 0)))
      }
      if let program { return try program.run(Array(arguments)) }
      if try starts(arguments) { return }
      if try plainly(arguments) { return }
      if let words = FirstWords(root, steps: steps).reply(to: arguments) {
        StandardStreams.complain(words)
        exit(ExitStatus.usage.code.rawValue)
      }
      var command = try root.parseAsRoot(Array(arguments))
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(error, of: root, arguments)
    }
  }

  /// What both programs do without the argument parser.
  private static func starts(_ arguments: ArraySlice<String>) throws -> Bool {
    switch arguments.first {
    case SecretWorker.word where arguments.count == 1: try SecretWorker.run()
    case "show":
      guard let request = ShowRequest(plainly: arguments.dropFirst()) else { return false }
      try request.run()
    case HelperProgram.word where arguments.count == 1: HelperProgram.serve()
    case "--version" where arguments.count == 1: try StandardStreams.put(ProgramVersion.report)
    case "--version" where arguments.dropFirst().allSatisfy(ProgramNotices.options.contains):
      try ProgramNotices.put()
    default: return false
    }
    return true
  }

  /// Says what there is to say and ends with its exit code. The parser's own way would wait for ever
  /// for somebody to read standard error.
  private static func end<Root: ParsableCommand>(
    _ error: any Error, of root: Root.Type, _ arguments: ArraySlice<String>
  ) -> Never {
    let code = root.exitCode(for: error)
    let text = root.fullMessage(for: error)
    if code == .success, !asksForHelp(arguments) {
      // A command that is missing is told with the help; whoever reads the code must not take it for an answer.
      StandardStreams.complain(text)
      exit(ExitStatus.usage.code.rawValue)
    }
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

  private static func asksForHelp(_ arguments: ArraySlice<String>) -> Bool {
    arguments.first == "help" || arguments.contains { $0.hasPrefix("-") }
  }
}
