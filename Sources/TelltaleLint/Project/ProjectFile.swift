import TelltaleModel
import TelltaleSyntax

/// Reading project files.
package enum ProjectFile {
  /// Throws all complaints about the file.
  package static func read(_ path: String) throws(LoadErrors) -> Project {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, kind: .project)
    } catch {
      throw LoadErrors(error)
    }
    return try read(bytes, file: path)
  }

  /// The same for bytes that were read already.
  package static func read(_ bytes: [UInt8], file: String) throws(LoadErrors) -> Project {
    try read(bytes, file: file, keys: ProjectKey.all)
  }

  /// Reads a preset, which has only what any team may begin with. Throws all complaints about the file.
  package static func read(preset path: String) throws(LoadErrors) -> Project {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, kind: .project)
    } catch {
      throw LoadErrors(error)
    }
    return try read(bytes, file: path, keys: ProjectKey.ofPresets)
  }

  private static func read(
    _ bytes: [UInt8], file: String, keys: [ProjectKey]
  ) throws(LoadErrors) -> Project {
    var complaints = Complaints(kind: .project)
    var project = Project()
    if let root = YAMLReader.read(bytes, file: file, complaints: &complaints) {
      fill(&project, from: root, keys, &complaints)
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return project
  }

  private static func fill(
    _ project: inout Project, from root: YAMLNode, _ keys: [ProjectKey],
    _ complaints: inout Complaints
  ) {
    guard case .mapping(let entries) = root.value else {
      // A file of comments settles nothing.
      if !root.isNull {
        complaints.add(
          root.location, "found \(root.summary), expected a map of settings for telltale lint",
          remedy: "`profiles: all` is one")
      }
      return
    }
    let names = ["telltale"] + keys.map(\.name)
    for entry in entries where !entry.key.hasPrefix("x-") {
      if entry.key == "telltale" {
        complaints.check(version: entry.value)
      } else if let key = keys.first(where: { $0.name == entry.key }) {
        guard !entry.value.isNull else { continue }
        key.read(entry.value, &project, &complaints)
        project.note(placesOf: entry)
      } else if SceneElement(rawValue: entry.key) != nil {
        complaints.add(
          entry.location, "\(Quoted.text(entry.key)) in a project file, which holds no scene",
          remedy: "give the scene another name than \(Project.fileNames[0])")
      } else {
        complaints.add(unknownKey: entry, among: names)
      }
    }
  }
}

extension Project {
  /// Keeps where a key stands, and what is in it.
  fileprivate mutating func note(placesOf entry: YAMLEntry) {
    places[entry.key] = entry.location
    guard case .mapping(let entries) = entry.value.value else { return }
    for inner in entries { places["\(entry.key).\(inner.key.uppercased())"] = inner.location }
  }
}
