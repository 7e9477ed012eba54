/// The pixels of a canvas, as far as a clip lets them be painted.
struct Surface {
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  /// Lies within the canvas.
  var clip: Box

  func clipped(to box: Box) -> Surface {
    Surface(pixels: pixels, stride: stride, clip: clip.intersection(box))
  }

  /// The rows of `box` that are to be painted.
  func rows(_ top: Int, _ bottom: Int) -> Range<Int> {
    let first = max(top, clip.top)
    return first..<max(first, min(bottom, clip.bottom))
  }

  func fill(_ box: Box, _ ink: Ink) {
    let part = box.intersection(clip)
    guard !part.isEmpty, ink.alpha > 0 else { return }
    for y in part.top..<part.bottom { row(y, part.left, part.right).fill(ink) }
  }

  /// One row in one colour; `y` lies within the clip, the ends may lie outside.
  func span(_ y: Int, _ left: Int, _ right: Int, _ ink: Ink) {
    let first = max(left, clip.left)
    let last = min(right, clip.right)
    if first < last, ink.alpha > 0 { row(y, first, last).fill(ink) }
  }

  /// One row by coverage, a byte for each pixel from `left` on; `y` lies within the clip.
  func tint(_ y: Int, _ left: Int, _ coverage: UnsafeBufferPointer<UInt8>, _ ink: Ink) {
    let first = max(left, clip.left)
    let last = min(left + coverage.count, clip.right)
    guard first < last, let start = coverage.baseAddress else { return }
    row(y, first, last).tint(ink, coverage: start + (first - left))
  }

  /// One row of premultiplied words from `left` on; `y` lies within the clip.
  func lay(_ y: Int, _ left: Int, _ words: UnsafeBufferPointer<UInt32>) {
    let first = max(left, clip.left)
    let last = min(left + words.count, clip.right)
    guard first < last, let start = words.baseAddress else { return }
    row(y, first, last).lay(start + (first - left))
  }

  @inline(__always)
  private func row(_ y: Int, _ left: Int, _ right: Int) -> Row {
    Row(start: pixels + (y &* stride &+ left), count: right &- left)
  }
}
