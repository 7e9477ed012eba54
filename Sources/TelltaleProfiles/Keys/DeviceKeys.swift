import TelltaleModel
import TelltaleSyntax

/// The keys of one unit: its panel, and its input devices.
enum DeviceKeys {
  static let all = picture + devices + hands

  private static let section = ProfileSection(name: "device")

  private static let picture: [ProfileKey] = [
    section.optional("card", .line, "Path of the card, such as /dev/dri/card0.") {
      $0.device.card = $1
    },
    section.optional("connector", .line, "Name of the connector, such as HDMI-A-1.") {
      $0.device.connector = $1
    },
    section.optional("mode", mode, "The mode to set, such as 1280x720 or 1280x720@60.") {
      $0.device.mode = $1
    },
    section.optional("rotation-deg", rotation, "Clockwise rotation of the picture.") {
      $0.device.rotation = $1
    },
    section.optional("scale", .number(0.5...8), "Pixels per point of this unit's panel.") {
      $0.device.scale = $1
    },
    section.optional("prefer-rgb565", .flag, "True to prefer 16 bits a pixel.") {
      $0.device.prefersRGB565 = $1
    },
  ]

  private static let devices: [ProfileKey] = [
    section.optional(
      "touch-matrix", TouchMatrixReading.reader,
      "libinput's calibration matrix, two rows of three; absent, the one that udev has for each panel."
    ) { $0.device.touchMatrix = $1 },
    section.optional(
      "assign", AssignmentReading.reader.list(),
      "Roles of input devices given by hand; the first that matches counts."
    ) { $0.device.assignments = $1 },
    section.optional("grab", .choice, "True if input devices are grabbed.") { $0.device.grab = $1 },
  ]

  private static let hands: [ProfileKey] = [
    ProfileSection(name: "input").optional(
      "virtual", .choice,
      "True if virtual input devices are used (uinput, uhid, most Bluetooth keyboards)."
    ) { $0.device.virtualDevices = $1 }
  ]

  private static var mode: ValueReader<ModeRequest> {
    ValueReader(
      "a mode such as 1280x720 or 1280x720@60",
      schema: ["type": "string", "pattern": "^[0-9]+x[0-9]+(@[0-9]+)?$"]
    ) { node in
      guard let text = node.text else { return nil }
      let halves = text.split(separator: "@", omittingEmptySubsequences: false)
      let size = halves[0].split(separator: "x", omittingEmptySubsequences: false)
      guard halves.count <= 2, size.count == 2, let width = YAMLNode.integer(size[0]),
        let height = YAMLNode.integer(size[1]), 1...16_384 ~= width, 1...16_384 ~= height
      else { return nil }
      guard halves.count == 2 else { return ModeRequest(width: width, height: height) }
      guard let refresh = YAMLNode.integer(halves[1]), 1...1_000 ~= refresh else { return nil }
      return ModeRequest(width: width, height: height, refresh: refresh)
    }
  }

  private static var rotation: ValueReader<Rotation> {
    ValueReader(
      "0, 90, 180 or 270",
      schema: ["enum": .array(Rotation.allCases.map { .integer($0.rawValue) })]
    ) { node in
      node.integer.flatMap(Rotation.init(rawValue:))
    }
  }
}
