import Glibc

/// The folders in which data files are looked for. The first folder that has a file wins.
package struct SearchPath: Hashable, Sendable {
  package var folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// Returns the folders in which profiles are looked for.
  ///
  /// - Returns: The folders of `$TELLTALE_PROFILE_PATH` (with colons between them), then
  ///   `./Platforms`, then those beside the program, then `/etc/telltale`,
  ///   `/usr/share/telltale/Platforms` and `/usr/share/telltale`.
  package static func standard() -> SearchPath {
    var folders: [String] = []
    if let variable = getenv("TELLTALE_PROFILE_PATH") {
      folders += String(cString: variable).split(separator: ":").map(String.init)
    }
    folders.append("Platforms")
    if let program = ProgramFile.path { folders += besides(program) }
    folders += ["/etc/telltale", "/usr/share/telltale/Platforms", "/usr/share/telltale"]
    return SearchPath(folders: folders)
  }

  /// Returns the folders in which an installed program, or one in a build folder, has its data.
  ///
  /// - Parameter program: The path of the program.
  /// - Returns: The folders; an empty array for a path without a slash.
  package static func besides(_ program: String) -> [String] {
    guard let slash = program.lastIndex(of: "/") else { return [] }
    let folder = String(program[..<slash])
    var folders = [folder + "/Platforms", parent(folder) + "/share/telltale/Platforms"]
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    if let build = parts.firstIndex(of: ".build") {
      folders.append((parts[..<build] + ["Platforms"]).joined(separator: "/"))
    }
    return folders
  }

  private static func parent(_ folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
  }
}

extension SearchPath {
  /// Returns the folder of a file.
  ///
  /// - Parameter file: The path of the file.
  /// - Returns: The folder; empty for the folder in which the program was started.
  package static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  /// Returns the path of a file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty or `.` for the folder in which the program was started.
  ///   - name: The name of the file.
  /// - Returns: The path; the name alone for the folder in which the program was started.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// Returns the paths of the files in a folder with one ending, without hidden files.
  ///
  /// - Parameters:
  ///   - folder: The folder. Folders below it are not searched.
  ///   - ending: The end of the names, with its dot.
  /// - Returns: At most `Limits.profilesPerFolder` paths, in no order; an empty array where the
  ///   folder cannot be read.
  package static func files(in folder: String, ending: String = ".yaml") -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while files.count < Limits.profilesPerFolder, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending), !name.hasPrefix(".") { files.append(join(folder, name)) }
    }
    return files
  }
}
