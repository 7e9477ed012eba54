import Glibc

/// The two ends of a stream of bytes between a unit and an application: two pipes, a terminal, or one
/// socket that is both.
///
/// The descriptors stay whose they are: nobody here closes them. Where they are pipes, the process
/// has to ignore SIGPIPE.
package struct AppStream: Hashable, Sendable {
  /// Where the application's lines are read.
  package var input: Int32
  /// Where it reads what it is told.
  package var output: Int32
  /// What the first end is called in messages about its lines.
  package var name: String

  package init(input: Int32, output: Int32, name: String) {
    self.input = input
    self.output = output
    self.name = name
  }

  /// The standard streams of this process.
  package static let standard = AppStream(
    input: STDIN_FILENO, output: STDOUT_FILENO, name: "standard input")
}
