import TelltaleModel

/// The word of udev on a device: its kind (the properties `ID_INPUT_…` that systemd's input_id and hwdb give), and
/// its calibration.
package struct UdevTags: Hashable, Sendable {
  /// The names of properties, such as `ID_INPUT_TOUCHSCREEN`; empty where there is no udev, or where it says nothing.
  package var names: Set<String>

  /// The matrix by which a panel's touches are corrected, six numbers; `nil` where udev names none.
  package private(set) var calibration: [Double]?

  package init(_ names: Set<String> = []) { self.names = names }

  /// The properties that have a meaning here.
  package static let known =
    order.map(\.tag) + ["ID_INPUT_TABLET_PAD", "ID_INPUT_KEYBOARD", calibrationName]

  /// The name by which libinput's users know the matrix.
  package static let calibrationName = "LIBINPUT_CALIBRATION_MATRIX"

  /// Takes a property in. Rules and hwdb take a word back by a 0; a matrix that is none says nothing, as with
  /// libinput.
  ///
  /// - Parameters:
  ///   - name: The name of the property; an unknown one changes nothing.
  ///   - value: Its value: a flag, or six numbers with spaces between them.
  package mutating func take(_ name: String, _ value: String) {
    if name == Self.calibrationName {
      let numbers = value.split(separator: " ").map { Double(String($0)) }
      let matrix = numbers.compactMap { $0 }
      calibration = matrix.count == 6 && numbers.count == 6 ? matrix : nil
    } else if Self.known.contains(name), value != "0" {
      names.insert(name)
    }
  }

  /// The kind of places on the screen that udev sees in the device, with the property that says so; `nil` where udev
  /// has no word on that.
  var pointing: (tag: String, use: InputKind?)? {
    // The keys beside a tablet are tagged as a tablet, too.
    if names.contains("ID_INPUT_TABLET_PAD") { return ("ID_INPUT_TABLET_PAD", nil) }
    return Self.order.first { names.contains($0.tag) }
  }

  /// The properties of devices that point, the first that is there counts. A tablet is not among them: whether its
  /// surface is the screen is told by the kernel.
  private static let order: [(tag: String, use: InputKind?)] = [
    ("ID_INPUT_ACCELEROMETER", nil), ("ID_INPUT_TOUCHSCREEN", .touch), ("ID_INPUT_TOUCHPAD", nil),
    ("ID_INPUT_JOYSTICK", nil), ("ID_INPUT_MOUSE", .pointer),
    ("ID_INPUT_POINTINGSTICK", .pointer), ("ID_INPUT_TRACKBALL", .pointer),
  ]
}
