import TelltaleGraphics

/// The look of a gauge: a track, and over it the part that is filled.
package struct GaugeLook: Hashable, Sendable {
  /// Thickness in pixels.
  package var width: Int
  /// The beginning and the length of the track, clockwise.
  package var track: ArcShape
  /// The part of the track that is filled, 0 to 1.
  package var share: Double
  package var ink: PartInk

  init(width: Int, isOpen: Bool, share: Double, ink: PartInk) {
    self.width = width
    let turn = ArcShape.turn
    track =
      isOpen
      ? ArcShape(width: width, start: turn * 5 / 8, sweep: turn * 3 / 4) : ArcShape(width: width)
    self.share = min(max(share, 0), 1)
    self.ink = ink
  }

  /// The filled part of the track; its sweep is 0 where nothing is filled.
  package var filled: ArcShape {
    ArcShape(width: width, start: track.start, sweep: Int(Double(track.sweep) * share))
  }
}
