import Glibc

/// The kernel's tree of devices, which shows the device behind a node.
package enum DeviceTree {
  /// Returns the place of the device that a descriptor is open on, such as
  /// `../../devices/pci0000:00/0000:00:01.0/virtio0/input/input3/event3`.
  ///
  /// - Parameters:
  ///   - descriptor: An open node of a character device.
  ///   - tree: The folder where the kernel's tree is mounted.
  /// - Returns: The place; `nil` where the descriptor is no such device, or the tree does not have it.
  package static func place(of descriptor: Int32, in tree: String = "/sys") -> String? {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFCHR else { return nil }
    // As in makedev(3): both numbers are in two pieces.
    let number = UInt64(info.st_rdev)
    let major = number >> 8 & 0xFFF | number >> 32 & 0xFFFF_F000
    let minor = number & 0xFF | number >> 12 & 0xFFFF_FF00
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("\(tree)/dev/char/\(major):\(minor)", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
