extension PixelSize {
  /// Returns the largest size of the same proportions that fits into a room. None of the three is
  /// empty.
  ///
  /// - Parameter room: Pixels that there are.
  /// - Returns: Pixels, rounded to the nearest, at least 1; one side is that of `room`.
  package func fitted(into room: PixelSize) -> PixelSize {
    func nearest(_ value: Int, _ divisor: Int) -> Int { (2 * value + divisor) / (2 * divisor) }
    let isWide = width * room.height > height * room.width
    return isWide
      ? PixelSize(width: room.width, height: max(1, nearest(height * room.width, width)))
      : PixelSize(width: max(1, nearest(width * room.height, height)), height: room.height)
  }

  /// Returns the smallest size of the same proportions that covers a place. None of the three is
  /// empty.
  ///
  /// - Parameter place: Pixels to be covered.
  /// - Returns: Pixels, rounded up; one side is that of `place`.
  package func covering(_ place: PixelSize) -> PixelSize {
    func up(_ value: Int, _ divisor: Int) -> Int { (value + divisor - 1) / divisor }
    let isWide = width * place.height > height * place.width
    return isWide
      ? PixelSize(width: up(width * place.height, height), height: place.height)
      : PixelSize(width: place.width, height: up(height * place.width, width))
  }

  /// Returns the size, made smaller in the same proportions where it has too many pixels.
  ///
  /// - Parameter most: Pixels of the whole area that are allowed.
  /// - Returns: The same size where it has no more than `most`, else one of about as many.
  package func limited(toPixels most: Int) -> PixelSize {
    let pixels = Double(width) * Double(height)
    guard width > 0, height > 0, pixels > Double(most) else { return self }
    let share = (Double(most) / pixels).squareRoot()
    return PixelSize(
      width: max(1, Int(Double(width) * share)), height: max(1, Int(Double(height) * share)))
  }
}
