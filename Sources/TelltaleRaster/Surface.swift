/// The pixels of a canvas, as far as a clip lets them be painted.
struct Surface {
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  /// Lies within the canvas.
  var clip: Box
  /// What will be painted over anyway and may be left out.
  var hole = Box.empty

  func clipped(to box: Box) -> Surface {
    Surface(pixels: pixels, stride: stride, clip: clip.intersection(box), hole: hole)
  }

  /// The rows of `box` that are to be painted.
  func rows(_ top: Int, _ bottom: Int) -> Range<Int> {
    let first = max(top, clip.top)
    return first..<max(first, min(bottom, clip.bottom))
  }

  func fill(_ box: Box, _ ink: Ink) {
    let part = box.intersection(clip)
    guard !part.isEmpty, ink.alpha > 0 else { return }
    let hidden = part.intersection(hole)
    guard !hidden.isEmpty else { return fillRows(part, ink) }
    fillRows(Box(left: part.left, top: part.top, right: part.right, bottom: hidden.top), ink)
    for y in hidden.top..<hidden.bottom {
      row(y, part.left, hidden.left).fill(ink)
      row(y, hidden.right, part.right).fill(ink)
    }
    fillRows(Box(left: part.left, top: hidden.bottom, right: part.right, bottom: part.bottom), ink)
  }

  /// One row in one colour; `y` lies within the clip, the ends may lie outside.
  @inline(__always)
  func span(_ y: Int, _ left: Int, _ right: Int, _ ink: Ink) {
    let first = max(left, clip.left)
    let last = min(right, clip.right)
    guard first < last, ink.alpha > 0 else { return }
    if y < hole.top || y >= hole.bottom {
      row(y, first, last).fill(ink)
    } else {
      fill(Box(left: first, top: y, right: last, bottom: y + 1), ink)
    }
  }

  /// One row by coverage, a byte for each pixel from `left` on; `y` lies within the clip.
  func tint(_ y: Int, _ left: Int, _ coverage: UnsafeBufferPointer<UInt8>, _ ink: Ink) {
    let first = max(left, clip.left)
    let last = min(left + coverage.count, clip.right)
    guard first < last, let start = coverage.baseAddress else { return }
    row(y, first, last).tint(ink, coverage: start + (first - left))
  }

  /// Paints the clip, which lies within `box`, by coverage: rows of a byte for each pixel, `stride`
  /// bytes apart; what a row has beyond the box is 0.
  func tint(_ box: Box, _ coverage: UnsafeBufferPointer<UInt8>, stride step: Int, _ ink: Ink) {
    guard let start = coverage.baseAddress, coverage.count >= step &* box.height else { return }
    var bytes = start + ((clip.top &- box.top) &* step &+ clip.left &- box.left)
    // Nothing changes pixels beyond the box, so that whole steps can be made.
    let isWhole = clip.left == box.left && clip.right == box.right && box.left &+ step <= stride
    let right = isWhole ? clip.left &+ step : clip.right
    for y in clip.top..<clip.bottom {
      row(y, clip.left, right).tint(ink, coverage: bytes)
      bytes += step
    }
  }

  /// One row of premultiplied words from `left` on; `y` lies within the clip.
  func lay(_ y: Int, _ left: Int, _ words: UnsafeBufferPointer<UInt32>) {
    let first = max(left, clip.left)
    let last = min(left + words.count, clip.right)
    guard first < last, let start = words.baseAddress else { return }
    row(y, first, last).lay(start + (first - left))
  }

  private func fillRows(_ box: Box, _ ink: Ink) {
    if box.left == 0 && box.right == stride && !box.isEmpty {
      // One row goes on in the next.
      Row(start: pixels + box.top &* stride, count: box.height &* stride).fill(ink)
      return
    }
    for y in box.top..<box.bottom { row(y, box.left, box.right).fill(ink) }
  }

  @inline(__always)
  private func row(_ y: Int, _ left: Int, _ right: Int) -> Row {
    Row(start: pixels + (y &* stride &+ left), count: right &- left)
  }
}
