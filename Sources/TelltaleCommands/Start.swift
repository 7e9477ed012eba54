import ArgumentParser
import Glibc
import TelltaleImages

/// Where the program starts: straight into the work where the command line is an ordinary one, and
/// through the argument parser where it is not.
@main
enum Start {
  static func main() {
    StandardStreams.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    do {
      switch arguments.first {
      case "show":
        if let request = ShowRequest(plainly: arguments.dropFirst()) { return try request.run() }
      case HelperProgram.word where arguments.count == 1:
        return HelperProgram.serve()
      case "bench-probe":
        if let request = ProbeRequest(plainly: arguments.dropFirst()) { return try request.run() }
      default: break
      }
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      Telltale.exit(withError: error)
    }
    Telltale.main()
  }
}
