import Glibc
import TelltaleSyntax

/// The files that a scene may show: those in its own folder and below.
package struct BundleFiles: Sendable {
  /// Where they are; `nil` where a scene has no place of its own.
  private let folder: String?

  package static let none = BundleFiles(folder: nil)

  private init(folder: String?) { self.folder = folder }

  /// The files beside a scene.
  package init(beside scene: String) {
    folder = scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? "."
  }

  /// The bytes of a file; `nil` where there is none, or it cannot be read within the limit.
  package func bytes(of path: String) -> [UInt8]? {
    do throws(LoadError) {
      return try read(path, limit: Limits.fileBytes)
    } catch {
      return nil
    }
  }

  /// The bytes of a file of at most `limit` bytes.
  package func read(_ path: String, limit: Int) throws(LoadError) -> [UInt8] {
    try SourceFile.read(place(of: path), limit: limit, kind: .scene)
  }

  /// True where a file is there to be read, or where nobody can tell for want of a folder.
  package func has(_ path: String) -> Bool {
    guard folder != nil else { return true }
    do throws(LoadError) {
      return SourceFile.isRegular(try place(of: path))
    } catch {
      return false
    }
  }

  /// The path of a file that stays inside the folder.
  private func place(of path: String) throws(LoadError) -> String {
    guard let folder else {
      throw LoadError(
        kind: .unreadable, file: path, message: "this scene has no folder to find it in")
    }
    let full = SearchPath.join(folder, path)
    guard Self.isPath(path), Self.isInside(full, folder) else {
      throw LoadError(
        kind: .unreadable, file: full, message: "this lies outside of the scene's folder",
        remedy: "put the file itself beside the scene or below it")
    }
    return full
  }

  /// False where symbolic links lead out of the folder. What is not there is not outside.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let target = Self.resolved(path) else { return true }
    guard let base = Self.resolved(folder.isEmpty ? "." : folder) else { return false }
    return base == "/" || target.hasPrefix(base + "/")
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
