import TelltaleModel
import TelltaleSyntax

/// The reading of a role that an input device is given by hand.
enum AssignmentReading {
  private static let names = ["name", "path", "vendor", "product"]
  private static let roles = DeviceRole.allCases.map(\.rawValue) + ["ignore"]

  /// `{name: Rotary, role: knob}`, by name, path, vendor and product.
  static var reader: ValueReader<DeviceAssignment> {
    ValueReader("a device and its role", schema: map.schema) { node, complaints in
      var draft = Draft()
      guard map.read(node, into: &draft, in: &complaints),
        isWhole(node, role: draft.role, &complaints)
      else { return nil }
      return draft.device
    }
  }

  private struct Draft {
    var device = DeviceAssignment(role: nil)
    /// `nil` after a complaint.
    var role: String?
  }

  private static let map = KeyedMap<Draft, LoadErrorCollector>(
    of: [
      .key("name", .line, "Its name, as the kernel reports it.") { $0.device.name = $1 },
      .key("path", .line, "Its path, such as /dev/input/event3.") { $0.device.path = $1 },
      .key("vendor", usbID, "Its vendor's number.") { $0.device.vendor = $1 },
      .key("product", usbID, "Its product's number.") { $0.device.product = $1 },
      .key("role", role, "Its role; ignore leaves it alone.", isRequired: true) {
        ($0.role, $0.device.role) = ($1, DeviceRole(rawValue: $1))
      },
      .key("axis", axis, "The axis of a knob.") { $0.device.axis = $1 },
      .key("detent", .integer(1...100_000), "Units of the axis for one detent.") {
        $0.device.detent = $1
      },
      .key("layout", scannerLayout, "The keyboard layout by which a scanner types.") {
        $0.device.layout = $1
      },
    ])

  private static var role: ValueReader<String> {
    ValueReader(
      "one of \(roles.joined(separator: ", "))",
      schema: ["type": "string", "enum": .strings(roles)]
    ) { node, complaints in
      guard let role = ValueReader.line.read(node, &complaints) else { return nil }
      guard roles.contains(role) else {
        complaints.add(
          node.location,
          "found role \(Quoted.text(role)), expected one of \(roles.joined(separator: ", "))")
        return nil
      }
      return role
    }
  }

  /// False after a complaint, also of keys that only other roles have.
  private static func isWhole(
    _ node: YAMLNode, role: String?, _ complaints: inout LoadErrorCollector
  ) -> Bool {
    func has(_ key: String) -> Bool { node[key] != nil }
    guard names.contains(where: has), has("role") else {
      complaints.add(
        node.location, "a device that matches nothing or has no role",
        remedy: "give name, path, vendor or product, and role")
      return false
    }
    guard let role else { return false }
    guard role == "knob" || !has("axis") && !has("detent") else {
      complaints.add(
        node.location, "found axis or detent beside role \(Quoted.text(role)), which has none",
        remedy: "leave them out, or give role: knob")
      return false
    }
    guard role == "scanner" || !has("layout") else {
      complaints.add(
        node.location,
        "found layout beside role \(Quoted.text(role)), which has none of its own",
        remedy: "leave it out, or give role: scanner; keyboards have theirs in keyboard: {layout: }"
      )
      return false
    }
    return true
  }

  /// One layout of xkb: a scanner has no keys that would lead to a second one.
  private static var scannerLayout: ValueReader<String> {
    ValueReader(
      "one keyboard layout such as us or de(nodeadkeys)",
      schema: ["type": "string", "pattern": "^[^,\\s]+$"]
    ) { node in
      guard let text = node.text, !text.isEmpty,
        !text.contains(where: { $0 == "," || $0.isWhitespace })
      else { return nil }
      return text
    }
  }

  private static var axis: ValueReader<DeviceAxis> {
    ValueReader(
      "an axis such as REL_X or ABS_WHEEL",
      schema: ["type": "string", "pattern": "^(REL|ABS)_[A-Z_]+$"]
    ) { $0.text.flatMap(DeviceAxis.init(named:)) }
  }

  /// A vendor or product number, decimal or, as tools print it, `0x046d`.
  private static var usbID: ValueReader<Int> {
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
