/// Where content comes from that is not in the scene.
package struct DataSource: Hashable, Sendable {
  /// The name under which the application delivers it.
  package var name: String
  /// True where it comes later than the screen.
  package var isAsync: Bool
  /// True where there may be none of it.
  package var isConditional: Bool
  package var expectedSeconds: Double?

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
