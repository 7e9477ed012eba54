import Glibc

/// The two ends of a stream of bytes between a unit and an application: two pipes, a terminal, or
/// one socket for both.
///
/// The descriptors belong to the caller and are not closed here. Where they are pipes, the process
/// has to ignore SIGPIPE.
package struct AppStream: Hashable, Sendable {
  /// The descriptor from which the application's lines are read.
  package var input: Int32
  /// The descriptor to which lines for the application are written.
  package var output: Int32
  /// The name of the input in messages about its lines.
  package var name: String

  /// - Parameters:
  ///   - input: The descriptor from which the application's lines are read.
  ///   - output: The descriptor to which lines for it are written; for a socket the same one.
  ///   - name: The name of the input in messages about its lines.
  package init(input: Int32, output: Int32, name: String) {
    self.input = input
    self.output = output
    self.name = name
  }

  /// The standard streams of this process.
  package static let standard = AppStream(
    input: STDIN_FILENO, output: STDOUT_FILENO, name: "standard input")
}
