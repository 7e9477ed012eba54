/// A PNG file made chunk by chunk, with what no library would write.
struct SamplePNG {
  /// Of each chunk its name and its data; the head comes first, the end last.
  var chunks: [(name: String, data: [UInt8])]

  /// A picture of rows of samples as they are kept, big end first.
  ///
  /// - Parameters:
  ///   - width: Pixels of a row.
  ///   - bits: Of a sample: 8 or 16.
  ///   - colours: PNG's number: 0 grey, 2 colours, 3 a palette, 4 grey and alpha, 6 colours and alpha.
  ///   - rows: The samples of each row, from the top.
  ///   - said: Chunks before the picture's data.
  init(
    width: Int, bits: UInt8, colours: UInt8, rows: [[UInt8]], saying said: [(String, [UInt8])] = []
  ) {
    let head = Self.word(width) + Self.word(rows.count) + [bits, colours, 0, 0, 0]
    let data: [UInt8] = rows.flatMap { row -> [UInt8] in [0] + row }
    let chunks = [("IHDR", head)] + said + [("IDAT", Self.stored(data)), ("IEND", [])]
    self.chunks = chunks.map { (name: $0.0, data: $0.1) }
  }

  /// The file.
  var bytes: [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let named = Array(chunk.name.utf8) + chunk.data
      return file + Self.word(chunk.data.count) + named + Self.word(Int(Samples.crc(named)))
    }
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// zlib's form without compression.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = [UInt8(data.count & 255), UInt8(data.count >> 8)]
    var sums = (low: 1, high: 0)
    for byte in data {
      sums.low = (sums.low + Int(byte)) % 65_521
      sums.high = (sums.high + sums.low) % 65_521
    }
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + data
      + word(sums.high << 16 | sums.low)
  }
}
