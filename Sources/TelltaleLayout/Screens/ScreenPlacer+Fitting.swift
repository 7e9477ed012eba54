import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// The longest variant that fits on one line; else the shortest, smaller where people have chosen
  /// large text, but never below what is designed; else cut
  /// (BUTTON-TITLE-CUT-ON-SMALL-SCREEN, TABLE-ROW-TRUNCATES-ITSELF).
  mutating func fitting(
    _ variants: TextVariants, _ style: TextStyle, width: Int,
    at path: @autoclosure () -> NodePath
  ) -> StyledText {
    var last = line(variants.longest, style, width: width)
    // Most texts fit: that is a look-up for each row of each frame.
    if last.text.isTruncated {
      last = shorter(variants, last, style, width: width, at: path())
    }
    noteMissing(in: last, at: path())
    return last
  }

  /// As `fitting`, for a text that has `room` to itself: where people have chosen large text it takes
  /// two lines before it is made smaller than they can be.
  mutating func fitting(
    _ variants: TextVariants, _ style: TextStyle, inTwoLinesOf room: PixelSize,
    at path: @autoclosure () -> NodePath
  ) -> StyledText {
    guard context.textSize > 1,
      line(variants.longest, style, width: room.width).text.isTruncated
    else { return fitting(variants, style, width: room.width, at: path()) }
    let all = variants.all
    for size in sizes(of: style) {
      for lines in 1...2 where lines == 1 || 2 * context.lineHeight(size, language) <= room.height {
        guard let index = all.firstIndex(where: { fits($0, size, width: room.width, lines: lines) })
        else { continue }
        if index > 0 { note(.variant, at: path(), all[index].string) }
        let set = context.set(all[index], size, width: room.width, lines: lines)
        noteMissing(in: set, at: path())
        return set
      }
    }
    return cut(all.last ?? variants.longest, style, in: room, at: path())
  }

  /// A text of which even the smallest size shows a part only.
  private mutating func cut(
    _ text: TextContent, _ style: TextStyle, in room: PixelSize, at path: NodePath
  ) -> StyledText {
    let least = sizes(of: style).last ?? style
    let lines = 2 * context.lineHeight(least, language) <= room.height ? 2 : 1
    let set = context.set(text, least, width: room.width, lines: lines)
    note(.truncated, at: path, text.string)
    noteMissing(in: set, at: path)
    return set
  }

  /// Whether a text is shown whole, and no word of it is broken inside.
  private func fits(_ text: TextContent, _ style: TextStyle, width: Int, lines: Int) -> Bool {
    let set = context.set(text, style, width: width, lines: lines).text
    guard !set.isTruncated, set.lines.count > 1 else { return !set.isTruncated }
    let breaks = context.typesetter.breaks(in: text.string)
    return set.lines.dropFirst().allSatisfy { breaks.contains($0.range.lowerBound) }
  }

  private var language: Language { context.language }

  /// As large as fits, and no smaller than designed; cut where it does not fit as designed.
  private func smaller(_ text: StyledText, _ style: TextStyle, width: Int) -> StyledText {
    var last = text
    for size in sizes(of: style).dropFirst() where last.text.isTruncated {
      last = line(text.content, size, width: width)
    }
    return last
  }

  /// The sizes that a text may be made smaller to, the largest first: the last is what it has where
  /// nobody has chosen large text.
  private func sizes(of style: TextStyle) -> [TextStyle] {
    let designed = 1 / context.textSize
    let least = min(1, max(designed, designed * type.minimumSize.value / style.size.value))
    let shares = least < 1 ? [1, 0.85, 0.7, 0.6].filter { $0 > least } + [least] : [1]
    return shares.map {
      TextStyle(size: Points(style.size.value * $0), weight: style.weight)
    }
  }

  private mutating func shorter(
    _ variants: TextVariants, _ longest: StyledText, _ style: TextStyle, width: Int,
    at path: NodePath
  ) -> StyledText {
    var last = longest
    for variant in variants.all.dropFirst() {
      last = line(variant, style, width: width)
      guard last.text.isTruncated else {
        note(.variant, at: path, variant.string)
        return last
      }
    }
    last = smaller(last, style, width: width)
    if last.text.isTruncated { note(.truncated, at: path, last.content.string) }
    return last
  }

  private mutating func noteMissing(
    in text: StyledText, at path: @autoclosure () -> NodePath
  ) {
    guard !text.text.missing.isEmpty else { return }
    note(.missingGlyph, at: path(), text.text.missing.map(String.init).joined(separator: " "))
  }
}
