import TelltaleGraphics

/// How a gauge is drawn: a track, and over it the part that is filled.
package struct GaugeLook: Hashable, Sendable {
  /// Thickness in pixels.
  package var width: Int
  /// Where the track begins and how far it goes, clockwise.
  package var track: ArcShape
  /// 0 to 1 of the track.
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

  /// What is filled of the track; its sweep is 0 where nothing is.
  package var filled: ArcShape {
    ArcShape(width: width, start: track.start, sweep: Int(Double(track.sweep) * share))
  }
}
