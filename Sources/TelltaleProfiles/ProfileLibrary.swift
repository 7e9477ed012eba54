import Glibc
import TelltaleModel
import TelltaleSyntax

/// The profiles that can be found.
package struct ProfileLibrary: Sendable {
  package let path: SearchPath
  /// The build of the program whose compiled forms count; none do where it is `nil`.
  let build: [UInt8]?
  /// The folders for files that are named by their paths, or that are beside such files; `nil` for
  /// any folder. Files on the search path are read in any case.
  private let bounds: AllowedFolders?

  /// The profiles on a search path.
  ///
  /// - Parameters:
  ///   - path: The folders in which profiles are looked for by their names.
  ///   - bounds: The folders in which other files may lie; `nil` for anywhere.
  package init(path: SearchPath = .standard(), within bounds: AllowedFolders? = nil) {
    self.init(path: path, build: ProgramBuild.mark, within: bounds)
  }

  init(path: SearchPath, build: [UInt8]?, within bounds: AllowedFolders? = nil) {
    self.path = path
    self.build = build
    self.bounds = bounds
  }

  /// Reads a profile and everything it extends.
  ///
  /// - Parameter name: The name of a profile on the search path, or the path of a file: with a
  ///   slash, or ending in `.yaml`.
  /// - Returns: The merged profile, complete and allowed in each of its values.
  /// - Throws: All errors of all its files.
  package func load(_ name: String) throws(LoadErrors) -> LoadedProfile {
    if let build, let loaded = ProfileShortcut(library: self, build: build).load(name) {
      return loaded
    }
    var loader = ProfileLoader(library: self)
    return try loader.load(name)
  }

  /// Reads the profile that a scene names.
  ///
  /// - Parameter named: The name with its place in the scene.
  /// - Returns: The merged profile, complete and allowed in each of its values.
  /// - Throws: All errors of all its files; an error without a place gets that of the name.
  package func load(_ named: NamedProfile) throws(LoadErrors) -> LoadedProfile {
    do throws(LoadErrors) {
      return try load(named.name)
    } catch {
      throw error.placed { $0.location == nil ? named.location : nil }
    }
  }

  /// Reads a profile to be looked at, and not to be used: one that only others extend is accepted,
  /// and need not be complete.
  ///
  /// - Parameter name: The name of a profile on the search path, or the path of a file.
  /// - Returns: The merged profile, perhaps without some of its values.
  /// - Throws: All errors of all its files.
  package func inspect(_ name: String) throws(LoadErrors) -> LoadedProfile {
    var loader = ProfileLoader(library: self)
    return try loader.load(name, usesAbstract: true)
  }

  /// The file of a profile; a file beside the one that names it comes first, `except` never.
  func file(of name: String, beside folder: String? = nil, except: String? = nil) -> String? {
    if name.contains("/") || name.hasSuffix(".yaml") {
      let file = name.hasPrefix("/") ? name : folder.map { SearchPath.join($0, name) } ?? name
      return isAllowed(file) ? file : nil
    }
    guard ProfileLibrary.isName(name) else { return nil }
    return ((folder.map { [$0] } ?? []) + path.folders).lazy
      .map { SearchPath.join($0, name + ".yaml") }
      .first { $0 != except && access($0, F_OK) == 0 && isAllowed($0) }
  }

  /// False for a file that whoever asks may not have read. What lies on the search path is the unit's own, wherever
  /// links lead from there.
  private func isAllowed(_ file: String) -> Bool {
    guard let bounds else { return true }
    return path.folders.contains(SearchPath.folder(of: file))
      || AllowedFolders(bounds.folders + path.folders).contain(file)
  }

  /// The bytes of a file that was found. Another may stand in its place by now: what is read is looked at once more.
  ///
  /// - Throws: where it cannot be read, or may not be.
  func bytes(of file: String) throws(LoadError) -> [UInt8] {
    guard let bounds, !path.folders.contains(SearchPath.folder(of: file)) else {
      return try SourceFile.read(file, kind: .profile)
    }
    let held = try HeldFile(file)
    guard AllowedFolders(bounds.folders + path.folders).hold(held) else {
      throw LoadError(
        kind: .unreadable, file: file, message: "this is in none of the folders that are allowed",
        remedy: "put the file itself into one of them")
    }
    return try SourceFile.read(held, as: file, kind: .profile)
  }

  /// The file of a profile that another file extends. A file may refine its namesake further down the
  /// search path.
  func parentFile(_ name: String, of file: String) -> String? {
    let folder = SearchPath.folder(of: file)
    return self.file(of: name, beside: folder, except: file)
      ?? self.file(of: name, beside: folder)
  }

  /// The name a profile has by its file.
  static func name(ofFile file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && name != "." && name != ".."
      && !name.utf8.contains(0)
  }

  /// Returns the names of all profiles on the search path, in byte order.
  ///
  /// - Returns: Each name once, also those of files that are no profiles.
  package func names() -> [String] {
    var names: Set<String> = []
    for folder in path.folders {
      names.formUnion(SearchPath.files(in: folder).map(ProfileLibrary.name(ofFile:)))
    }
    // A file of this name holds a unit's or a project's settings, wherever it lies.
    names.remove("telltale")
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Returns the names of the profiles that can be used as they are, in byte order. Files that only
  /// others extend are left out, and so are files of the same folders that are no profiles:
  /// `/etc/telltale` holds the settings of a unit.
  ///
  /// - Returns: Each name once.
  package func usableNames() -> [String] { names().filter(isUsable) }

  /// Returns true for a profile that can be used as it is. A file that cannot be read is taken for
  /// one: loading it reports the reason.
  ///
  /// - Parameter name: The name of a profile on the search path, or the path of a file.
  /// - Returns: False for a file that only others extend, and for one that is no profile.
  package func isUsable(_ name: String) -> Bool {
    switch kind(of: name) {
    case .usable, .unreadable: true
    case .abstract, .other: false
    }
  }

  /// Returns true for a file that others extend and nobody uses as it is.
  ///
  /// - Parameter name: The name of a profile on the search path, or the path of a file.
  /// - Returns: False also for a file that cannot be read.
  package func isAbstract(_ name: String) -> Bool { kind(of: name) == .abstract }

  private enum Kind { case usable, abstract, other, unreadable }

  private func kind(of name: String) -> Kind {
    guard let file = file(of: name), let bytes = try? SourceFile.read(file, kind: .profile) else {
      return .unreadable
    }
    var complaints = LoadErrorCollector(kind: .profile)
    guard let root = YAMLReader.read(bytes, file: file, complaints: &complaints) else {
      return complaints.errors.isEmpty ? .other : .unreadable
    }
    guard case .mapping = root.value,
      let read = ProfileFile(root, path: file, complaints: &complaints)
    else { return .other }
    return read.isAbstract ? .abstract : read.isProfile ? .usable : .other
  }
}
