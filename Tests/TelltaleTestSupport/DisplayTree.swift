import Foundation

/// A folder as the kernel has it for the displays of a graphics card, in place of `/sys/class/drm`.
package enum DisplayTree {
  /// What a display says of itself: its pixels, as `1280x800`, and its millimetres.
  package typealias Size = (pixels: String, width: UInt8, height: UInt8)

  /// Makes the folder.
  ///
  /// - Parameter displays: those that are connected, by connector.
  /// - Returns: Its path.
  /// - Throws: where a file cannot be written.
  package static func folder(_ displays: [String: Size]) throws -> String {
    let tree = try Files.folder([:])
    for (connector, display) in displays {
      let folder = "\(tree)/card0-\(connector)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("connected\n".utf8).write(to: URL(fileURLWithPath: folder + "/status"))
      try Data("\(display.pixels)\n".utf8).write(to: URL(fileURLWithPath: folder + "/modes"))
      try Data(description(of: display)).write(to: URL(fileURLWithPath: folder + "/edid"))
    }
    return tree
  }

  /// An EDID with the millimetres of its first timing alone.
  private static func description(of display: Size) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    for index in 1...6 { bytes[index] = 255 }
    (bytes[54], bytes[66], bytes[67]) = (1, display.width, display.height)
    bytes[127] = 0 &- bytes.reduce(0, &+)
    return bytes
  }
}
