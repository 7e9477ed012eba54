import TelltaleGraphics
import Testing

@testable import TelltaleImages

@Suite struct PNGPictureTests {
  private let place = PixelSize(width: 16, height: 16)

  /// One pixel of samples of a half, more or less.
  private func pixel(
    bits: UInt8, colours: UInt8, samples: Int, saying said: [(String, [UInt8])] = []
  ) throws -> UInt32 {
    let row = [UInt8](repeating: 0x80, count: samples * Int(bits) / 8)
    let file = SamplePNG(width: 1, bits: bits, colours: colours, rows: [row], saying: said)
    return try Bitmap.decode(file.bytes, fitting: place).words[0]
  }

  @Test(arguments: [(0, 1), (2, 3)] as [(UInt8, Int)], [8, 16] as [UInt8])
  func `sixteen bits are as bright as eight`(kind: (UInt8, Int), bits: UInt8) throws {
    #expect(try pixel(bits: bits, colours: kind.0, samples: kind.1) == 0xFF80_8080)
    let standard = [("sRGB", [0 as UInt8])]
    #expect(
      try pixel(bits: bits, colours: kind.0, samples: kind.1, saying: standard) == 0xFF80_8080)
    let usual = [("gAMA", SamplePNG.word(45_455))]
    #expect(try pixel(bits: bits, colours: kind.0, samples: kind.1, saying: usual) == 0xFF80_8080)
  }

  @Test(arguments: [(4, 2), (6, 4)] as [(UInt8, Int)], [8, 16] as [UInt8])
  func `alpha is alpha, in sixteen bits too`(kind: (UInt8, Int), bits: UInt8) throws {
    #expect(try pixel(bits: bits, colours: kind.0, samples: kind.1) == 0x8040_4040)
  }

  @Test(arguments: [8, 16] as [UInt8])
  func `what a file says of its light counts`(bits: UInt8) throws {
    // Light as it is measured: a half of it is 186 of 255 as it is shown, by libpng's curve.
    let linear = [("gAMA", SamplePNG.word(100_000))]
    let word = try pixel(bits: bits, colours: 2, samples: 3, saying: linear)
    #expect(word == 0xFFBA_BABA, "\(String(word, radix: 16))")
  }

  /// What is said of a file of four pixels once it was changed.
  private func refusal(_ change: (inout SamplePNG) -> Void) -> String {
    var file = SamplePNG(
      width: 2, bits: 8, colours: 0, rows: [[1, 2], [3, 4]], saying: [("tEXt", [65, 0, 66])])
    change(&file)
    return refusal(of: file.bytes)
  }

  private func refusal(of bytes: [UInt8]) -> String {
    do throws(PictureError) {
      _ = try Bitmap.decode(bytes, fitting: place)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `what is wrong with a file is said in words of ours`() {
    #expect(refusal { _ in } == "none")
    let cut = "the PNG file ends before its picture does; copy it here again"
    #expect(refusal { $0.chunks[2].data.removeLast(8) } == cut)
    #expect(refusal { $0.chunks.removeLast(2) } == cut)
    #expect(refusal { $0.chunks.remove(at: 2) } == cut)
    #expect(
      refusal { $0.chunks[0].data[8] = 3 }
        == "the head of the PNG file, with the size of the picture, is damaged; copy it here again"
    )
    #expect(
      refusal { $0.chunks.insert((name: "CgBI", data: [1, 2, 3, 4]), at: 1) }
        == "the PNG file has a part that only the program that wrote it can read; save it again as plain PNG"
    )
    #expect(
      refusal { $0.chunks[0].data[9] = 3 }
        == "the colours of the PNG file are not all in its palette; save it again")
    #expect(
      refusal { $0.chunks[2].data[9] ^= 255 }
        == "the data of the PNG file is damaged; copy it here again, or save it again")
    #expect(
      refusal { $0.chunks[0].data.replaceSubrange(0..<4, with: [0, 0, 0, 0]) } == "it has no pixels"
    )
  }

  /// What libraries call their own insides.
  private static let theirs = [
    "IHDR", "IDAT", "IEND", "PLTE", "CRC", "png", "libjpeg", "Huffman", " 0x", "SOF", "Bogus",
    "zlib",
    "distance", "JPEG data", "marker",
  ]

  @Test(arguments: [
    Samples.jpeg, Samples.progressiveJPEG, Samples.inkJPEG,
    SamplePNG(width: 2, bits: 8, colours: 0, rows: [[1, 2], [3, 4]]).bytes,
    Samples.png(PixelSize(width: 9, height: 7), 0xABCDEF),
  ])
  func `no library speaks to users, whatever is wrong`(file: [UInt8]) {
    var said: Set<String> = []
    for place in file.indices.dropFirst(8) {
      said.insert(refusal(of: Array(file.prefix(place))))
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var bytes = file
        bytes[place] ^= change
        said.insert(refusal(of: bytes))
      }
    }
    #expect(said.count > 2)
    for text in said where text != "none" {
      #expect(!Self.theirs.contains { text.contains($0) }, "\(text)")
      #expect(text.contains("; ") || text.contains(" pixels"), "\(text)")
    }
  }
}
