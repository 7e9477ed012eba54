/// What was down, and where, when a device was opened. Whatever was down then was put there for
/// another reason than what is on the screen now.
package struct DeviceState: Hashable, Sendable {
  package var keys: Set<UInt16>
  /// Values of the absolute axes, by code; those of slots are in `slots`.
  package var axes: [UInt16: Int32]
  package var slots: [Slot]
  package var currentSlot: Int

  package init(
    keys: Set<UInt16> = [], axes: [UInt16: Int32] = [:], slots: [Slot] = [], currentSlot: Int = 0
  ) {
    self.keys = keys
    self.axes = axes
    self.slots = slots
    self.currentSlot = currentSlot
  }

  /// One contact's place in protocol B, in units of the device.
  package struct Slot: Hashable, Sendable {
    /// Negative while there is no contact.
    package var trackingID: Int32
    package var x: Int32
    package var y: Int32

    package init(trackingID: Int32 = -1, x: Int32 = 0, y: Int32 = 0) {
      self.trackingID = trackingID
      self.x = x
      self.y = y
    }
  }
}
