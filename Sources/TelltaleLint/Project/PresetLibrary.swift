import Glibc
import TelltaleModel
import TelltaleSyntax

/// Settings that teams begin with: `Presets/<name>.yaml` in the folders of the search path.
package struct PresetLibrary: Sendable {
  private let path: SearchPath

  /// Creates a library.
  ///
  /// - Parameter path: The search path whose folders may have a folder `Presets`.
  package init(path: SearchPath = .standard()) { self.path = path }

  /// The names of all presets that are found, in byte order.
  package var names: [String] {
    let files = path.folders.flatMap { SearchPath.files(in: SearchPath.join($0, Self.folder)) }
    return Set(files.map(Self.name)).sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - name: The name of one on the search path, or the path of a file: with a slash, or ending in `.yaml`.
  ///   - place: The place where it is named, for saying that there is none.
  ///   - folder: The folder that a path is relative to.
  /// - Returns: The settings of the preset.
  /// - Throws: All complaints about its file, or one about the name.
  package func load(
    _ name: String, at place: SourceLocation, from folder: String
  ) throws(LoadErrors) -> Project {
    guard let file = file(of: name, from: folder) else {
      let known = names.joined(separator: ", ")
      throw LoadErrors(
        LoadError(
          kind: .project, file: place.file, location: place,
          message: "no preset has the name \(Quoted.text(name))",
          remedy: Spelling.suggestion(for: name, among: names)
            ?? (known.isEmpty
              ? "there are none here; name their folder in TELLTALE_PROFILE_PATH"
              : "known are \(known)")))
    }
    return try ProjectFile.read(preset: file).withProfiles(from: PathText.folder(of: file))
  }

  /// Returns the project with what its preset settles.
  ///
  /// - Parameters:
  ///   - project: The settings of its own file.
  ///   - file: The project's file, as people name it.
  ///   - folder: The absolute path of its folder.
  /// - Returns: The project itself where it names no preset.
  /// - Throws: All complaints about the preset.
  package func completed(
    _ project: Project, file: String, in folder: String
  ) throws(LoadErrors) -> Project {
    guard let name = project.preset else { return project }
    let place = project.places["preset"] ?? SourceLocation(file: file, line: 1, column: 1)
    return project.after(try load(name, at: place, from: folder))
  }

  private func file(of name: String, from folder: String) -> String? {
    if Self.isPath(name) { return PathText.absolute(name, from: folder) }
    return path.folders.lazy.map { SearchPath.join($0, "\(Self.folder)/\(name).yaml") }
      .first { access($0, F_OK) == 0 }
  }

  /// True for what names a file, and is not looked for.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".yaml") }

  private static let folder = "Presets"

  private static func name(of file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(".yaml".count))
  }
}
