import TelltaleGraphics

/// What the room has to be like for something to be there; all that is said has to be true, or all of one of `or`.
package struct RoomCondition: Hashable, Sendable {
  /// As wide as that, or wider.
  package var widerThan: RoomLength?
  package var narrowerThan: RoomLength?
  /// As high as that, or higher.
  package var tallerThan: RoomLength?
  package var shorterThan: RoomLength?
  package var shape: ScreenShape?
  /// That nothing of the screen has to scroll for it.
  package var fits: Bool
  /// Other conditions, of which one is enough.
  package var or: [RoomCondition] = []

  package init(
    widerThan: RoomLength? = nil, narrowerThan: RoomLength? = nil, tallerThan: RoomLength? = nil,
    shorterThan: RoomLength? = nil, shape: ScreenShape? = nil, fits: Bool = false
  ) {
    self.widerThan = widerThan
    self.narrowerThan = narrowerThan
    self.tallerThan = tallerThan
    self.shorterThan = shorterThan
    self.shape = shape
    self.fits = fits
  }

  /// Whether what is there under this condition may be left out for others to fit.
  package var yields: Bool { fits || or.contains(where: \.yields) }

  /// Whether a room is like that.
  ///
  /// - Parameters:
  ///   - width: Of the room, in pixels.
  ///   - height: Of the room, in pixels.
  ///   - shape: Of the screen.
  ///   - fits: Whether nothing has to scroll for what is asked about.
  ///   - pixels: Gives a length in pixels.
  /// - Returns: True where all that is said holds, or all that another one says.
  package func holds(
    width: Int, height: Int, shape: ScreenShape, fits: Bool, pixels: (RoomLength) -> Int
  ) -> Bool {
    holdsItself(width: width, height: height, shape: shape, fits: fits, pixels: pixels)
      || or.contains {
        $0.holds(width: width, height: height, shape: shape, fits: fits, pixels: pixels)
      }
  }

  private func holdsItself(
    width: Int, height: Int, shape: ScreenShape, fits: Bool, pixels: (RoomLength) -> Int
  ) -> Bool {
    if self.fits, !fits { return false }
    if let widerThan, width < pixels(widerThan) { return false }
    if let narrowerThan, width >= pixels(narrowerThan) { return false }
    if let tallerThan, height < pixels(tallerThan) { return false }
    if let shorterThan, height >= pixels(shorterThan) { return false }
    return self.shape == nil || self.shape == shape
  }
}

/// A length that a room is compared with.
package enum RoomLength: Hashable, Sendable {
  case points(Points)
  /// On the glass.
  case millimetres(Double)
}

package enum ScreenShape: String, Hashable, Sendable, CaseIterable {
  /// Higher than it is wide.
  case portrait
  case landscape
}
