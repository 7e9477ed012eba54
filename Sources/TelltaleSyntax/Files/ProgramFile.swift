import CShim
import Glibc

/// The file that this process runs, and the words that it was started with.
package enum ProgramFile {
  /// The path by which the kernel starts the program again, also where its file has been replaced meanwhile.
  package static var executable: String {
    access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : path ?? "/proc/self/exe"
  }

  /// Its path, with links followed; `nil` where the system does not say.
  package static var path: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0, count < buffer.count {
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // /proc is not mounted, as in an early stage of a machine's start.
    guard let started = telltale_program_path(), realpath(started, &buffer) != nil else {
      return nil
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Its folder; `nil` where the system does not say.
  package static var folder: String? {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
