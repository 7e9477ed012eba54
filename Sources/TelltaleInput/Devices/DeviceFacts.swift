/// What a device says about itself: who it is and what it can send.
package struct DeviceFacts: Hashable, Sendable {
  package var name: String
  /// Its node, such as `/dev/input/event3`; empty where there is none.
  package var path: String
  package var bus: Int
  package var vendor: Int
  package var product: Int
  package var version: Int
  /// Codes it can send, by event type.
  package var codes: [UInt16: Set<UInt16>]
  /// Ranges of its absolute axes, by code.
  package var axes: [UInt16: AxisRange]
  /// INPUT_PROP_... numbers.
  package var properties: Set<UInt16>
  /// What udev knows of it, where there is udev.
  package var udev: UdevTags

  package init(
    name: String, path: String = "", bus: Int = 0, vendor: Int = 0, product: Int = 0,
    version: Int = 0, codes: [UInt16: Set<UInt16>] = [:], axes: [UInt16: AxisRange] = [:],
    properties: Set<UInt16> = [], udev: UdevTags = UdevTags()
  ) {
    self.name = name
    self.path = path
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
    self.codes = codes
    self.axes = axes
    self.properties = properties
    self.udev = udev
  }

  package func sends(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// Keys and buttons, by code.
  package var keys: Set<UInt16> { codes[EventType.key] ?? [] }

  /// Whether the kernel repeats held keys of this device.
  package var repeatsKeys: Bool { codes[EventType.autorepeat] != nil }
}

/// What the kernel says of an absolute axis (struct input_absinfo), without its value.
package struct AxisRange: Hashable, Sendable {
  package var minimum: Int32
  package var maximum: Int32
  package var fuzz: Int32
  package var flat: Int32
  /// Units per millimetre; 0 where unknown.
  package var resolution: Int32

  package init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}
