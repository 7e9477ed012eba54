import TelltaleSyntax

/// The icons that scenes name: files in the folder `Icons` beside the profiles.
///
/// Only their shape counts; they are drawn in the colour of the text beside them.
package struct IconLibrary: Sendable {
  private let path: SearchPath
  /// Those of a brand come before all others.
  private let own: [String]

  /// The icons of some profiles.
  ///
  /// - Parameters:
  ///   - path: The folders in which profiles are looked for.
  ///   - profiles: Profiles whose files may have icons beside them. These come before all others.
  package init(path: SearchPath = .standard(), of profiles: [LoadedProfile] = []) {
    self.path = path
    own = profiles.flatMap(\.files).map(SearchPath.folder(of:))
  }

  /// Reads an icon's file.
  ///
  /// - Parameter name: The name, as scenes write it.
  /// - Returns: The bytes of the first file of this name.
  /// - Throws: The error that there is none of this name, or the reason why the file cannot be
  ///   read.
  package func read(_ name: String) throws(LoadError) -> [UInt8] {
    for file in files(of: name) {
      do throws(LoadError) {
        return try SourceFile.read(file, kind: .profile)
      } catch  where error.kind == .unreadable && !SourceFile.isRegular(file) {
        continue
      }
    }
    throw absence(of: name)
  }

  /// Returns the reason why a name is no icon's.
  ///
  /// - Parameter name: The name, as scenes write it.
  /// - Returns: An error with similar names; `nil` where there is an icon of this name.
  package func fault(_ name: String) -> LoadError? {
    files(of: name).contains(where: SourceFile.isRegular) ? nil : absence(of: name)
  }

  private func absence(of name: String) -> LoadError {
    LoadError(
      kind: .unreadable, file: "Icons", message: "there is no icon \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: names)
        ?? (Self.isName(name) ? "" : "its name has small letters, digits and hyphens; ")
        + "use one of \(names.joined(separator: ", ")), or a picture of the scene's folder")
  }

  /// Where an icon may be, the first that is there counts.
  private func files(of name: String) -> [String] {
    guard Self.isName(name) else { return [] }
    return folders.flatMap { folder in Self.endings.map { "\(folder)/\(name)\($0)" } }
  }

  private static func isName(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
  }

  /// The names of all icons, each once, in order. Files with other names are left out, since no scene can name them.
  package var names: [String] {
    let files = folders.flatMap { folder in
      Self.endings.flatMap { ending in
        SearchPath.files(in: folder, ending: ending).map { file in
          String(file.dropFirst(folder.count + 1).dropLast(ending.count))
        }
      }
    }
    return Set(files.filter(Self.isName)).sorted()
  }

  private var folders: [String] {
    let beside = own.enumerated().filter { own.firstIndex(of: $1) == $0 }.map(\.element)
    return (beside + path.folders.filter { !beside.contains($0) })
      .map { SearchPath.join($0, "Icons") }
  }

  /// Drawn ones take a library that is slow to load, so pictures come first.
  private static let endings = [".png", ".svg"]
}
