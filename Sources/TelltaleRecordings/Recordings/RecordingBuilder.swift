import TelltaleGraphics
import TelltaleInput
import TelltaleSyntax

/// Puts a recording together from the events of a file, and keeps the limits.
struct RecordingBuilder {
  private(set) var recording = Recording()
  private var assemblers: [FrameAssembler] = []
  private var latest: [Instant] = []
  private var eventCount = 0
  /// The device that events are of: the one begun last, or one that was gone back to.
  private var current: Int?

  enum Excess: Error, Hashable {
    case devices, events

    var message: String {
      switch self {
      case .devices: "more than \(Limits.recordingDevices) devices"
      case .events: "more than \(Limits.recordingEvents) events; cut the recording"
      }
    }
  }

  mutating func begin(_ facts: DeviceFacts) throws(Excess) {
    guard recording.devices.count < Limits.recordingDevices else { throw .devices }
    recording.devices.append(facts)
    assemblers.append(FrameAssembler())
    latest.append(.zero)
    current = assemblers.count - 1
  }

  /// Goes back to the device of that node instead of the one begun last; false where there is none.
  mutating func resume(_ node: String) -> Bool {
    guard let index = recording.devices.dropLast().firstIndex(where: { $0.path == node }) else {
      return false
    }
    recording.devices.removeLast()
    assemblers.removeLast()
    latest.removeLast()
    current = index
    return true
  }

  /// Changes what is known of the device; does nothing before the first.
  mutating func amend(_ change: (inout DeviceFacts) -> Void) {
    if let current { change(&recording.devices[current]) }
  }

  /// Adds an event of the device.
  mutating func add(_ event: RawEvent, at time: Instant) throws(Excess) {
    guard let device = current else { return }
    eventCount += 1
    guard eventCount <= Limits.recordingEvents else { throw .events }
    latest[device] = time
    if let frame = assemblers[device].take(event, at: time) {
      recording.frames.append(Recording.Entry(device: device, frame: frame))
    }
  }

  /// The recording, its devices' frames in order of time. A frame that the file breaks off in is
  /// kept as one that only catches up: nobody knows what else belonged to it.
  mutating func finish() -> Recording {
    for device in assemblers.indices where !assemblers[device].isEmpty {
      var frame = assemblers[device].finish(at: latest[device])
      frame.isSynchronisation = true
      recording.frames.append(Recording.Entry(device: device, frame: frame))
    }
    if recording.devices.count > 1 { sort() }
    return recording
  }

  /// By time between devices, and in the file's order within one, even if its clock jumped back.
  private mutating func sort() {
    let queues = recording.devices.indices.map { device in
      recording.frames.filter { $0.device == device }
    }
    var positions = queues.map { _ in 0 }
    var merged: [Recording.Entry] = []
    merged.reserveCapacity(recording.frames.count)
    while merged.count < recording.frames.count {
      var earliest: Recording.Entry?
      for device in queues.indices where positions[device] < queues[device].count {
        let candidate = queues[device][positions[device]]
        if let found = earliest, found.frame.time <= candidate.frame.time { continue }
        earliest = candidate
      }
      guard let earliest else { break }
      merged.append(earliest)
      positions[earliest.device] += 1
    }
    recording.frames = merged
  }
}
