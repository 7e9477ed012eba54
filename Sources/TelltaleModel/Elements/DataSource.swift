/// The source of content that is not in the scene.
package struct DataSource: Hashable, Sendable {
  /// The name under which the application delivers it.
  package var name: String
  /// True where it comes later than the screen.
  package var isAsync: Bool
  /// True where there may be none of it.
  package var isConditional: Bool
  package var expectedSeconds: Double?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - name: The name under which the application delivers the content.
  ///   - isAsync: True where the content comes later than the screen.
  ///   - isConditional: True where there may be none of it.
  ///   - expectedSeconds: The time that the author expects the content to take; `nil` where nothing is said.
  package init(
    _ name: String, isAsync: Bool = true, isConditional: Bool = false,
    expectedSeconds: Double? = nil
  ) {
    self.name = name
    self.isAsync = isAsync
    self.isConditional = isConditional
    self.expectedSeconds = expectedSeconds
  }
}
