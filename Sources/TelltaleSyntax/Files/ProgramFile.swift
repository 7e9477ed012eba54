import CShim
import Glibc

/// The executable file of this process.
package enum ProgramFile {
  /// The path by which the kernel starts this program again, also where its file has been replaced
  /// since.
  package static var executable: String {
    access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : path ?? "/proc/self/exe"
  }

  /// The path of the file without links; `nil` where the system does not report it.
  package static var path: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0, count < buffer.count {
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // /proc is not mounted, as in an early setup of a machine's start.
    guard let started = telltale_program_path(), realpath(started, &buffer) != nil else {
      return nil
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder of the file; `nil` where the system does not report it.
  package static var folder: String? {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
