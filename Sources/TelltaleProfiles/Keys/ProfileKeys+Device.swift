import TelltaleModel
import TelltaleSyntax

extension ProfileKeys {
  static let device = picture + devices + hands

  private static let section = ProfileSection(name: "device")

  private static let picture: [ProfileKey] = [
    section.optional("card", .line, "Path of the card, such as /dev/dri/card0.") {
      $0.device.card = $1
    },
    section.optional("connector", .line, "Name of the connector, such as HDMI-A-1.") {
      $0.device.connector = $1
    },
    section.optional("mode", .mode, "The mode to set, such as 1280x720 or 1280x720@60.") {
      $0.device.mode = $1
    },
    section.optional("rotation-deg", .rotation, "How the picture is turned clockwise.") {
      $0.device.rotation = $1
    },
    section.optional("scale", .number(0.5...8), "Pixels per point of this unit's panel.") {
      $0.device.scale = $1
    },
    section.optional("prefer-rgb565", .flag, "Prefer 16 bits a pixel.") {
      $0.device.prefersRGB565 = $1
    },
  ]

  private static let devices: [ProfileKey] = [
    section.optional(
      "touch-matrix", .touchMatrix,
      "libinput's calibration matrix, two rows of three; absent, what udev says of each panel."
    ) { $0.device.touchMatrix = $1 },
    section.optional(
      "assign", ValueReader.assignment.list(),
      "Roles of input devices given by hand; the first that matches counts."
    ) { $0.device.assignments = $1 },
    section.optional("grab", .choice, "Whether devices are grabbed.") { $0.device.grab = $1 },
  ]

  private static let hands: [ProfileKey] = [
    ProfileSection(name: "input").optional(
      "virtual", .choice,
      "Whether input devices count that a program makes (uinput, uhid, most Bluetooth keyboards)."
    ) { $0.device.virtualDevices = $1 }
  ]
}

extension ValueReader where Value == ModeRequest {
  static var mode: ValueReader {
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
}

extension ValueReader where Value == Rotation {
  static var rotation: ValueReader {
    ValueReader(
      "0, 90, 180 or 270",
      schema: ["enum": .array(Rotation.allCases.map { .integer($0.rawValue) })]
    ) { node in
      node.integer.flatMap(Rotation.init(rawValue:))
    }
  }
}

extension ValueReader where Value == DeviceAssignment {
  /// `{name: Rotary, role: knob}`, by name, path, vendor and product.
  static var assignment: ValueReader {
    let names = ["name", "path", "vendor", "product"]
    let keys = names + ["role", "axis", "detent"]
    let id = ValueReader<Int>.usbID
    let detent = ValueReader<Int>.integer(1...100_000)
    let roles = DeviceRole.allCases.map(\.rawValue) + ["ignore"]
    return ValueReader(
      "a device and its role",
      schema: [
        "type": "object", "additionalProperties": false, "required": ["role"],
        "properties": [
          "name": ["type": "string"], "path": ["type": "string"], "vendor": id.schema,
          "product": id.schema, "role": ["type": "string", "enum": .strings(roles)],
          "axis": ValueReader<DeviceAxis>.axis.schema, "detent": detent.schema,
        ],
      ]
    ) { node, complaints in
      guard let record = RecordReader(node, keys: keys, &complaints) else { return nil }
      guard names.contains(where: record.has), record.has("role") else {
        complaints.add(
          node.location, "a device that matches nothing or has no role",
          remedy: "give name, path, vendor or product, and role")
        return nil
      }
      guard let role = record.value("role", .line, &complaints) else { return nil }
      guard roles.contains(role) else {
        complaints.add(
          node.location,
          "found role \(Quoted.text(role)), expected one of \(roles.joined(separator: ", "))")
        return nil
      }
      guard role == "knob" || !record.has("axis") && !record.has("detent") else {
        complaints.add(
          node.location, "found axis or detent beside role \(Quoted.text(role)), which has none",
          remedy: "leave them out, or give role: knob")
        return nil
      }
      return DeviceAssignment(
        name: record.value("name", .line, &complaints),
        path: record.value("path", .line, &complaints),
        vendor: record.value("vendor", id, &complaints),
        product: record.value("product", id, &complaints), role: DeviceRole(rawValue: role),
        axis: record.value("axis", .axis, &complaints),
        detent: record.value("detent", detent, &complaints))
    }
  }
}

extension ValueReader where Value == DeviceAxis {
  static var axis: ValueReader {
    ValueReader(
      "an axis such as REL_X or ABS_WHEEL",
      schema: ["type": "string", "pattern": "^(REL|ABS)_[A-Z_]+$"]
    ) { $0.text.flatMap(DeviceAxis.init(named:)) }
  }
}

extension ValueReader where Value == Int {
  /// A vendor or product number, decimal or, as tools print it, `0x046d`.
  static var usbID: ValueReader {
    ValueReader(
      "a number from 0 to 65535, or from 0x0000 to 0xffff",
      schema: [
        "type": ["integer", "string"], "minimum": 0, "maximum": 65_535,
        "pattern": "^0x[0-9A-Fa-f]{1,4}$",
      ]
    ) { node in
      guard let text = node.text else { return nil }
      if text.hasPrefix("0x") { return UInt16(text.dropFirst(2), radix: 16).map(Int.init) }
      return YAMLNode.integer(text).flatMap { 0...65_535 ~= $0 ? $0 : nil }
    }
  }
}
