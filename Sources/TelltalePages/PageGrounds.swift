import TelltaleGraphics
import TelltaleModel

/// What a page has painted so far, to tell what a text lies on.
struct PageGrounds {
  private struct Ground {
    /// Absent for a picture: nobody knows its colours.
    var color: ColorValue?
    var frame: PixelRect
    var order: Int
  }

  /// Bands that one ground is noted in; higher ones are looked through for every text.
  private static let bands = 16
  /// Grounds looked at for one text: no page that anybody reads lays more on each other.
  private static let most = 1_000

  private var low: [Int: [Ground]] = [:]
  private var high: [Ground] = []
  private var count = 0

  mutating func add(_ shape: PagePart.Shape, _ frame: PixelRect, _ clip: PixelRect?) {
    let seen = clip.map(frame.intersection) ?? frame
    guard !seen.isEmpty else { return }
    switch shape {
    case .fill(_, let color): add(Ground(color: color, frame: seen, order: count))
    case .picture: add(Ground(color: nil, frame: seen, order: count))
    case .stroke, .text: return
    }
  }

  private mutating func add(_ ground: Ground) {
    count += 1
    let bands = Self.band(ground.frame.y)...Self.band(ground.frame.maxY)
    if bands.count > Self.bands {
      high.append(ground)
    } else {
      for band in bands { low[band, default: []].append(ground) }
    }
  }

  /// The colours behind the middle of a frame from the bottom, as far as they are seen; `nil` on a
  /// picture.
  func behind(_ frame: PixelRect) -> [ColorValue]? {
    guard count > 0 else { return [] }
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    let near = low[Self.band(point.y)] ?? []
    let hit = (near.suffix(Self.most) + high.suffix(Self.most))
      .filter { $0.frame.contains(point) }
      .sorted { $0.order < $1.order }
    var colors: [ColorValue] = []
    for ground in hit.reversed() {
      guard let color = ground.color else { return nil }
      colors.append(color)
      if color.isOpaque { break }
    }
    return colors.reversed()
  }

  /// 256 rows of pixels are looked up together.
  private static func band(_ y: Int) -> Int { y >> 8 }
}

extension ColorValue {
  /// True for what hides all that is behind it; the theme's colours all do.
  fileprivate var isOpaque: Bool {
    if case .fixed(let color) = self { color.alpha == 255 } else { true }
  }
}
