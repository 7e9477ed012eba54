import TelltaleModel
import TelltaleSyntax

/// A reader of project files and presets.
package enum ProjectFile {
  /// Reads a project file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The settings of the file, without those of its preset.
  /// - Throws: All complaints about the file.
  package static func read(_ path: String) throws(LoadErrors) -> Project {
    try read(Project.file.bytes(of: path), file: path, as: Project.file)
  }

  /// Reads a project file from bytes that were read already.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The name of the file in messages.
  /// - Returns: The settings of the file, without those of its preset.
  /// - Throws: All complaints about the file.
  package static func read(_ bytes: [UInt8], file: String) throws(LoadErrors) -> Project {
    try read(bytes, file: file, as: Project.file)
  }

  /// Reads a preset, which has only what any team may begin with.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The settings of the preset.
  /// - Throws: All complaints about the file.
  package static func read(preset path: String) throws(LoadErrors) -> Project {
    try read(Project.presetFile.bytes(of: path), file: path, as: Project.presetFile)
  }

  private static func read(
    _ bytes: [UInt8], file: String, as kind: KeyedFile<Project, ProjectContext>
  ) throws(LoadErrors) -> Project {
    var project = Project()
    try kind.read(bytes, file: file, into: &project, in: ProjectContext.init) {
      _, context, project in project.places = context.places
    }
    return project
  }
}

/// What project files are read in: it keeps where each key stands, and what is in it.
struct ProjectContext: MapContext {
  var complaints: LoadErrorCollector
  /// Where each key was given, and each entry of a map: `profiles`, `severity.ALERT-TITLE-SHORT`.
  private(set) var places: [String: SourceLocation] = [:]

  /// What comes after these complaints.
  init(_ complaints: LoadErrorCollector) { self.complaints = complaints }

  mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath {
    if entry.value.isNull { return path }
    places[entry.key] = entry.location
    guard case .mapping(let entries) = entry.value.value else { return path }
    for inner in entries { places["\(entry.key).\(inner.key.uppercased())"] = inner.location }
    return path
  }

  mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm) {
    guard SceneElement(rawValue: entry.key) != nil else {
      return complaints.add(unknownKey: entry, among: form.keys)
    }
    complaints.add(
      entry.location, "\(Quoted.text(entry.key)) in a project file, which holds no scene",
      remedy: "give the scene another name than \(Project.fileNames[0])")
  }
}
