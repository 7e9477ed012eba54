/// What one unit has, as its device file says.
package struct DeviceProfile: Hashable, Sendable {
  /// Path of the card, such as `/dev/dri/card0`; absent, the first that can be used.
  package var card: String?
  /// Name of the connector, such as `HDMI-A-1`; absent, the first that is connected.
  package var connector: String?
  /// The mode to set; absent, the preferred one.
  package var mode: ModeRequest?
  package var rotation: Rotation
  /// Pixels per point of this unit's panel; absent, the profile's density.
  package var scale: Double?
  /// Prefer 16 bits a pixel.
  package var prefersRGB565: Bool
  /// libinput's calibration matrix (see `TouchMatrix`); absent, what udev says of each device.
  package var touchMatrix: [Double]?
  /// Roles given to devices by hand; the first that matches counts.
  package var assignments: [DeviceAssignment]
  /// Whether devices are grabbed, so that nothing else reads the same input.
  package var grab: GrabPolicy
  /// Whether hands that a program makes may answer.
  package var virtualDevices: VirtualDevicePolicy

  package init(
    card: String? = nil, connector: String? = nil, mode: ModeRequest? = nil,
    rotation: Rotation = .none, scale: Double? = nil, prefersRGB565: Bool = false,
    touchMatrix: [Double]? = nil, assignments: [DeviceAssignment] = [],
    grab: GrabPolicy = .prefer, virtualDevices: VirtualDevicePolicy = .refuse
  ) {
    self.card = card
    self.connector = connector
    self.mode = mode
    self.rotation = rotation
    self.scale = scale
    self.prefersRGB565 = prefersRGB565
    self.touchMatrix = touchMatrix
    self.assignments = assignments
    self.grab = grab
    self.virtualDevices = virtualDevices
  }
}

/// A mode by size, and by refresh rate where it matters.
package struct ModeRequest: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Hertz.
  package var refresh: Int?

  package init(width: Int, height: Int, refresh: Int? = nil) {
    self.width = width
    self.height = height
    self.refresh = refresh
  }
}

/// How the picture is turned clockwise on the panel, in degrees; touch turns with it.
package enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270
}

package enum GrabPolicy: String, Hashable, Sendable, CaseIterable {
  case never, prefer, require
}

/// What becomes of input devices behind which there is no hardware but a program (uinput, uhid): whoever
/// may make one can press what they like.
package enum VirtualDevicePolicy: String, Hashable, Sendable, CaseIterable {
  case refuse, allow
}

/// What a device is for, by the word of whoever ships it.
package enum DeviceRole: String, Hashable, Sendable, CaseIterable {
  case touch, knob, keys, remote, pointer
  /// Its keys are codes that it reads, for the application, and no hand's.
  case scanner

  /// What hands do on it; `nil` where there is none.
  package var kind: InputKind? { InputKind(rawValue: rawValue) }
}

/// A device named by the integrator, and what it is. All parts given have to match.
package struct DeviceAssignment: Hashable, Sendable {
  package var name: String?
  package var path: String?
  package var vendor: Int?
  package var product: Int?
  /// `nil` for a device that is to be left alone.
  package var role: DeviceRole?
  /// What turns on a knob; `nil` for its dial, its wheel, or the one axis that it has.
  package var axis: DeviceAxis?
  /// How many units of that axis are one detent, 1 or more; `nil` for 1, or 120 for fine steps of a wheel.
  package var detent: Int?
  /// The xkb layout by which a scanner types its codes; `nil` for `scannerLayout`.
  package var layout: String?

  /// What scanners type by as they are sold, whatever keyboard stands beside them.
  package static let scannerLayout = "us"

  package init(
    name: String? = nil, path: String? = nil, vendor: Int? = nil, product: Int? = nil,
    role: DeviceRole?, axis: DeviceAxis? = nil, detent: Int? = nil, layout: String? = nil
  ) {
    self.name = name
    self.path = path
    self.vendor = vendor
    self.product = product
    self.role = role
    self.axis = axis
    self.detent = detent
    self.layout = layout
  }
}
