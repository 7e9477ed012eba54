import Glibc

/// The origin of an input device.
package enum DeviceOrigin: Hashable, Sendable {
  /// A thing that a hand can touch, or a machine that stands for it (a virtual machine's keyboard).
  case hardware
  /// A program, through uinput or uhid.
  case program
  /// Unknown: the kernel's tree does not show the device, and programs may make some.
  case untold

  /// Tells the origin from the kernel's files.
  ///
  /// - Parameters:
  ///   - place: The place of the device in the kernel's tree; `nil` where the tree does not show it.
  ///   - drivers: The names of the kernel's small drivers; `nil` where they are unknown. Without uinput and uhid
  ///     among them no program can have made a device, and no device of theirs has stayed.
  init(at place: String?, drivers: Set<String>?) {
    let makers = drivers.map { $0.intersection(["uinput", "uhid"]) }
    guard let place = place.map({ "/\($0)" }) else {
      self = makers == [] ? .hardware : .untold
      return
    }
    guard place.contains(text: "/devices/virtual/") else {
      self = .hardware
      return
    }
    // What uinput makes stands here, and what drivers do that name no device above theirs, as Xen's.
    let isPlain = place.contains(text: "/devices/virtual/input/")
    self = isPlain && makers.map { !$0.contains("uinput") } == true ? .hardware : .program
  }
}

extension DeviceTree {
  /// Returns the origin of the device that a descriptor is open on.
  ///
  /// - Parameters:
  ///   - descriptor: An open node of an input device.
  ///   - tree: The folder where the kernel's tree is mounted.
  ///   - misc: The kernel's list of small drivers, with a number and a name on each line.
  /// - Returns: The origin, as far as it can be told.
  package static func origin(
    of descriptor: Int32, in tree: String = "/sys", misc: String = "/proc/misc"
  ) -> DeviceOrigin {
    DeviceOrigin(at: place(of: descriptor, in: tree), drivers: drivers(misc))
  }

  private static func drivers(_ path: String) -> Set<String>? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while text.count < 1 << 16 {
      let count = Glibc.read(descriptor, &piece, piece.count)
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      text += piece[..<count]
    }
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return Set(words.map(String.init))
  }
}
