import TelltaleGraphics

/// A condition on the room that something needs to be there. All that it says has to be true, or all that one of
/// `or` says.
package struct RoomCondition: Hashable, Sendable {
  /// The least width.
  package var widerThan: RoomLength?
  package var narrowerThan: RoomLength?
  /// The least height.
  package var tallerThan: RoomLength?
  package var shorterThan: RoomLength?
  package var shape: ScreenShape?
  /// True where nothing of the screen may have to scroll for it.
  package var fits: Bool
  /// Other conditions, of which one is enough.
  package var or: [RoomCondition] = []

  /// Creates a condition; `nil` asks for nothing.
  ///
  /// - Parameters:
  ///   - widerThan: The least width.
  ///   - narrowerThan: The width from which on it is not met.
  ///   - tallerThan: The least height.
  ///   - shorterThan: The height from which on it is not met.
  ///   - shape: The shape of the screen.
  ///   - fits: True where nothing of the screen may have to scroll for what is there.
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

  /// True where what is there under this condition may be left out for others to fit.
  package var yields: Bool { fits || or.contains(where: \.yields) }

  /// Returns true where a room meets the condition.
  ///
  /// - Parameters:
  ///   - width: The width of the room in pixels.
  ///   - height: The height of the room in pixels.
  ///   - shape: The shape of the screen.
  ///   - fits: True where nothing has to scroll for what is asked about.
  ///   - pixels: Gives a length in pixels.
  /// - Returns: True where all that the condition says holds, or all that one of `or` says.
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
