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

/// Places a red capsule with white text (TAB-BAR-BADGE-LOOK).
struct BadgePlacer: PartPlacer {
  let screen: ScreenContext
  let text: String
  /// Of its size that it has at most.
  var share = 1.0
  /// A word that stands in it in place of the text, with its language.
  var word: TextContent? = nil

  struct Look {
    var text: StyledText
    var size: PixelSize
  }

  /// Pixels of what sets it off from the ground of a control that has the focus.
  private var rim: Int { max(1, pixels(1.5)) }

  /// Pixels between it, its rim included, and what it stands beside.
  private var gap: Int { pixels(1) + rim }

  /// Pixels that a badge takes beside a title, at most so high.
  func width(most: Int) -> Int { gap + look(most: most).size.width + 1 }

  /// A badge no higher than there is room for, but no smaller than designed.
  func look(most: Int) -> Look {
    let least = min(1, screen.context.designedShare(of: type.badge.size))
    let scales = [1, 0.85, 0.7, 0.6].filter { $0 > least && $0 <= share }
    return scales.lazy.map(look).first { $0.size.height <= most } ?? look(scale: least)
  }

  private func look(scale: Double) -> Look {
    let style = TextStyle(size: Points(type.badge.size.value * scale), weight: type.badge.weight)
    let set = line(word ?? TextContent(text), style, width: nil)
    let height = max(set.lineHeight, set.text.capHeight + pixels(8))
    let width = max(height, set.text.width + height / 2)
    return Look(text: set, size: PixelSize(width: width, height: height))
  }

  /// Inside `bounds`, at most so high; it keeps off the fill of the control that it is about.
  func place(
    at corner: PixelPoint, in bounds: PixelRect, most: Int, of control: ControlID,
    into parts: inout ScreenParts
  ) {
    let look = look(most: most)
    let size = look.size
    let x =
      screen.mirrorsContent
      ? max(corner.x - gap - size.width, bounds.x + 1)
      : min(corner.x + gap, bounds.maxX - size.width - 1)
    let y = max(bounds.y + 1, corner.y - size.height / 3)
    let frame = PixelRect(x: x, y: y, width: size.width, height: size.height)
    draw(look, in: frame, within: bounds, of: control, into: &parts)
  }

  /// At the upper trailing corner of an item's picture, or the middle of a row's end; what is too wide is cut.
  func place(
    _ look: Look, in frame: PixelRect, of control: ControlID, at path: NodePath,
    into parts: inout ScreenParts
  ) {
    var look = look
    if look.size.width > frame.width {
      look.text = line(
        look.text.content, look.text.style, width: max(1, frame.width - frame.height / 2))
      parts.note(.truncated, at: path, look.text.content.string)
    }
    draw(look, in: frame, within: frame.insetBy(-rim), of: control, into: &parts)
  }

  private func draw(
    _ look: Look, in frame: PixelRect, within bounds: PixelRect, of control: ControlID,
    into parts: inout ScreenParts
  ) {
    parts.about(control) { parts in
      let rim = frame.insetBy(-rim).intersection(bounds)
      parts.add(.fill(rim, radius: rim.height / 2, .unseen), of: control)
      parts.add(.fill(frame, radius: frame.height / 2, .role(.badge)))
      parts.add(.text(look.text.centred(.label, in: frame, alignment: .center), .white))
    }
  }

  /// In the middle of a row, at its end.
  func place(inRow frame: PixelRect, of control: ControlID, into parts: inout ScreenParts) {
    let size = look(most: frame.height / 2).size
    let inset = pixels(metrics.rowInset) + size.width + gap
    let corner = PixelPoint(
      x: screen.mirrorsRows ? frame.x + inset : frame.maxX - inset,
      y: frame.midY - size.height / 2 + size.height / 3)
    place(at: corner, in: frame, most: frame.height / 2, of: control, into: &parts)
  }
}

extension ScreenContext {
  /// A badge as it is drawn; 0 hides it, past 99 it is 99 (TAB-BAR-BADGE-CONTENT).
  func shown(_ badge: Badge?) -> String? {
    switch badge {
    case .count(let count): count == 0 ? nil : String(min(99, max(0, count)))
    case .attention: "!"
    case .bound(let name): shown(setting.data.badges[name])
    case nil: nil
    }
  }
}

extension ScreenContext {
  /// A badge of an item or a row as it is drawn; `nil` where there is nothing to be seen.
  func placer(of badge: EntryBadge?) -> BadgePlacer? {
    switch badge {
    case .news(let news)?: shown(news).map { BadgePlacer(screen: self, text: $0) }
    case .word(let word)?: BadgePlacer(screen: self, text: word.string, word: word)
    case nil: nil
    }
  }
}

extension Badge {
  /// The most that it may come to say.
  var most: String {
    switch self {
    case .count, .bound: "99"
    case .attention: "!"
    }
  }
}
