/// The facts that a device states about itself: who it is and what it can send.
package struct DeviceFacts: Hashable, Sendable {
  package var name: String
  /// The device's node, such as `/dev/input/event3`; empty where there is none.
  package var path: String
  package var bus: Int
  package var vendor: Int
  package var product: Int
  package var version: Int
  /// The codes that it can send, by event type.
  package var codes: [UInt16: Set<UInt16>]
  /// The ranges of its absolute axes, by code.
  package var axes: [UInt16: AxisRange]
  /// The INPUT_PROP_... numbers of the device.
  package var properties: Set<UInt16>
  /// The word of udev on the device, where there is udev.
  package var udev: UdevTags

  /// Collects the facts of a device.
  ///
  /// - Parameters:
  ///   - name: The name that the driver gives it.
  ///   - path: Its node, such as `/dev/input/event3`; empty where there is none.
  ///   - bus: The BUS_... number (linux/input.h); 0 where unknown.
  ///   - vendor: The vendor's number on that bus; 0 where unknown.
  ///   - product: The product's number of that vendor; 0 where unknown.
  ///   - version: The version of the product; 0 where unknown.
  ///   - codes: The codes that it can send, by event type.
  ///   - axes: The ranges of its absolute axes, by code.
  ///   - properties: The INPUT_PROP_... numbers.
  ///   - udev: The word of udev on it; empty where there is no udev.
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

  /// Tells whether the device can send an event.
  ///
  /// - Parameters:
  ///   - type: The type of the event (EV_...).
  ///   - code: The code of the event.
  /// - Returns: False also for a type of which the device sends nothing.
  package func sends(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// The codes of its keys and buttons.
  package var keys: Set<UInt16> { codes[EventType.key] ?? [] }

  /// True where the kernel repeats held keys of this device.
  package var repeatsKeys: Bool { codes[EventType.autorepeat] != nil }
}

/// The range of an absolute axis, as the kernel states it (struct input_absinfo), without its value.
package struct AxisRange: Hashable, Sendable {
  package var minimum: Int32
  package var maximum: Int32
  package var fuzz: Int32
  package var flat: Int32
  /// Units per millimetre; 0 where unknown.
  package var resolution: Int32

  /// Describes an axis, in units of the device.
  ///
  /// - Parameters:
  ///   - minimum: The smallest value.
  ///   - maximum: The largest value.
  ///   - fuzz: The noise that the kernel filters out.
  ///   - flat: The width of the middle that counts as zero.
  ///   - resolution: Units per millimetre; 0 where unknown.
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
