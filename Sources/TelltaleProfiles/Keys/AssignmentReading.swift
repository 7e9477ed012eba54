import TelltaleModel
import TelltaleSyntax

/// The reading of a role that an input device is given by hand.
enum AssignmentReading {
  private static let names = ["name", "path", "vendor", "product"]
  private static let roles = DeviceRole.allCases.map(\.rawValue) + ["ignore"]

  /// `{name: Rotary, role: knob}`, by name, path, vendor and product.
  static var reader: ValueReader<DeviceAssignment> {
    let id = usbID
    let detent = ValueReader<Int>.integer(1...100_000)
    let layout = scannerLayout
    let keys = names + ["role", "axis", "detent", "layout"]
    return ValueReader(
      "a device and its role",
      schema: [
        "type": "object", "additionalProperties": false, "required": ["role"],
        "properties": [
          "name": ["type": "string"], "path": ["type": "string"], "vendor": id.schema,
          "product": id.schema, "role": ["type": "string", "enum": .strings(roles)],
          "axis": axis.schema, "detent": detent.schema,
          "layout": layout.schema,
        ],
      ]
    ) { node, complaints in
      guard let record = RecordReader(node, keys: keys, &complaints),
        let role = role(in: record, at: node, &complaints)
      else { return nil }
      return DeviceAssignment(
        name: record.value("name", .line, &complaints),
        path: record.value("path", .line, &complaints),
        vendor: record.value("vendor", id, &complaints),
        product: record.value("product", id, &complaints), role: DeviceRole(rawValue: role),
        axis: record.value("axis", axis, &complaints),
        detent: record.value("detent", detent, &complaints),
        layout: record.value("layout", layout, &complaints))
    }
  }

  /// The word of the role; `nil` after a complaint, also of keys that only other roles have.
  private static func role(
    in record: RecordReader, at node: YAMLNode, _ complaints: inout Complaints
  ) -> String? {
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
    guard role == "scanner" || !record.has("layout") else {
      complaints.add(
        node.location,
        "found layout beside role \(Quoted.text(role)), which has none of its own",
        remedy: "leave it out, or give role: scanner; keyboards have theirs in keyboard: {layout: }"
      )
      return nil
    }
    return role
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
