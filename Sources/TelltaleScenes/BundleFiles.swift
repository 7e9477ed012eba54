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
    let full = try place(of: path)
    let held = Glibc.open(full, Self.pathOnly | O_CLOEXEC)
    guard held >= 0 else { throw Self.missing(full, errno) }
    defer { close(held) }
    guard let target = Self.target(of: held), let folder, Self.isInside(target, folder: folder)
    else { throw Self.outside(full) }
    do throws(LoadError) {
      return try SourceFile.read("/proc/self/fd/\(held)", limit: limit, kind: .scene)
    } catch {
      throw LoadError(kind: error.kind, file: full, message: error.message, remedy: error.remedy)
    }
  }

  /// O_PATH, which holds a file and does not open it; Swift does not import it, and its number is the
  /// same on all machines that Swift runs on.
  private static let pathOnly: Int32 = 0o1000_0000

  /// Where a file is that is held open, as the kernel knows it now.
  private static func target(of descriptor: Int32) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(descriptor)", &name, name.count)
    guard count > 0, count < name.count else { return nil }
    return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func missing(_ path: String, _ code: Int32) -> LoadError {
    LoadError(
      kind: .unreadable, file: path, message: "cannot be read: \(String(cString: strerror(code)))",
      remedy: [ENOENT, ENOTDIR].contains(code) ? "check the path" : nil)
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
      return SourceFile.isRegular(try place(of: path))
    } catch {
      return false
    }
  }

  /// What the file of that path is like now; `nil` where there is none inside the folder.
  package func stamp(of path: String) -> FileStamp? {
    do throws(LoadError) {
      return FileStamp(try place(of: path))
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

  /// The path of a file that stays inside the folder.
  private func place(of path: String) throws(LoadError) -> String {
    guard let folder else {
      throw LoadError(
        kind: .unreadable, file: path, message: "this scene has no folder to find it in")
    }
    let full = SearchPath.join(folder, path)
    guard Self.isPath(path), Self.isInside(full, folder) else { throw Self.outside(full) }
    return full
  }

  /// False where symbolic links lead out of the folder. What is not there is not outside.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let target = Self.resolved(path) else { return true }
    return isInside(target, folder: folder)
  }

  /// True for a path without symbolic links that is inside the folder.
  private static func isInside(_ target: String, folder: String) -> Bool {
    guard let base = resolved(folder.isEmpty ? "." : folder) else { return false }
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
