import Glibc

/// The event nodes of a folder.
enum NodeFolder {
  /// The most nodes of a folder. No machine has more; a folder that does is not what it seems.
  static let maximumNodes = 256

  /// The identity of the file at a path. It changes when the node is made anew, and when its owner or permissions
  /// change.
  struct Identity: Hashable {
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int
  }

  /// The paths of all `event*` nodes with their identities, in the order of their numbers.
  static func nodes(_ folder: String) -> [(path: String, identity: Identity)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var numbers: [Int] = []
    while numbers.count < maximumNodes, let entry = readdir(directory) {
      if let number = number(entry.pointee) { numbers.append(number) }
    }
    return numbers.sorted().compactMap { number in
      let path = "\(folder)/event\(number)"
      return identity(path).map { (path, $0) }
    }
  }

  private static func number(_ entry: dirent) -> Int? {
    let name = withUnsafeBytes(of: entry.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard name.hasPrefix("event"), let number = Int(name.dropFirst(5)), number >= 0,
      name == "event\(number)"
    else { return nil }
    return number
  }

  private static func identity(_ path: String) -> Identity? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Identity(
      inode: UInt64(info.st_ino), seconds: info.st_ctim.tv_sec, nanoseconds: info.st_ctim.tv_nsec)
  }
}
