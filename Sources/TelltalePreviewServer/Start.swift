import Glibc
import TelltaleImages
import TelltaleSyntax

/// The start of the program. With the helper's word as its only argument, the program makes pictures for itself.
@main
enum Start {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = ProgramArguments.all
    if arguments.count == 1, arguments.first == HelperProgram.word { return HelperProgram.serve() }
    PreviewCommandLine.main(arguments)
  }
}
