import TelltaleGraphics
import TelltaleModel

/// What stands at the corner of a tab, and the pixels that it takes beside the title.
struct TabBadge {
  var shown: String?
  /// For the widest that may come.
  var room: Int
  /// Of its size.
  var share: Double
}

extension ScreenPlacer {
  func hiddenBadge(_ tabs: TabSetting, _ slots: TabSlots) -> String? {
    let badges = slots.hidden.compactMap { shown(tabs.bar.tabs[$0].badge) }
    guard !badges.isEmpty else { return nil }
    let counts = badges.compactMap { Int($0) }
    return counts.count == badges.count ? String(min(99, counts.reduce(0, +))) : "!"
  }

  /// A badge as it is drawn; 0 hides it, past 99 it is 99 (TAB-BAR-BADGE-CONTENT).
  func shown(_ badge: Badge?) -> String? {
    switch badge {
    case .count(let count): count == 0 ? nil : String(min(99, max(0, count)))
    case .attention: "!"
    case .bound(let name): shown(setting.data.badges[name])
    case nil: nil
    }
  }

  /// The most that a badge may come to say; nothing where there will never be one.
  func most(_ badge: Badge?) -> String? {
    switch badge {
    case .count, .bound: "99"
    case .attention: "!"
    case nil: nil
    }
  }

  func mostHiddenBadge(_ tabs: TabSetting, _ slots: TabSlots) -> String? {
    slots.hidden.compactMap { most(tabs.bar.tabs[$0].badge) }.max { $0.count < $1.count }
  }

  func badge(_ shown: String?, most: String?, in bar: PixelRect, share: Double) -> TabBadge {
    let room = most.map {
      badgeLook($0, most: bar.height / 2, share: share).size.width + pixels(2) + 1
    }
    return TabBadge(shown: shown, room: room ?? 0, share: share)
  }

  /// A badge no higher than there is room for, but no smaller than designed.
  ///
  /// - share: of its size that it has at most.
  func badgeLook(
    _ badge: String, most: Int, share: Double = 1
  ) -> (text: StyledText, size: PixelSize) {
    func look(_ scale: Double) -> (text: StyledText, size: PixelSize) {
      let style = TextStyle(
        size: Points(type.badge.size.value * scale), weight: type.badge.weight)
      let text = line(TextContent(badge), style, width: nil)
      let height = max(text.lineHeight, text.text.capHeight + pixels(8))
      let width = max(height, text.text.width + height / 2)
      return (text, PixelSize(width: width, height: height))
    }
    let least = min(1, 1 / context.textSize)
    let scales = [1, 0.85, 0.7, 0.6].filter { $0 > least && $0 <= share }
    return scales.lazy.map(look).first { $0.size.height <= most } ?? look(least)
  }

  /// A red capsule with white text (TAB-BAR-BADGE-LOOK), inside `bounds`.
  mutating func placeBadge(
    _ badge: String?, at corner: PixelPoint, in bounds: PixelRect, most: Int, share: Double = 1
  ) {
    guard let badge else { return }
    let look = badgeLook(badge, most: most, share: share)
    let size = look.size
    let x =
      context.isRightToLeft
      ? max(corner.x - pixels(2) - size.width, bounds.x + 1)
      : min(corner.x + pixels(2), bounds.maxX - size.width - 1)
    let y = max(bounds.y + 1, corner.y - size.height / 3)
    let frame = PixelRect(x: x, y: y, width: size.width, height: size.height)
    add(.fill(frame, radius: size.height / 2, .role(.badge)))
    add(.text(look.text.centred(.label, in: frame, alignment: .center), .white))
  }

  /// In the middle of a row, at its end.
  mutating func placeBadge(_ badge: Badge?, inRow frame: PixelRect) {
    guard let badge = shown(badge) else { return }
    let size = badgeLook(badge, most: frame.height / 2).size
    let inset = pixels(metrics.rowInset) + size.width + pixels(2)
    placeBadge(
      badge,
      at: PixelPoint(
        x: mirrorsRows ? frame.x + inset : frame.maxX - inset,
        y: frame.midY - size.height / 2 + size.height / 3),
      in: frame, most: frame.height / 2)
  }

  /// What a badge takes of the room for a title.
  func reserved(for badge: Badge?, inRow height: Int) -> Int {
    guard let most = most(badge) else { return 0 }
    return badgeLook(most, most: height / 2).size.width + pixels(metrics.rowGap)
  }
}
