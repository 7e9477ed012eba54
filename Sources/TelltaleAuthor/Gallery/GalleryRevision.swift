import ArgumentParser
import TelltaleCommands
import TelltaleLint
import TelltaleSyntax
import TelltaleTrials

/// A revision in git of the scenes of a gallery.
struct GalleryRevision {
  private let commit: String
  private let top: String
  private let name: String
  private let paths: [String]

  /// Throws where it is no revision of the repository that the scenes are in.
  init(_ name: String, paths: [String]) throws {
    self.name = name
    self.paths = paths
    let folder = Self.folder(of: paths[0])
    guard let top = Self.git(folder, "rev-parse --show-toplevel"),
      let commit = Self.git(
        folder,
        "rev-parse --verify --quiet --end-of-options \(ShellText.quoted(name + "^{commit}"))")
    else {
      throw ValidationError(
        "--against is \(Quoted.text(name)); expected the folder of an earlier gallery, or a revision in "
          + "the git repository of \(Quoted.text(paths[0]))")
    }
    (self.top, self.commit) = (top, commit)
  }

  /// Puts the files of the revision into a folder.
  ///
  /// - Returns: Where the scenes are there, by their usual names; those that it does not have are left out.
  func unpack(into scratch: String) throws -> [GalleryScenes.Place] {
    let tree = "\(scratch)/tree"
    try FileOutput.makeFolder(tree)
    let end = ShellCommand.run(
      "git -C \(ShellText.quoted(top)) archive \(commit) | tar -x -C \(ShellText.quoted(tree))")
    guard end.code == 0 else {
      StandardStreams.complain(
        "telltale: cannot read the files of \(Quoted.text(name)); try 'git archive \(commit)', and check that there "
          + "is room in \(Quoted.plain(scratch))")
      throw ExitStatus.couldNotRun.code
    }
    return paths.compactMap { path in
      let isFile = SourceFile.isRegular(path)
      let prefix = Self.git(Self.folder(of: path), "rev-parse --show-prefix") ?? ""
      let inside = isFile ? prefix + Self.last(path) : prefix
      let there = inside.isEmpty ? tree : "\(tree)/\(inside)"
      let whole = there.hasSuffix("/") ? String(there.dropLast()) : there
      guard SourceFile.isRegular(whole) || LintPaths.isFolder(whole) else { return nil }
      return GalleryScenes.Place(
        name: path.hasSuffix("/") ? String(path.dropLast()) : path, path: whole)
    }
  }

  private static func folder(of path: String) -> String {
    guard SourceFile.isRegular(path) else { return path }
    let folder = PathText.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What git says, without the line's end; nil where it fails.
  private static func git(_ folder: String, _ words: String) -> String? {
    let end = ShellCommand.run("git -C \(ShellText.quoted(folder)) \(words) 2>/dev/null")
    guard end.code == 0 else { return nil }
    return end.text.hasSuffix("\n") ? String(end.text.dropLast()) : end.text
  }
}
