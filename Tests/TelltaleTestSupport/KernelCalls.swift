import Glibc
import Synchronization

/// Answers to ioctl(2) on files that stand for devices, so that what talks to a driver can be shown a
/// driver that is not there. Everything else goes to the system.
package enum KernelCalls {
  /// What a device answers to a request with its argument; an error is told as a negative number.
  package typealias Answer =
    @Sendable (_ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?) -> Int32

  /// The file that a descriptor is open on, whatever number it has.
  private struct File: Hashable {
    var device: UInt
    var inode: UInt
  }

  private static let devices = Mutex<[File: Answer]>([:])

  /// From now on the file at `path` answers in this way.
  package static func answer(for path: String, _ answer: @escaping Answer) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    let file = File(device: UInt(info.st_dev), inode: UInt(info.st_ino))
    devices.withLock { $0[file] = answer }
  }

  /// To be called before the file is removed: its number may be given to another one.
  package static func stopAnswering(for path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    let file = File(device: UInt(info.st_dev), inode: UInt(info.st_ino))
    devices.withLock { $0[file] = nil }
  }

  fileprivate static func device(_ descriptor: Int32) -> Answer? {
    devices.withLock { devices in
      var info = stat()
      guard !devices.isEmpty, fstat(descriptor, &info) == 0 else { return nil }
      return devices[File(device: UInt(info.st_dev), inode: UInt(info.st_ino))]
    }
  }

  private typealias Call =
    @convention(c) (Int32, UInt, UnsafeMutableRawPointer?) -> Int32

  /// The system's own.
  fileprivate static let system: @convention(c) (Int32, UInt, UnsafeMutableRawPointer?) -> Int32 = {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, "ioctl") else { fatalError("the C library has no ioctl") }
    return unsafeBitCast(symbol, to: Call.self)
  }()
}

/// Stands in for the C library's in the test program, for the libraries that it uses too.
@_cdecl("ioctl")
public func ioctlOfTheTests(
  _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  guard let device = KernelCalls.device(descriptor) else {
    return KernelCalls.system(descriptor, request, argument)
  }
  let answer = device(descriptor, request, argument)
  guard answer < 0 else { return answer }
  errno = -answer
  return -1
}
