import Glibc
import TelltaleSyntax

/// A project file with its folder, or the lack of one.
package struct LintProject: Sendable {
  /// The absolute path of the file; `nil` where there is none.
  package var file: String?
  /// The absolute path that its paths are relative to.
  package var folder: String
  package var project: Project

  /// Creates a project.
  ///
  /// - Parameters:
  ///   - file: The absolute path of its file; `nil` where there is none.
  ///   - folder: The absolute path that its paths are relative to.
  ///   - project: The settings, with those of the preset.
  package init(file: String?, folder: String, project: Project) {
    self.file = file
    self.folder = folder
    self.project = project
  }
}

/// The project files of scenes; every file is read once.
package final class LintProjects {
  /// The source of project files.
  package enum Source {
    /// There is none for any scene.
    case none
    /// The nearest one in the folders above each scene.
    case search
    /// One for all scenes, by its path.
    case file(String)
  }

  private let source: Source
  private let here: String
  private let presets = PresetLibrary()
  /// By absolute folder.
  private var found: [String: String?] = [:]
  /// By absolute path.
  private var read: [String: Result<LintProject, LintError>] = [:]

  /// Creates a search for project files.
  ///
  /// - Parameters:
  ///   - source: The source of project files.
  ///   - here: The absolute path of the working folder.
  package init(_ source: Source = .search, here: String) {
    self.source = source
    self.here = here
  }

  /// Tells a project file from a scene.
  ///
  /// - Parameter path: The path of a file that was found in a folder.
  /// - Returns: True for a file with one of the names of project files.
  package static func isProjectFile(_ path: String) -> Bool {
    Project.fileNames.contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// All project files that were read, and what they name.
  package var surroundings: [String] {
    read.sorted { $0.key < $1.key }.flatMap { path, result -> [String] in
      guard case .success(let project) = result else { return [path] }
      let preset = project.project.preset.flatMap { PresetLibrary.isPath($0) ? $0 : nil }
      let named = project.project.lexicons + [project.project.baseline, preset].compactMap { $0 }
      return [path] + named.map { PathText.absolute($0, from: project.folder) }
    }
  }

  /// Returns the project of a scene.
  ///
  /// - Parameter scene: The path of the scene; `nil` for standard input, which has the project of the working
  ///   folder.
  /// - Returns: The project, which has no file where none is found; a failure where its file, or its preset, cannot
  ///   be read.
  package func project(of scene: String?) -> Result<LintProject, LintError> {
    switch source {
    case .none: return .success(LintProject(file: nil, folder: here, project: Project()))
    case .file(let path): return load(path, PathText.absolute(path, from: here))
    case .search:
      let folder = scene.map { PathText.folder(of: PathText.absolute($0, from: here)) } ?? here
      guard let path = search(folder) else {
        return .success(LintProject(file: nil, folder: here, project: Project()))
      }
      return load(shown(path), path)
    }
  }

  private func load(_ name: String, _ path: String) -> Result<LintProject, LintError> {
    if let known = read[path] { return known }
    let result: Result<LintProject, LintError>
    do throws(LoadErrors) {
      let folder = PathText.folder(of: path)
      let own = try ProjectFile.read(name).withProfiles(from: folder)
      let project = try presets.completed(own, file: name, in: folder)
      result = .success(LintProject(file: path, folder: folder, project: project))
    } catch {
      result = .failure(LintError(message: error.description))
    }
    read[path] = result
    return result
  }

  /// As people name it: relative where it is inside the working folder.
  private func shown(_ path: String) -> String {
    let inside = PathText.relative(path, to: here)
    return inside.hasPrefix("../") ? path : inside
  }

  private func search(_ folder: String) -> String? {
    if let known = found[folder] { return known }
    var path: String?
    var current = folder
    for _ in 0..<Limits.projectDepth {
      path = Project.fileNames.map { PathText.join(current, $0) }.first { isFile($0) }
      if path != nil || current == "/" { break }
      current = PathText.folder(of: current)
    }
    found[folder] = path
    return path
  }

  private func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// The reason why something could not be checked.
package struct LintError: Error {
  package var message: String
  /// The errors of a profile, where one is at fault; they may be told at the place that names it.
  package var errors: LoadErrors?

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - message: The reason in words.
  ///   - errors: The errors of a profile; `nil` where none is at fault.
  package init(message: String, errors: LoadErrors? = nil) {
    self.message = message
    self.errors = errors
  }
}
