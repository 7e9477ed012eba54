import TelltaleModel

/// One fault of a file: what was found, what was expected, and what to do.
package struct LoadError: Error, Hashable, Sendable, CustomStringConvertible {
  package var kind: Kind
  /// The file as the caller named it.
  package var file: String
  /// The place in the file; `nil` where the fault is about the file as a whole.
  package var location: SourceLocation?
  package var message: String
  package var remedy: String?

  /// The kind of file that failed, which decides the exit code.
  package enum Kind: Hashable, Sendable {
    /// The file is not there or cannot be read.
    case unreadable
    case scene
    case profile
    /// The settings of a team for the linter.
    case project

    /// The exit code, from sysexits.h: 65 for scenes, 66 for unreadable files, 78 for profiles and
    /// settings.
    package var exitCode: Int32 {
      switch self {
      case .scene: 65
      case .unreadable: 66
      case .profile, .project: 78
      }
    }
  }

  /// - Parameters:
  ///   - kind: The kind of file, which decides the exit code.
  ///   - file: The file as the caller named it.
  ///   - location: The place in the file; `nil` for the file as a whole.
  ///   - message: The text that says what was found and what was expected.
  ///   - remedy: The text that says what to do; `nil` where the message says enough.
  package init(
    kind: Kind, file: String, location: SourceLocation? = nil, message: String,
    remedy: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  /// The fault on one line, as compilers write it: `door.yaml:14:7: error: what is wrong; what to
  /// do`.
  package var description: String {
    let place = location?.description ?? Quoted.plain(file)
    return "\(place): error: \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}

/// All faults of a file and of the files that it needs, each file's in the order of its lines. It
/// is never empty.
package struct LoadErrors: Error, Hashable, Sendable, CustomStringConvertible {
  package let all: [LoadError]

  package init(_ only: LoadError) { all = [only] }

  /// Sorts the faults by file and line; `nil` where there are none.
  ///
  /// - Parameter errors: The faults, in the order in which they were found.
  package init?(_ errors: [LoadError]) {
    guard !errors.isEmpty else { return nil }
    var files: [String: Int] = [:]
    for error in errors where files[error.file] == nil { files[error.file] = files.count }
    let keyed = errors.enumerated().map { offset, error in
      (
        error: error,
        key: [
          files[error.file] ?? 0, error.location?.line ?? 0, error.location?.column ?? 0, offset,
        ]
      )
    }
    all = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.error)
  }

  /// Returns the faults with other places.
  ///
  /// - Parameter place: Returns a place for a fault, or `nil` to leave the fault as it is.
  /// - Returns: The faults. A message names the old file where the place is in another one.
  package func placed(_ place: (LoadError) -> SourceLocation?) -> LoadErrors {
    LoadErrors(
      all.map { error in
        guard let location = place(error) else { return error }
        var error = error
        if error.file != location.file, !error.message.contains(text: Quoted.plain(error.file)) {
          error.message = "\(Quoted.text(error.file)): \(error.message)"
        }
        (error.file, error.location) = (location.file, location)
        return error
      }) ?? self
  }

  package var exitCode: Int32 { all.first?.kind.exitCode ?? LoadError.Kind.scene.exitCode }

  /// The faults, a line each; only the first of them where all take more than
  /// `Limits.complaintBytes`.
  package var description: String {
    var text = ""
    for (index, error) in all.enumerated() {
      let line = (index == 0 ? "" : "\n") + error.description
      guard
        index == 0
          || text.utf8.count + line.utf8.count <= Limits.complaintBytes
            - Self.rest(all.count).utf8.count
      else { return text + Self.rest(all.count - index) }
      text += line
    }
    return text
  }

  private static func rest(_ count: Int) -> String {
    "\n\(count) more problems are not listed; fix these first"
  }
}
