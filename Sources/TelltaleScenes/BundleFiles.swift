import Glibc
import TelltaleSyntax

/// The files that a scene may show: those in its own folder and below.
package struct BundleFiles: Sendable {
  /// Where they are; `nil` where a scene has no place of its own.
  private let folder: String?
  /// True where the folder is a path without links, and what a link leads to that is put in its place is outside of it.
  private let isFixed: Bool

  package static let none = BundleFiles(folder: nil, isFixed: false)

  private init(folder: String?, isFixed: Bool) { (self.folder, self.isFixed) = (folder, isFixed) }

  /// The files beside a scene.
  package init(beside scene: String) {
    self.init(
      folder: scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? ".", isFixed: false)
  }

  /// The files beside a scene of somebody who may have those of some folders read, and no others; none where the scene is
  /// in none of them.
  ///
  /// - Parameters:
  ///   - scene: its path.
  ///   - bounds: the folders.
  package init(beside scene: String, within bounds: AllowedFolders) {
    self.init(folder: Self.place(of: SearchPath.folder(of: scene), within: bounds), isFixed: true)
  }

  private static func place(of folder: String, within bounds: AllowedFolders) -> String? {
    do throws(LoadError) {
      let held = try HeldFile(folder.isEmpty ? "/" : folder)
      return bounds.hold(held) ? held.place : nil
    } catch {
      return nil
    }
  }

  /// False where a scene has no place of its own, and nobody can tell what is beside it.
  package var isKnown: Bool { folder != nil }

  /// The bytes of a file; `nil` where there is none, or it cannot be read within the limit.
  package func bytes(of path: String) -> [UInt8]? {
    do throws(LoadError) {
      return try read(path, limit: Limits.fileBytes)
    } catch {
      return nil
    }
  }

  /// The bytes of a file of at most `limit` bytes. What is read is the file that was looked at, whatever
  /// stands in its place meanwhile.
  package func read(_ path: String, limit: Int) throws(LoadError) -> [UInt8] {
    let file = try held(path)
    return try SourceFile.read(file, as: place(of: path), limit: limit, kind: .scene)
  }

  /// The file of that path, which stays the one that it is.
  private func held(_ path: String) throws(LoadError) -> HeldFile {
    let full = try place(of: path)
    let file = try HeldFile(full)
    guard isInside(file.place) else { throw Self.outside(full) }
    return file
  }

  private static func outside(_ path: String) -> LoadError {
    LoadError(
      kind: .unreadable, file: path, message: "this lies outside of the scene's folder",
      remedy: "put the file itself beside the scene or below it")
  }

  /// True where a file is there to be read, or where nobody can tell for want of a folder.
  package func has(_ path: String) -> Bool {
    guard folder != nil else { return true }
    do throws(LoadError) {
      let file = try held(path)
      return file.isRegular
    } catch {
      return false
    }
  }

  /// What the file of that path is like now; `nil` where there is none inside the folder.
  package func stamp(of path: String) -> FileStamp? {
    do throws(LoadError) {
      let file = try held(path)
      return FileStamp(file.place)
    } catch {
      return nil
    }
  }

  /// True where something stands in that place: a file, a folder, or a link, wherever it leads.
  package func hasSomething(at path: String) -> Bool {
    guard let folder, Self.isPath(path) else { return false }
    var status = stat()
    return lstat(SearchPath.join(folder, path), &status) == 0
  }

  /// The path of a file that stays inside the folder, but for links.
  private func place(of path: String) throws(LoadError) -> String {
    guard let folder else {
      throw LoadError(
        kind: .unreadable, file: path, message: "this scene has no folder to find it in")
    }
    let full = SearchPath.join(folder, path)
    guard Self.isPath(path) else { throw Self.outside(full) }
    return full
  }

  /// True for a path without symbolic links that is inside the folder.
  private func isInside(_ target: String) -> Bool {
    guard let folder, let base = isFixed ? folder : Self.resolved(folder.isEmpty ? "." : folder)
    else { return false }
    // By bytes: two folders may have names that are one text and not the same bytes.
    return base == "/" || target.utf8.starts(with: (base + "/").utf8)
  }

  /// The path without symbolic links.
  private static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }

  /// True for a path that stays inside the folder.
  package static func isPath(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 1_000, !path.hasPrefix("/") else { return false }
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != ":"
    }
    return isPlain
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        $0 != ".." && $0 != "." && !$0.isEmpty
      }
  }
}
