extension AreaAxis {
  /// Returns the mean of pixels, by their shares in both directions.
  ///
  /// - Parameters:
  ///   - source: Premultiplied `0xAARRGGBB` words, row by row.
  ///   - width: Pixels of a row of `source`.
  ///   - columns: The columns of source pixels below the new pixel, and their shares of it.
  ///   - rows: The rows of source pixels below the new pixel, and their shares of it.
  /// - Returns: The new pixel, as a premultiplied word.
  package static func mean(
    of source: [UInt32], width: Int, columns: [AreaAxis.Share], rows: [AreaAxis.Share]
  ) -> UInt32 {
    var sums = SIMD4<UInt64>.zero
    for row in rows {
      for column in columns {
        let pixel = source[row.index * width + column.index]
        let channels = SIMD4<UInt64>(
          UInt64(pixel >> 24), UInt64(pixel >> 16 & 255), UInt64(pixel >> 8 & 255),
          UInt64(pixel & 255))
        sums &+= channels &* (UInt64(row.weight) &* UInt64(column.weight))
      }
    }
    let mean = (sums &+ 1 << 31) &>> 32
    return UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3])
  }
}
