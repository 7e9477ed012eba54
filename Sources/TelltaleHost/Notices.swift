/// Where the parts of a unit say what somebody who looks after it may want to know: warnings and
/// notes that stop nothing, each a line as a log has it.
package struct Notices: Sendable {
  private let listener: @Sendable (String) -> Void

  /// `listener` may be called from any thread, and ought to return soon: the picture waits for it.
  package init(_ listener: @escaping @Sendable (String) -> Void) { self.listener = listener }

  /// Says a line, which has no line feed at its end.
  package func tell(_ line: String) { listener(line) }
}
