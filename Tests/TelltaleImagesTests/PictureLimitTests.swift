import TelltaleGraphics
import TelltaleSyntax
import Testing

@testable import TelltaleImages

/// How large a picture may be to be decoded: to the last pixel, and not one more.
@Suite struct PictureLimitTests {
  private static let side = Limits.imageSide
  private static let area = Limits.picturePixels

  @Test(arguments: [(1, 1), (side, 1), (1, side), (side, area / side), (4096, area / 4096)])
  func `is decoded`(width: Int, height: Int) throws {
    let size = PixelSize(width: width, height: height)
    #expect(try size.checked() == size)
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (-1, 4), (side + 1, 1), (1, side + 1), (side, area / side + 1),
      (4097, area / 4096),
    ])
  func `is refused`(width: Int, height: Int) {
    #expect(throws: PictureError.self) {
      _ = try PixelSize(width: width, height: height).checked()
    }
  }
}
