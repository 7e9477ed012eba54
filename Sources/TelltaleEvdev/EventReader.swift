import TelltaleGraphics
import TelltaleInput

/// The reader of a device. It reads until there is nothing more, and makes frames of the events.
///
/// The kernel keeps a short queue for each reader. When it overflows, the kernel drops it and says so with
/// SYN_DROPPED. libevdev then asks for the device's state, compares it with the state it knew, and makes up the
/// events between the two. These are right about the state and wrong about the hand: a finger that was lifted and put
/// down elsewhere looks as if it had slid. They become frames marked as synchronisation.
struct EventReader: Hashable {
  /// The result of one attempt to read.
  enum Step: Hashable {
    case event(RawEvent, Instant)
    /// An event that was made up (in synchronisation), or the SYN_DROPPED that begins it.
    case synchronisation(RawEvent, Instant)
    /// Nothing more: no event waits, or synchronisation is complete.
    case nothing
    /// An error number of the system.
    case failed(Int32)
  }

  /// The reason why reading stopped.
  enum Ending: Hashable {
    case nothing
    /// The limit for one go was reached; there may be more.
    case limit
    case failed(Int32)
  }

  /// The most events that are read in one go, so that a device that never stops cannot hold up the others.
  static let maximumEvents = 8192

  private var assembler = FrameAssembler()
  private var isSynchronising = false

  /// Returns the complete frames, and the reason why there are no more for now. Each call of `read` is one attempt,
  /// which is told whether made-up events are asked for.
  mutating func drain(
    _ read: (_ isSynchronising: Bool) -> Step
  ) -> (frames: [RawFrame], ending: Ending) {
    var frames: [RawFrame] = []
    for _ in 0..<Self.maximumEvents {
      switch read(isSynchronising) {
      case .event(let event, let time):
        if let frame = assembler.take(event, at: time) { frames.append(frame) }
      case .synchronisation(let event, let time):
        if let frame = synchronise(event, time) { frames.append(frame) }
      case .nothing where isSynchronising:
        isSynchronising = false
      case .nothing: return (frames, .nothing)
      case .failed(let number): return (frames, .failed(number))
      }
    }
    return (frames, .limit)
  }

  /// Takes an event of a synchronisation. The first tells that events were lost: that is a frame already, even if
  /// nothing has changed.
  private mutating func synchronise(_ event: RawEvent, _ time: Instant) -> RawFrame? {
    let isDropped =
      event.type == EventType.synchronisation && event.code == EventCode.synDropped
    guard isDropped else { return assembler.take(event, at: time, isSynchronisation: true) }
    isSynchronising = true
    _ = assembler.take(event, at: time, isSynchronisation: true)
    return assembler.finish(at: time)
  }
}
