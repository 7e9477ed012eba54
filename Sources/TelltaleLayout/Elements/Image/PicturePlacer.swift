import TelltaleGraphics
import TelltaleModel

/// Places a picture, whose room is kept before it is there.
struct PicturePlacer: ElementPlacer {
  let screen: ScreenContext
  let picture: Picture

  func extent(width: Int) -> Extent {
    if let height = picture.height { return .fixed(pixels(height)) }
    guard let aspect = picture.aspect else {
      return .fixed(min(width * 9 / 16, screen.room.height / 2))
    }
    // In a row its width was made for what is seen; in a column it is no higher than that. It gives way before
    // anything that is read or pressed is out of sight.
    let whole = min(Int(Double(width) / aspect), screen.stackHeightSeen)
    return .hugging(least: min(whole, 2 * pixels(metrics.rowHeight)), whole: whole)
  }

  func naturalWidth(in page: PixelSize) -> Int {
    guard let aspect = picture.aspect else {
      return (picture.height.map(pixels) ?? page.height / 2) * 16 / 9
    }
    let width = Double(picture.height.map(pixels) ?? page.height) * aspect
    return picture.height == nil ? min(Int(width), page.width * 9 / 20) : Int(width)
  }

  func leastWidth(in page: PixelSize) -> Int {
    min(naturalWidth(in: page), screen.leastTarget)
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let name = screen.setting.data.said(picture.binding) ?? picture.image
    guard picture.isPlain, !name.isEmpty else { return placeShaped(name, in: frame, into: &parts) }
    parts.add(name, in: frame, PictureShape())
  }

  /// With round corners, covering its place where it is to, over what stands there without it.
  private func placeShaped(_ name: String, in frame: PixelRect, into parts: inout ScreenParts) {
    var place = frame
    if let aspect = picture.aspect {
      let fitted = PixelSize(width: Int(1000 * aspect), height: 1000).fitted(into: frame.size)
      place = PixelRect(
        x: frame.midX - fitted.width / 2, y: frame.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    }
    let radius = min(
      pixels(picture.cornerRadius ?? metrics.imageCornerRadius), min(place.width, place.height) / 2)
    let shape = PictureShape(fills: picture.fills, radius: radius)
    parts.add(name, in: place, shape, placeholder: picture.placeholder)
  }
}

extension Picture {
  /// All of it is seen, with the corners that it has.
  fileprivate var isPlain: Bool {
    aspect == nil && !fills && cornerRadius == nil && placeholder == nil
  }
}
