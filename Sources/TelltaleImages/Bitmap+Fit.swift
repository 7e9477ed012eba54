import TelltaleGraphics

extension Bitmap {
  /// Returns the picture scaled to the largest size of the same proportions that fits.
  ///
  /// - Parameter room: Pixels that there are.
  /// - Returns: The scaled picture; an empty one where either has no pixels.
  package func fitted(into room: PixelSize) -> Bitmap {
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else {
      return Bitmap(size: PixelSize(width: 0, height: 0), words: [])
    }
    return scaled(to: size.fitted(into: room))
  }

  /// Returns the middle of the picture, no larger than a size.
  ///
  /// - Parameter room: Pixels that there are.
  /// - Returns: The picture itself where it is no larger.
  package func cropped(to room: PixelSize) -> Bitmap {
    let new = PixelSize(
      width: min(size.width, room.width), height: min(size.height, room.height))
    guard new != size else { return self }
    let (left, top) = ((size.width - new.width) / 2, (size.height - new.height) / 2)
    let rows = (top..<top + new.height).map { $0 * size.width + left }
    var part = Bitmap(size: new, words: rows.flatMap { words[$0..<$0 + new.width] })
    part.lack = lack
    return part
  }

  private func scaled(to new: PixelSize) -> Bitmap {
    guard new != size else { return self }
    let columns = AreaAxis(count: size.width, onto: new.width).shares
    let rows = AreaAxis(count: size.height, onto: new.height).shares
    var answer = [UInt32]()
    answer.reserveCapacity(new.width * new.height)
    for row in rows {
      for column in columns {
        answer.append(
          AreaAxis.mean(of: words, width: size.width, columns: column, rows: row))
      }
    }
    return Bitmap(size: new, words: answer)
  }
}

extension GlyphImage {
  /// A picture in its own colours.
  init(colors bitmap: Bitmap) {
    self.init(
      left: 0, top: 0, width: bitmap.size.width, height: bitmap.size.height,
      pixels: .color(bitmap.words))
  }

  /// A shape: its alpha, whatever colours it has.
  init(shape bitmap: Bitmap) {
    self.init(
      left: 0, top: 0, width: bitmap.size.width, height: bitmap.size.height,
      pixels: .coverage(bitmap.words.map { UInt8(truncatingIfNeeded: $0 >> 24) }))
  }
}
