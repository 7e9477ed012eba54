import TelltaleGraphics

/// Which of the buffers is on the glass, which on its way, and how old the picture in each is.
struct BufferRing {
  /// What each buffer lacks of the newest frame.
  private(set) var stale: [Damage]
  /// What was written into each buffer since the hardware last took it. A superset of the frame's
  /// damage on purpose: drivers that copy a buffer to another place copy only these clips, even
  /// when the buffer had missed a frame.
  private(set) var unsent: [Damage]
  private(set) var onScreen: Int?
  private(set) var inFlight: Int?
  private let whole: PixelRect

  /// Buffers that hold nothing yet.
  init(count: Int, size: PixelSize) {
    whole = PixelRect(size)
    stale = Array(repeating: .full(size), count: count)
    unsent = Array(repeating: Damage(), count: count)
  }

  /// A frame differs by this much from the one before.
  mutating func damaged(_ damage: Damage) {
    for index in stale.indices { stale[index].add(damage.clipped(to: whole)) }
  }

  /// The buffer to draw into: neither on the glass nor on its way. With a single one, that one.
  var free: Int? {
    guard inFlight == nil else { return nil }
    return stale.count == 1 ? 0 : stale.indices.first { $0 != onScreen }
  }

  /// The buffer holds the newest frame now.
  mutating func drawn(_ index: Int) {
    unsent[index].add(stale[index])
    stale[index] = Damage()
  }

  /// The hardware took the buffer; it is shown with the next flip.
  mutating func submitted(_ index: Int) {
    unsent[index] = Damage()
    inFlight = index
  }

  /// What was on its way is on the glass.
  mutating func flipped() {
    guard let arrived = inFlight else { return }
    onScreen = arrived
    inFlight = nil
  }

  /// Nobody knows what the buffers hold: all has to be drawn again.
  mutating func forgetContents() {
    for index in stale.indices { stale[index] = Damage([whole]) }
  }

  /// Nobody knows what became of the last flip: the next frame has to be sent in full.
  mutating func forgetFlight() {
    inFlight = nil
    for index in unsent.indices { unsent[index] = Damage([whole]) }
  }
}
