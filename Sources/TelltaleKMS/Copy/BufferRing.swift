import TelltaleGraphics

/// The states of the buffers: which is on the glass, which is underway, and how old the picture in each is.
struct BufferRing {
  /// The part of the newest frame that each buffer lacks.
  private(set) var stale: [Damage]
  /// The part of each buffer that was written since the hardware last took it. It is more than the frame's
  /// damage on purpose: drivers that copy a buffer to another place copy only these clips, even when the buffer
  /// had missed a frame.
  private(set) var unsent: [Damage]
  private(set) var onScreen: Int?
  private(set) var inFlight: Int?
  private let whole: PixelRect

  /// Creates buffers that hold nothing yet.
  init(count: Int, size: PixelSize) {
    whole = PixelRect(size)
    stale = Array(repeating: .full(size), count: count)
    unsent = Array(repeating: Damage(), count: count)
  }

  /// Notes the difference of a frame from the one before.
  mutating func damaged(_ damage: Damage) {
    for index in stale.indices { stale[index].add(damage.clipped(to: whole)) }
  }

  /// The buffer to draw into: not on the glass, unless it is the only one; `nil` while a buffer is underway.
  var free: Int? {
    guard inFlight == nil else { return nil }
    return stale.count == 1 ? 0 : stale.indices.first { $0 != onScreen }
  }

  /// Notes that the buffer holds the newest frame.
  mutating func drawn(_ index: Int) {
    unsent[index].add(stale[index])
    stale[index] = Damage()
  }

  /// Notes that the hardware took the buffer, which is shown with the next flip.
  mutating func submitted(_ index: Int) {
    unsent[index] = Damage()
    inFlight = index
  }

  /// Notes that the buffer underway is on the glass.
  mutating func flipped() {
    guard let arrived = inFlight else { return }
    onScreen = arrived
    inFlight = nil
  }

  /// Notes that the contents of the buffers are unknown: all has to be drawn again.
  mutating func forgetContents() {
    for index in stale.indices { stale[index] = Damage([whole]) }
  }

  /// Notes that the fate of the last flip is unknown: the next frame has to be sent in full.
  mutating func forgetFlight() {
    inFlight = nil
    for index in unsent.indices { unsent[index] = Damage([whole]) }
  }
}
