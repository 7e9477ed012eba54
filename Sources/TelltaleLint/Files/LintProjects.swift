import Glibc
import TelltaleSyntax

/// A project file with its folder, or the lack of one.
package struct LintProject: Sendable {
  /// `nil` where there is none.
  package var file: String?
  /// The absolute path that its paths are relative to.
  package var folder: String
  package var project: Project

  package init(file: String?, folder: String, project: Project) {
    self.file = file
    self.folder = folder
    self.project = project
  }
}

/// Finds the project file of each scene; every file is read once.
package final class LintProjects {
  /// Where project files come from.
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
  private var read: [String: Result<LintProject, LintFault>] = [:]

  /// `here` is the working folder's absolute path.
  package init(_ source: Source = .search, here: String) {
    self.source = source
    self.here = here
  }

  /// Whether a file found in a folder is a project file and no scene.
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

  /// The project of a scene; standard input has that of the working folder.
  package func project(of scene: String?) -> Result<LintProject, LintFault> {
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

  private func load(_ name: String, _ path: String) -> Result<LintProject, LintFault> {
    if let known = read[path] { return known }
    let result: Result<LintProject, LintFault>
    do throws(LoadErrors) {
      let folder = PathText.folder(of: path)
      let project = try presets.completed(try ProjectFile.read(name), file: name, in: folder)
      result = .success(LintProject(file: path, folder: folder, project: project))
    } catch {
      result = .failure(LintFault(message: error.description))
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

/// Why something could not be checked.
package struct LintFault: Error {
  package var message: String
  /// Where a profile is at fault, which may be told at the place that names it.
  package var errors: LoadErrors?

  package init(message: String, errors: LoadErrors? = nil) {
    self.message = message
    self.errors = errors
  }
}
