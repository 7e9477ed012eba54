/// A receiver of warnings and notes for somebody who looks after the unit. A notice stops nothing, and is a line as a
/// log has it.
package struct Notices: Sendable {
  private let listener: @Sendable (String) -> Void

  /// Creates a receiver.
  ///
  /// - Parameter listener: Takes each line. It may be called from any thread, and ought to return soon: the picture
  ///   waits for it.
  package init(_ listener: @escaping @Sendable (String) -> Void) { self.listener = listener }

  /// Tells a notice.
  ///
  /// - Parameter line: The line, without a line feed at its end.
  package func tell(_ line: String) { listener(line) }
}
