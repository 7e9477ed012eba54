import TelltaleGraphics

/// How keys in threes and the button that goes with them share out a room.
struct KeypadPlan: Hashable {
  private let rows: Int
  private let hasPrimary: Bool
  /// The least height of a key, in pixels: what a finger hits.
  let leastKey: Int
  /// The greatest: past it keys are no easier to hit, and fingers have further to go.
  private let mostKey: Int
  private let gap: Int
  /// Whether the button stands beside the keys.
  let isBeside: Bool

  /// - room: the width that there is, and the height of the screen's content.
  init(keys: Int, hasPrimary: Bool, leastKey: Int, mostKey: Int, gap: Int, room: PixelSize) {
    rows = max(1, (keys + 2) / 3)
    self.hasPrimary = hasPrimary
    self.leastKey = leastKey
    self.mostKey = mostKey
    self.gap = gap
    let isLow = room.height < (rows + 1) * mostKey + rows * gap
    let isWide = room.width >= 6 * leastKey + 3 * gap && room.width > room.height
    isBeside = hasPrimary && isLow && isWide
  }

  /// Rows of keys, with that of the button where it stands below them.
  private var lines: Int { rows + (hasPrimary && !isBeside ? 1 : 0) }

  func height(ofKeys key: Int) -> Int { lines * key + (lines - 1) * gap }

  /// The height of keys that share out a height.
  func keyHeight(in height: Int) -> Int {
    min(max(leastKey, (height - (lines - 1) * gap) / lines), mostKey)
  }

  struct Places: Hashable {
    /// Of the first key.
    fileprivate(set) var first: PixelRect
    /// From one key to the next.
    fileprivate(set) var step: PixelSize
    fileprivate(set) var primary: PixelRect

    var keyHeight: Int { first.height }

    func key(_ index: Int) -> PixelRect {
      first.offsetBy(x: index % 3 * step.width, y: index / 3 * step.height)
    }
  }

  /// Where all stands in a frame: keys twice as wide as high where there is room, the whole in the middle.
  ///
  /// - besideNeeds: pixels that the button needs for its title.
  func places(in frame: PixelRect, besideNeeds needed: Int) -> Places {
    let height = keyHeight(in: frame.height)
    let apart = isBeside ? 3 * gap : 2 * gap
    let most = (frame.width - apart - (isBeside ? min(needed, frame.width / 3) : 0)) / 3
    let width = max(1, min(2 * height, most))
    let keys = 3 * width + 2 * gap
    let rest = frame.width - keys - gap
    let beside = isBeside ? min(rest, max(needed, width * 3 / 2)) : 0
    let whole = isBeside ? keys + gap + beside : keys
    let x = frame.midX - whole / 2
    let below = frame.y + rows * (height + gap)
    return Places(
      first: PixelRect(x: x, y: frame.y, width: width, height: height),
      step: PixelSize(width: width + gap, height: height + gap),
      primary: isBeside
        ? PixelRect(x: x + keys + gap, y: below - height - gap, width: beside, height: height)
        : PixelRect(x: x, y: below, width: keys, height: height))
  }
}
