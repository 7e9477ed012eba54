/// A place in a text file; lines and columns count from 1, columns in code points.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// The places of a scene's values in their file.
package struct SourceMap: Hashable, Sendable {
  package var file: String
  package var locations: [NodePath: SourceLocation]

  package init(file: String, locations: [NodePath: SourceLocation] = [:]) {
    self.file = file
    self.locations = locations
  }

  /// Returns the innermost value that stands at a place.
  ///
  /// - Parameter place: The file, line and column, which have to be those of the value.
  /// - Returns: The path of the value; the root where none is known there.
  package func path(at place: SourceLocation) -> NodePath {
    let found = locations.filter { $0.value == place }.keys
    return found.max { $0.depth < $1.depth } ?? .root
  }

  /// Returns the place of a value, or of the nearest value around it.
  ///
  /// - Parameter path: The path of the value.
  /// - Returns: The place; the start of the file where nothing around the value is known.
  package func location(of path: NodePath) -> SourceLocation {
    var path = path
    while true {
      if let found = locations[path] { return found }
      if path == .root { return SourceLocation(file: file, line: 1, column: 1) }
      path = path.parent
    }
  }
}
