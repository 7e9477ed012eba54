import Glibc

/// What this process has open.
enum OpenFiles {
  /// How many descriptors are open on the file of that path.
  static func count(of path: String) -> Int { targets.count { $0 == path } }

  /// How many descriptors watch the file of that number.
  static func watches(ofNode number: UInt64) -> Int {
    names("/proc/self/fdinfo").count { name in
      guard let file = fopen("/proc/self/fdinfo/" + name, "r") else { return false }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes.prefix(count), as: UTF8.self)
        .contains("ino:\(String(number, radix: 16)) ")
    }
  }

  private static func names(_ path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  private static var targets: [String] {
    names("/proc/self/fd").compactMap { name in
      var target = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/fd/" + name, &target, target.count)
      guard count > 0 else { return nil }
      return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
