import TelltaleSyntax

/// The icons that scenes name: files in the folder `Icons` beside the profiles.
///
/// Only their shape counts; they are drawn in the colour of the text that they stand with.
package struct IconLibrary: Sendable {
  private let path: SearchPath
  /// Those of a brand come before all others.
  private let own: [String]

  /// - Parameters:
  ///   - path: Where profiles are looked for.
  ///   - profiles: Whose files may have icons beside them.
  package init(path: SearchPath = .standard(), of profiles: [LoadedProfile] = []) {
    self.path = path
    own = profiles.flatMap(\.files).map(SearchPath.folder(of:))
  }

  /// Reads an icon's file.
  ///
  /// - Parameter name: As scenes write it.
  /// - Returns: Its bytes.
  /// - Throws: That there is none of this name, or why the one that is there cannot be read.
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

  /// Why a name is none of an icon; `nil` where it is one.
  package func fault(_ name: String) -> LoadError? {
    files(of: name).contains(where: SourceFile.isRegular) ? nil : absence(of: name)
  }

  private func absence(of name: String) -> LoadError {
    LoadError(
      kind: .unreadable, file: "Icons", message: "there is no icon \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: names)
        ?? "use one of \(names.joined(separator: ", ")), or a picture of the scene's folder")
  }

  /// Where an icon may be, the first that is there counts.
  private func files(of name: String) -> [String] {
    let isName = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
    guard isName else { return [] }
    return folders.flatMap { folder in Self.endings.map { "\(folder)/\(name)\($0)" } }
  }

  /// The names of all icons there are.
  package var names: [String] {
    let files = folders.flatMap { folder in
      Self.endings.flatMap { ending in
        SearchPath.files(in: folder, ending: ending).map { file in
          String(file.dropFirst(folder.count + 1).dropLast(ending.count))
        }
      }
    }
    return Set(files).sorted()
  }

  private var folders: [String] {
    let beside = own.enumerated().filter { own.firstIndex(of: $1) == $0 }.map(\.element)
    return (beside + path.folders.filter { !beside.contains($0) })
      .map { SearchPath.join($0, "Icons") }
  }

  /// Drawn ones take a library that is slow to load, so pictures come first.
  private static let endings = [".png", ".svg"]
}
