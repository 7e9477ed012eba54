import TelltaleGraphics
import TelltaleInput
import TelltaleSyntax

/// Puts a recording together from the events of a file, and keeps the limits.
struct RecordingBuilder {
  private(set) var recording = Recording()
  private var assemblers: [FrameAssembler] = []
  private var latest: [Instant] = []
  private var eventCount = 0

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
  }

  /// Changes what is known of the device begun last; does nothing before the first.
  mutating func amend(_ change: (inout DeviceFacts) -> Void) {
    guard let last = recording.devices.indices.last else { return }
    change(&recording.devices[last])
  }

  /// Adds an event of the device begun last.
  mutating func add(_ event: RawEvent, at time: Instant) throws(Excess) {
    guard let device = assemblers.indices.last else { return }
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
