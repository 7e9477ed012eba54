/// A turning mark for something that goes on, with a label above it (ACTIVITY-INDICATOR-LABEL-ABOVE).
package struct ActivityIndicator: Hashable, Sendable {
  package var id: String?
  package var label: TextVariants?
  /// The time that the author expects it to take.
  package var expectedSeconds: Double?
  /// The name under which the application says a share from 0 to 1, which is drawn as a ring that fills.
  package var progressBinding: String?

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - id: The name that its author gives it; `nil` for none.
  ///   - label: The text above it; `nil` for none.
  ///   - expectedSeconds: The time that the author expects it to take; `nil` where nothing is said.
  ///   - progressBinding: The name under which the application says a share from 0 to 1; `nil` for a mark that only
  ///     turns.
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
