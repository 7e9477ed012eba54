extension AreaAxis {
  /// The mean of premultiplied words by the shares of both directions.
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
