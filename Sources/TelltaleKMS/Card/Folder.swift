import CShim
import Glibc

/// The small files and folders in which the kernel describes itself.
enum Folder {
  /// The entries without `.` and `..`; empty where there is no such folder or no permission.
  static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = text(entry.pointee.d_name)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The target of a symbolic link.
  static func target(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The first line of a small file, without its end.
  static func firstLine(_ path: String) -> String? {
    let descriptor = telltale_open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self)
  }

  /// Reads a small file of any kind. The kernel tells no size of its own files.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The most bytes that are read.
  /// - Returns: The bytes; none where the file cannot be read.
  static func bytes(_ path: String, limit: Int) -> [UInt8] {
    let descriptor = telltale_open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = read(descriptor, &bytes, limit)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}
