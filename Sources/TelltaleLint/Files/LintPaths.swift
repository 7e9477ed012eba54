import Glibc
import TelltaleScenes
import TelltaleSyntax

/// A scene to be checked, by name and contents.
package struct LintInput {
  package var name: String
  package var bytes: [UInt8]
  package var isStandardInput = false

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - bytes: The contents of the file.
  ///   - isStandardInput: True for a scene that came by standard input.
  package init(name: String, bytes: [UInt8], isStandardInput: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isStandardInput = isStandardInput
  }
}

/// The search for scenes in files and folders.
package enum LintPaths {
  /// Folders inside each other that are searched.
  private static let depth = 32
  /// Files that are looked at in one run.
  private static let limit = 100_000

  /// Finds the scenes that are named, and those in folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as they were named; `-` for standard input.
  ///   - standardInput: The name of standard input in messages.
  ///   - run: The run that is told complaints.
  ///   - isExcluded: Leaves out files that were found in folders, by their paths.
  /// - Returns: Each scene once, in the order of the names; those of a folder are sorted by path.
  package static func scenes(
    in paths: [String], standardInput: String, _ run: inout LintRun,
    isExcluded: (String) -> Bool
  ) -> [LintInput] {
    var inputs: [LintInput] = []
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if path == "-" {
        read(standardInput, &run) { () throws(LoadError) in
          try SourceFile.readStandardInput(kind: .scene)
        }.map { inputs.append(LintInput(name: $0.name, bytes: $0.bytes, isStandardInput: true)) }
      } else if isFolder(path) {
        inputs += found(in: path, &seen, &run, isExcluded)
      } else {
        file(path, &run).map { inputs.append($0) }
      }
    }
    return inputs
  }

  private static func file(_ path: String, _ run: inout LintRun) -> LintInput? {
    read(path, &run) { () throws(LoadError) in try SourceFile.read(path, kind: .scene) }
  }

  private static func read(
    _ name: String, _ run: inout LintRun, _ bytes: () throws(LoadError) -> [UInt8]
  ) -> LintInput? {
    do throws(LoadError) {
      return LintInput(name: name, bytes: try bytes())
    } catch {
      run.couldNotCheck(error.description)
      return nil
    }
  }

  private static func found(
    in folder: String, _ seen: inout Set<String>, _ run: inout LintRun,
    _ isExcluded: (String) -> Bool
  ) -> [LintInput] {
    files(in: folder, &run) { path in [".yaml", ".yml", ".json"].contains(where: path.hasSuffix) }
      .filter { !$0.hasSuffix(".test.yaml") && !LintProjects.isProjectFile($0) && !isWritten($0) }
      .filter { !isExcluded($0) && seen.insert($0).inserted }
      .compactMap { file($0, &run) }
      .filter { input in
        let isScene = SceneFile.isScene(input.bytes, name: input.name)
        // A brand beside its app is nothing to be told of.
        if !isScene, !SceneFile.isProfile(input.bytes, name: input.name) { run.skip(input.name) }
        return isScene
      }
  }

  /// Files that commands of this program write beside scenes: what was shown in place of what a test expects, and
  /// the pages of tests and galleries, wherever they are told to write them.
  private static func isWritten(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.contains(text: ".new.") || name == "steps.json" || name == "catalogue.json"
  }

  /// Where commands write what nobody edits, if they are not told otherwise.
  private static let output = "out"

  /// Reads files of any kind, those named and those found in folders, in the order of their paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as they were named.
  ///   - limit: The greatest number of bytes of one file.
  ///   - run: The run that is told complaints.
  ///   - isExcluded: Leaves out files that were found in folders, by their paths.
  ///   - isWanted: Tells by its path whether a file found in a folder is one.
  /// - Returns: Each file once, with what it holds.
  package static func files(
    in paths: [String], limit: Int, _ run: inout LintRun, isExcluded: (String) -> Bool,
    where isWanted: (String) -> Bool
  ) -> [LintInput] {
    var seen: Set<String> = []
    let names = paths.flatMap { path in
      isFolder(path) ? files(in: path, &run, where: isWanted).filter { !isExcluded($0) } : [path]
    }
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      read(name, &run) { () throws(LoadError) in
        try SourceFile.read(name, limit: limit, kind: .project)
      }
    }
  }

  private static func files(
    in folder: String, _ run: inout LintRun, where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    walk(folder, depth: 0, &files, &run, isWanted)
    if files.count >= limit {
      run.couldNotCheck("\(folder): more than \(limit) files; name a folder with fewer")
    }
    return files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Hidden entries, links to folders and what commands have written are left out.
  private static func walk(
    _ folder: String, depth: Int, _ files: inout [String], _ run: inout LintRun,
    _ isWanted: (String) -> Bool
  ) {
    guard depth < Self.depth else {
      return run.couldNotCheck(
        "\(Quoted.plain(folder)): error: folders more than \(Self.depth) deep; "
          + "name this one itself")
    }
    guard let directory = opendir(folder) else {
      let reason = String(cString: strerror(errno))
      return run.couldNotCheck("\(Quoted.plain(folder)): error: cannot be read: \(reason)")
    }
    defer { closedir(directory) }
    while files.count < limit, let entry = readdir(directory) {
      let name = name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch kind(of: path) {
      case S_IFDIR where name == output: continue
      case S_IFDIR: walk(path, depth: depth + 1, &files, &run, isWanted)
      case S_IFREG where isWanted(path): files.append(path)
      default: continue
      }
    }
  }

  /// Returns a folder and those inside of it, without hidden ones and links.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - depth: The number of folders around it that were gone through to get there.
  /// - Returns: The paths, the folder itself first.
  package static func folders(in folder: String, depth: Int = 0) -> [String] {
    guard depth < Self.depth, let directory = opendir(folder) else { return [folder] }
    defer { closedir(directory) }
    var folders = [folder]
    while folders.count < 10_000, let entry = readdir(directory) {
      let name = name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let path = PathText.join(folder, name)
      if kind(of: path) == S_IFDIR { folders += Self.folders(in: path, depth: depth + 1) }
    }
    return folders
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  /// What an entry is, links to files followed.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFLNK else { return status.st_mode & S_IFMT }
    // A link that leads nowhere is a file that cannot be read.
    guard stat(path, &status) == 0 else { return S_IFREG }
    return isFolder(path) ? nil : status.st_mode & S_IFMT
  }

  /// Returns true for a folder, and for a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
