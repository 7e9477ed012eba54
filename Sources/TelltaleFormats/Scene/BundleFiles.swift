/// The files that a scene may show: those in its own folder and below.
package struct BundleFiles: Sendable {
  /// Where they are; `nil` where a scene has no place of its own.
  private let folder: String?

  package static let none = BundleFiles(folder: nil)

  private init(folder: String?) { self.folder = folder }

  /// The files beside a scene.
  package init(beside scene: String) {
    let parts = scene.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
  }

  /// The bytes of a file; `nil` where there is none, or it cannot be read within the limit.
  package func bytes(of path: String) -> [UInt8]? {
    guard let folder, Self.isPath(path) else { return nil }
    do throws(LoadError) {
      return try SourceFile.read(SearchPath.join(folder, path), kind: .scene)
    } catch {
      return nil
    }
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
