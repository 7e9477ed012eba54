import CShim
import Glibc
import TelltaleHost
import TelltaleRuntime

/// Pixels in memory that is handed to another process (memfd_create(2)).
enum SharedPixels {
  /// Copies pictures into memory, one descriptor each.
  ///
  /// - Parameter pixels: bytes of each picture.
  /// - Returns: Descriptors, in the order of the pictures; whoever gets them closes them.
  /// - Throws: where the machine is short of memory or descriptors; none is left behind then.
  static func descriptors(of pixels: [[UInt8]]) throws(TelltaleError) -> [Int32] {
    var descriptors: [Int32] = []
    for bytes in pixels {
      let descriptor = telltale_memory("telltale-pixels")
      if descriptor >= 0 { descriptors.append(descriptor) }
      guard descriptor >= 0, write(bytes, to: descriptor) else {
        let error = SystemError(errno, "memfd_create")
        close(descriptors)
        throw TelltaleError(RuntimeError(error))
      }
    }
    return descriptors
  }

  static func close(_ descriptors: [Int32]) {
    for descriptor in descriptors { Glibc.close(descriptor) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
