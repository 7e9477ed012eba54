/// A turning mark that says that something goes on, with what it is above it
/// (ACTIVITY-INDICATOR-LABEL-ABOVE).
package struct ActivityIndicator: Hashable, Sendable {
  package var id: String?
  package var label: TextVariants?
  /// How long the author expects it to take.
  package var expectedSeconds: Double?
  /// Updated by the application: 0 to 1, drawn as a ring that fills.
  package var progressBinding: String?

  package init(
    id: String? = nil, label: TextVariants? = nil, expectedSeconds: Double? = nil,
    progressBinding: String? = nil
  ) {
    self.id = id
    self.label = label
    self.expectedSeconds = expectedSeconds
    self.progressBinding = progressBinding
  }
}
