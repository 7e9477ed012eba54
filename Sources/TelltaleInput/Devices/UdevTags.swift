import TelltaleModel

/// What udev says of a device: what it is (the properties `ID_INPUT_…` that systemd's input_id and hwdb give), and
/// how it is calibrated.
package struct UdevTags: Hashable, Sendable {
  /// Such as `ID_INPUT_TOUCHSCREEN`; empty where there is no udev, or where it says nothing.
  package var names: Set<String>

  /// The matrix that a panel's touches are corrected by, six numbers; `nil` where udev names none.
  package private(set) var calibration: [Double]?

  package init(_ names: Set<String> = []) { self.names = names }

  /// Properties that say something here.
  package static let known =
    order.map(\.tag) + ["ID_INPUT_TABLET_PAD", "ID_INPUT_KEYBOARD", calibrationName]

  /// The name that libinput's users know the matrix by.
  package static let calibrationName = "LIBINPUT_CALIBRATION_MATRIX"

  /// Takes a property in. Rules and hwdb take a word back by a 0; a matrix that is none says nothing, as with
  /// libinput.
  package mutating func take(_ name: String, _ value: String) {
    if name == Self.calibrationName {
      let numbers = value.split(separator: " ").map { Double(String($0)) }
      let matrix = numbers.compactMap { $0 }
      calibration = matrix.count == 6 && numbers.count == 6 ? matrix : nil
    } else if Self.known.contains(name), value != "0" {
      names.insert(name)
    }
  }

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
