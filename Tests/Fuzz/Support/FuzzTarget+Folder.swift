import Glibc

extension FuzzTarget {
  /// A folder of this process, for what is read by its path; `nil` where none can be made.
  static let folder: String? = {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var name = Array("\(base)/telltale-fuzz-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name).map({ String(cString: $0) }) else { return nil }
    atexit { FuzzTarget.clear() }
    return made
  }()

  /// Puts bytes in a file of that folder; its path, or `nil` where that cannot be.
  static func keep(_ bytes: [UInt8], as name: String) -> String? {
    guard let folder else { return nil }
    let path = "\(folder)/\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return write(file, bytes, bytes.count) == bytes.count ? path : nil
  }

  private static func clear() {
    guard let folder else { return }
    for name in ["f.ttf", "f.yaml"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
