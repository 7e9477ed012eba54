import Glibc
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import Testing

/// A recording of Tests/Recordings: a device with something done on it.
struct RecordedDevice: CustomTestStringConvertible, Sendable {
  let file: String

  var testDescription: String { file }

  static let folder =
    #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Recordings"

  /// Every file of the folder: a new recording is covered by all tests on the day it is added.
  static let all: [RecordedDevice] = {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".evemu") || name.hasSuffix(".yml") { files.append(name) }
    }
    return files.sorted().map(RecordedDevice.init)
  }()

  /// Those that are used for input at all.
  static var usable: [RecordedDevice] {
    get throws { try all.filter { try $0.recording.devices[0].use().kinds.first != nil } }
  }

  var recording: Recording {
    get throws { try RecordingFile.read(bytes, file: file) }
  }

  private var bytes: [UInt8] {
    guard let stream = fopen(Self.folder + "/" + file, "r") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes.prefix(count))
  }

  static let screen = InputGeometry(screen: PixelSize(width: 1280, height: 720))

  /// What hands did on it, on a screen of 1280 by 720 pixels.
  func events(
    _ geometry: InputGeometry = screen, assignments: [DeviceAssignment] = []
  ) throws -> [InputEvent] {
    var devices = DeviceSet(geometry: geometry, assignments: assignments)
    return try recording.play(into: &devices)
  }
}
