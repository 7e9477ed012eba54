import TelltaleGraphics

/// The frames that devices sent in a stretch of time, as a file can keep them.
package struct Recording: Hashable, Sendable {
  package var devices: [DeviceFacts]
  /// The frames, in order of time.
  package var frames: [Entry]

  package init(devices: [DeviceFacts] = [], frames: [Entry] = []) {
    self.devices = devices
    self.frames = frames
  }

  /// A frame, and the index of the device that sent it.
  package struct Entry: Hashable, Sendable {
    package var device: Int
    package var frame: RawFrame

    package init(device: Int, frame: RawFrame) {
      self.device = device
      self.frame = frame
    }
  }

  /// Reads the recording by the decoders that read live devices.
  ///
  /// - Parameters:
  ///   - devices: The devices that those of the recording are added to; they are attached at the time of the first
  ///     frame.
  ///   - firstNumber: The number of the first device; the others follow in their order.
  /// - Returns: The events of the hands in the recording, in order.
  /// - Throws: The reason why a device would be refused live.
  package func play(
    into devices: inout DeviceSet, firstNumber: Int = 1
  ) throws(DeviceRefusal) -> [InputEvent] {
    var events: [InputEvent] = []
    let start = frames.first?.frame.time ?? .zero
    for (index, facts) in self.devices.enumerated() {
      events += try devices.attach(facts, as: DeviceID(firstNumber + index), at: start)
    }
    for entry in frames {
      events += devices.decode(entry.frame, from: DeviceID(firstNumber + entry.device))
    }
    return events
  }
}
