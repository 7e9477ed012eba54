/// The equipment of one unit, as its device file says.
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
  /// True where 16 bits a pixel are preferred.
  package var prefersRGB565: Bool
  /// The calibration matrix of libinput (see `TouchMatrix`); absent, the one that udev says of each device.
  package var touchMatrix: [Double]?
  /// Roles given to devices by hand; the first that matches counts.
  package var assignments: [DeviceAssignment]
  /// The policy that decides whether devices are grabbed, so that nothing else reads the same input.
  package var grab: GrabPolicy
  /// The policy that decides whether hands that a program makes may answer.
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

  /// Creates a request for a mode.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - refresh: The refresh rate in hertz; `nil` where it does not matter.
  package init(width: Int, height: Int, refresh: Int? = nil) {
    self.width = width
    self.height = height
    self.refresh = refresh
  }
}

/// The clockwise turn of the picture on the panel, in degrees; touch turns with it.
package enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270
}

package enum GrabPolicy: String, Hashable, Sendable, CaseIterable {
  case never, prefer, require
}

/// The treatment of virtual devices: input devices that have no hardware behind them but a program (uinput, uhid).
/// A program that may make one can press any control.
package enum VirtualDevicePolicy: String, Hashable, Sendable, CaseIterable {
  case refuse, allow
}

/// The purpose of a device, by the word of whoever ships it.
package enum DeviceRole: String, Hashable, Sendable, CaseIterable {
  case touch, knob, keys, remote, pointer
  /// A device whose keys are codes that it reads, for the application, and no hand's.
  case scanner

  /// The kind of input that hands give on it; `nil` where there is none.
  package var kind: InputKind? { InputKind(rawValue: rawValue) }
}

/// A device named by the integrator, with its purpose. All parts that are given have to match.
package struct DeviceAssignment: Hashable, Sendable {
  package var name: String?
  package var path: String?
  package var vendor: Int?
  package var product: Int?
  /// `nil` for a device that is to be left alone.
  package var role: DeviceRole?
  /// The axis that turns on a knob; `nil` for its dial, its wheel, or the one axis that it has.
  package var axis: DeviceAxis?
  /// The number of units of that axis in one detent, 1 or more; `nil` for 1, or 120 for fine steps of a wheel.
  package var detent: Int?
  /// The xkb layout by which a scanner types its codes; `nil` for `scannerLayout`.
  package var layout: String?

  /// The layout by which scanners type as they are sold, whatever keyboard stands beside them.
  package static let scannerLayout = "us"

  /// Creates an assignment.
  ///
  /// - Parameters:
  ///   - name: The name of the device; `nil` for any.
  ///   - path: The path of the device; `nil` for any.
  ///   - vendor: The number of the vendor; `nil` for any.
  ///   - product: The number of the product; `nil` for any.
  ///   - role: The purpose; `nil` for a device that is to be left alone.
  ///   - axis: The axis that turns on a knob; `nil` for its dial, its wheel, or the one axis that it has.
  ///   - detent: The number of units of that axis in one detent; `nil` for 1, or 120 for fine steps of a wheel.
  ///   - layout: The xkb layout by which a scanner types its codes; `nil` for `scannerLayout`.
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
