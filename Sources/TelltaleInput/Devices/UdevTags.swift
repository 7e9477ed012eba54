import TelltaleModel

/// What udev says a device is (the properties `ID_INPUT_…` that systemd's input_id and hwdb give).
package struct UdevTags: Hashable, Sendable {
  /// Such as `ID_INPUT_TOUCHSCREEN`; empty where there is no udev, or where it says nothing.
  package var names: Set<String>

  package init(_ names: Set<String> = []) { self.names = names }

  /// Properties that say something here.
  package static let known = order.map(\.tag) + ["ID_INPUT_TABLET_PAD", "ID_INPUT_KEYBOARD"]

  /// What it says of a place on the screen, with the property that says so; `nil` where it has no word
  /// on that.
  var pointing: (tag: String, use: InputKind?)? {
    // The keys beside a tablet are tagged as a tablet, too.
    if names.contains("ID_INPUT_TABLET_PAD") { return ("ID_INPUT_TABLET_PAD", nil) }
    return Self.order.first { names.contains($0.tag) }
  }

  /// A tablet is not among them: whether its surface is the screen is told by the kernel.
  private static let order: [(tag: String, use: InputKind?)] = [
    ("ID_INPUT_ACCELEROMETER", nil), ("ID_INPUT_TOUCHSCREEN", .touch), ("ID_INPUT_TOUCHPAD", nil),
    ("ID_INPUT_JOYSTICK", nil), ("ID_INPUT_MOUSE", .pointer),
    ("ID_INPUT_POINTINGSTICK", .pointer), ("ID_INPUT_TRACKBALL", .pointer),
  ]
}
