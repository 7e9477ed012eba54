import Glibc
import TelltaleImages
import TelltaleSyntax

/// Where the program starts; by another word it makes pictures for itself.
@main
enum Start {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = ProgramArguments.all
    if arguments.count == 1, arguments.first == HelperProgram.word { return HelperProgram.serve() }
    PreviewCommandLine.main(arguments)
  }
}
