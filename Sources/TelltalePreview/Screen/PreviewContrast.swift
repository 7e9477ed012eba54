import TelltaleGraphics
import TelltaleRaster

/// The contrast of a text as it is drawn, regardless of its colours in the scene.
enum PreviewContrast {
  /// A frame, lent for as long as it is measured.
  struct Pixels {
    let bounds: PixelRect
    private let words: UnsafeMutablePointer<UInt32>
    private let stride: Int

    init(_ canvas: borrowing Canvas) {
      bounds = PixelRect(canvas.size)
      words = canvas.pixels
      stride = canvas.stride
    }

    /// Returns how often each colour occurs in a part of the frame.
    fileprivate func counts(in rect: PixelRect) -> [UInt32: Int] {
      var counts: [UInt32: Int] = [:]
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { counts[words[y * stride + x] & 0xFF_FFFF, default: 0] += 1 }
      }
      return counts
    }
  }

  /// The largest number of pixels that are examined: a text is as legible at its beginning as at its end.
  private static let mostPixels = 40_000

  /// Returns the ratio of the ground to the colour that stands out most from it, as WCAG 2.1 defines it; `nil` where
  /// nothing stands out. Colours of few pixels do not count, which are edges and not letters.
  static func ratio(of frame: PixelRect, in pixels: Pixels) -> Double? {
    var rect = frame.intersection(pixels.bounds)
    guard !rect.isEmpty else { return nil }
    rect.height = max(1, min(rect.height, mostPixels / max(1, rect.width)))
    let counts = pixels.counts(in: rect)
    guard let ground = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    let least = max(2, rect.width * rect.height / 2_000)
    let behind = Color(rgb: ground)
    return counts.filter { $0.key != ground && $0.value >= least }
      .map { Color(rgb: $0.key).contrast(with: behind) }.max()
  }
}
