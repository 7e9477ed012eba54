import TelltaleModel

/// One complaint about a file: what was found, what was expected, what to do.
package struct LoadError: Error, Hashable, Sendable, CustomStringConvertible {
  package var kind: Kind
  /// As the caller named it.
  package var file: String
  /// Absent when the complaint is about the file as a whole.
  package var location: SourceLocation?
  package var message: String
  package var remedy: String?

  /// What kind of file failed; decides the exit code.
  package enum Kind: Hashable, Sendable {
    /// The file is not there or cannot be read.
    case unreadable
    case scene
    case profile
    /// What a team has settled for the linter.
    case project

    /// From sysexits.h: 66, 65 and 78.
    package var exitCode: Int32 {
      switch self {
      case .scene: 65
      case .unreadable: 66
      case .profile, .project: 78
      }
    }
  }

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

  /// One line, as compilers write it: `door.yaml:14:7: error: what is wrong; what to do`.
  package var description: String {
    let place = location?.description ?? Quoted.plain(file)
    return "\(place): error: \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}

/// All complaints about a file and the files it needs, each file's in the order of its lines; never
/// empty.
package struct LoadErrors: Error, Hashable, Sendable, CustomStringConvertible {
  package let all: [LoadError]

  package init(_ only: LoadError) { all = [only] }

  /// `nil` where there is nothing to complain about.
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

  /// The same, with places for errors that have none: `place` gives them.
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

  /// A line for each, the first of them where all take more than `Limits.complaintBytes`.
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
