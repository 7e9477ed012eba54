import Glibc

/// The folders in which data files are looked for, first one wins.
package struct SearchPath: Hashable, Sendable {
  package var folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// `$TELLTALE_PROFILE_PATH` (folders with colons between), then `./Platforms`, then what lies beside the
  /// program or belongs to it, then `/etc/telltale` and `/usr/share/telltale`.
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

  /// Where an installed program, or one run from a build folder, has its data.
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
  /// The folder that a file is in; empty for the one that the program was started in.
  package static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// The paths of the files of one ending in a folder, hidden ones left out; none where it cannot be
  /// read.
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
