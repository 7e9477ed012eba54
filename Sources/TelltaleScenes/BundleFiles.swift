import Glibc
import TelltaleSyntax

/// The files that a scene may show: those in its own folder and below.
package struct BundleFiles: Sendable {
  /// Where they are; `nil` where a scene has no place of its own.
  private let folder: String?
  /// True where the folder is a path without links, and what a link leads to that is put in its place is outside of it.
  private let isFixed: Bool

  /// The files of a scene without a folder: none can be read.
  package static let none = BundleFiles(folder: nil, isFixed: false)

  private init(folder: String?, isFixed: Bool) { (self.folder, self.isFixed) = (folder, isFixed) }

  /// The files beside a scene.
  ///
  /// - Parameter scene: The path of the scene's file; without a folder in it, the working directory
  ///   counts.
  package init(beside scene: String) {
    self.init(
      folder: scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? ".", isFixed: false)
  }

  /// The files beside a scene of a program that may have files of some folders read, and no others.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene's file. Where it is in none of the folders, there are no
  ///     files.
  ///   - bounds: The folders that may be read.
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

  /// False where a scene has no folder, and the files beside it are unknown.
  package var isKnown: Bool { folder != nil }

  /// Returns the bytes of a file.
  ///
  /// - Parameter path: A path from the scene's folder.
  /// - Returns: At most `Limits.fileBytes`; `nil` where there is no such file, or it cannot be read
  ///   within the limit.
  package func bytes(of path: String) -> [UInt8]? {
    do throws(LoadError) {
      return try read(path, limit: Limits.fileBytes)
    } catch {
      return nil
    }
  }

  /// Returns the bytes of a file. The file that is read is the one that was checked, even if
  /// another takes its place meanwhile.
  ///
  /// - Parameters:
  ///   - path: A path from the scene's folder.
  ///   - limit: The most bytes that the file may have.
  /// - Returns: The whole file.
  /// - Throws: The reason where it is outside of the folder, is not there, or has more bytes.
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

  /// Returns true where a file is there to be read.
  ///
  /// - Parameter path: A path from the scene's folder.
  /// - Returns: True also where the scene has no folder, since nobody can tell then.
  package func has(_ path: String) -> Bool {
    guard folder != nil else { return true }
    do throws(LoadError) {
      let file = try held(path)
      return file.isRegular
    } catch {
      return false
    }
  }

  /// Returns the present state of a file.
  ///
  /// - Parameter path: A path from the scene's folder.
  /// - Returns: The state; `nil` where there is no such file inside the folder.
  package func stamp(of path: String) -> FileStamp? {
    do throws(LoadError) {
      let file = try held(path)
      return FileStamp(file.place)
    } catch {
      return nil
    }
  }

  /// Returns true where anything is at a path: a file, a folder, or a link, wherever it leads.
  ///
  /// - Parameter path: A path from the scene's folder.
  /// - Returns: False also where the scene has no folder.
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

  /// Returns true for a path that stays inside the folder, if no link leads out of it.
  ///
  /// - Parameter path: A path from the scene's folder, as the scene has it.
  /// - Returns: False for absolute and long paths, for `.` and `..`, and for control characters,
  ///   backslashes and colons.
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
