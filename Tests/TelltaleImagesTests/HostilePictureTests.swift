import TelltaleGraphics
import Testing

@testable import TelltaleImages

@Suite struct HostilePictureTests {
  private let place = PixelSize(width: 16, height: 16)
  private let helper = PictureHelper()

  private static let files: [[UInt8]] = [
    Samples.jpeg, Samples.progressiveJPEG, Samples.inkJPEG, Samples.webp, Samples.clearWebP,
    Samples.png(PixelSize(width: 9, height: 7), 0xABCDEF), Samples.svg,
  ]

  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(PictureError) {
      _ = try Bitmap.decode(bytes, fitting: place, by: helper)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [(40_000, 40_000), (20_000, 2), (5_000, 4_000), (2_000_000_000, 2_000_000_000)])
  func `too many pixels are refused by the head alone`(width: UInt32, height: UInt32) {
    let message = refusal(Samples.pngHead(width: width, height: height))
    #expect(message.contains("\(width)x\(height)"), "\(message)")
  }

  @Test func `a JPEG that says it is huge takes no memory`() throws {
    var bytes = Samples.jpeg
    let frame = try #require(
      bytes.indices.dropLast(8).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for offset in 5...8 { bytes[frame + offset] = offset % 2 == 1 ? 0xFF : 0 }
    #expect(refusal(bytes).contains("65280x65280"))
  }

  @Test(arguments: files)
  func `files cut anywhere are refused or decoded in part`(file: [UInt8]) {
    for length in file.indices {
      let result = Result { () throws(PictureError) in
        try Bitmap.decode(Array(file.prefix(length)), fitting: place, by: helper)
      }
      guard case .success(let bitmap) = result else { continue }
      #expect(bitmap.words.count == bitmap.size.width * bitmap.size.height)
    }
  }

  @Test(arguments: files)
  func `files with any byte changed do no harm`(file: [UInt8]) {
    var state: UInt64 = 7
    for _ in 0..<400 {
      var bytes = file
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      let bitmap = try? Bitmap.decode(bytes, fitting: place, by: helper)
      #expect(bitmap.map { $0.words.count == $0.size.width * $0.size.height } ?? true)
    }
  }

  @Test func `a JPEG of endless passes is given up`() throws {
    // The first pass of the file, again and again.
    let file = Samples.progressiveJPEG
    let scan = try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    let end = try #require(
      file.indices.dropLast().first { $0 > scan && file[$0] == 0xFF && file[$0 + 1] != 0 })
    var bytes = Array(file.prefix(end))
    for _ in 0..<300 { bytes += file[scan..<end] }
    #expect(refusal(bytes + [0xFF, 0xD9]).contains("passes"))
  }

  @Test func `what moves is refused`() {
    #expect(refusal(Samples.movingWebP).contains("moves"))
  }

  @Test(
    arguments: [
      "", "GIF89a", "<html><body></body></html>", "<svg", "not a picture",
      "<svg xmlns='http://www.w3.org/2000/svg'><image href='data:image/png;base64,AA'/></svg>",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'/>",
    ])
  func `what is no picture is refused`(text: String) {
    #expect(refusal(Array(text.utf8)) != "none")
  }
}
