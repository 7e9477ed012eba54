import TelltaleModel

/// Collects what is wrong with a file, so that its author sees everything in one run.
package struct Complaints: Hashable, Sendable {
  package let kind: LoadError.Kind
  package private(set) var errors: [LoadError] = []

  /// True when a value is missing because it could not be read: what would be said about the lack of
  /// it would only hide the cause.
  package private(set) var leavesGaps = false

  package init(kind: LoadError.Kind) { self.kind = kind }

  package var isEmpty: Bool { errors.isEmpty }

  /// True when further complaints would not be kept; work done only for them can be spared.
  package var isFull: Bool { errors.count >= Limits.complaints }

  package mutating func add(
    _ location: SourceLocation, _ message: String, remedy: String? = nil
  ) {
    add(
      LoadError(
        kind: kind, file: location.file, location: location, message: message, remedy: remedy))
  }

  /// A complaint about a value that is left out.
  package mutating func addGap(_ location: SourceLocation, _ message: String, remedy: String) {
    leavesGaps = true
    add(location, message, remedy: remedy)
  }

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
