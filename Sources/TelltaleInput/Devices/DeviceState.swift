/// The keys and contacts that were down when a device was opened, and their places. Whatever was down then was put
/// there for another reason than what is on the screen now.
package struct DeviceState: Hashable, Sendable {
  package var keys: Set<UInt16>
  /// The values of the absolute axes, by code; those of slots are in `slots`.
  package var axes: [UInt16: Int32]
  package var slots: [Slot]
  package var currentSlot: Int

  /// Collects the state of a device.
  ///
  /// - Parameters:
  ///   - keys: The codes of the keys and buttons that are down.
  ///   - axes: The values of the absolute axes, by code.
  ///   - slots: The contacts of protocol B, by slot.
  ///   - currentSlot: The slot that events are for (ABS_MT_SLOT).
  package init(
    keys: Set<UInt16> = [], axes: [UInt16: Int32] = [:], slots: [Slot] = [], currentSlot: Int = 0
  ) {
    self.keys = keys
    self.axes = axes
    self.slots = slots
    self.currentSlot = currentSlot
  }

  /// The place of one contact in protocol B, in units of the device.
  package struct Slot: Hashable, Sendable {
    /// The number of the contact; negative while there is none.
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
