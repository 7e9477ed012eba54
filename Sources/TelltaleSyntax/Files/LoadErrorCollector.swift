import TelltaleModel

/// A collection of the faults of a file, so that its author sees all of them in one run.
package struct LoadErrorCollector: Hashable, Sendable {
  package let kind: LoadError.Kind
  package private(set) var errors: [LoadError] = []

  /// True where a value is missing because it could not be read. A complaint about its absence
  /// would only hide the cause.
  package private(set) var leavesGaps = false

  package init(kind: LoadError.Kind) { self.kind = kind }

  package var isEmpty: Bool { errors.isEmpty }

  /// True where further complaints would not be kept. Work that is done only for them can be
  /// spared.
  package var isFull: Bool { errors.count >= Limits.complaints }

  /// Adds a complaint about a place of the file.
  ///
  /// - Parameters:
  ///   - location: The place of the fault.
  ///   - message: The text that says what was found and what was expected.
  ///   - remedy: The text that says what to do; `nil` where the message says enough.
  package mutating func add(
    _ location: SourceLocation, _ message: String, remedy: String? = nil
  ) {
    add(
      LoadError(
        kind: kind, file: location.file, location: location, message: message, remedy: remedy))
  }

  /// Adds a complaint about a value that is left out, and notes the gap.
  ///
  /// - Parameters:
  ///   - location: The place of the value.
  ///   - message: The text that says what was found and what was expected.
  ///   - remedy: The text that says what to do.
  package mutating func addGap(_ location: SourceLocation, _ message: String, remedy: String) {
    leavesGaps = true
    add(location, message, remedy: remedy)
  }

  /// Adds a complaint. The last one that fits says that no more are listed.
  ///
  /// - Parameter error: The complaint. It is dropped after `Limits.complaints`.
  package mutating func add(_ error: LoadError) {
    if errors.count < Limits.complaints - 1 {
      errors.append(error)
    } else if errors.count == Limits.complaints - 1 {
      var last = error
      last.remedy = "fix these first; after \(Limits.complaints) problems no more are listed"
      errors.append(last)
    }
  }

  package mutating func add(contentsOf others: [LoadError]) {
    for error in others { add(error) }
  }
}
