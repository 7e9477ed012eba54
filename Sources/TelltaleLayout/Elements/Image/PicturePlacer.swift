import TelltaleGraphics
import TelltaleModel

/// Places a picture, whose room is kept before it is there.
struct PicturePlacer: ElementPlacer {
  let screen: ScreenContext
  let picture: Picture

  func extent(width: Int) -> Extent {
    .fixed(picture.height.map(pixels) ?? min(width * 9 / 16, screen.room.height / 2))
  }

  func naturalWidth(in page: PixelSize) -> Int {
    (picture.height.map(pixels) ?? page.height / 2) * 16 / 9
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    parts.add(.picture(frame, name: picture.image))
  }
}
