import TelltaleGraphics
import TelltaleModel

extension ScreenContext {
  /// The longest variant that fits on one line; else the shortest, smaller where people have chosen
  /// large text, but never below what is designed; else cut
  /// (BUTTON-TITLE-CUT-ON-SMALL-SCREEN, TABLE-ROW-TRUNCATES-ITSELF).
  func fitting(
    _ variants: TextVariants, _ style: TextStyle, width: Int,
    at path: @autoclosure () -> NodePath, noting parts: inout ScreenParts
  ) -> StyledText {
    var last = line(variants.longest, style, width: width)
    // Most texts fit: that is a look-up for each row of each frame.
    if last.text.isTruncated {
      last = shorter(variants, last, style, width: width, at: path(), noting: &parts)
    }
    noteMissing(in: last, at: path(), noting: &parts)
    return last
  }

  /// As `fitting`, for a text that may take more lines of its `room` before it is made smaller or cut:
  /// `most`, if they are high enough.
  ///
  /// - shrinks: false where its size was settled together with that of others.
  func fitting(
    _ variants: TextVariants, _ style: TextStyle, in room: PixelSize, lines most: Int,
    shrinks: Bool = true, at path: @autoclosure () -> NodePath, noting parts: inout ScreenParts
  ) -> StyledText {
    guard most > 1, line(variants.longest, style, width: room.width).text.isTruncated
    else { return fitting(variants, style, width: room.width, at: path(), noting: &parts) }
    let all = variants.all
    let sizes = shrinks ? sizes(of: style) : [style]
    for size in sizes {
      for lines in [1, lines(of: size, in: room, most: most)] {
        guard let index = all.firstIndex(where: { fits($0, size, width: room.width, lines: lines) })
        else { continue }
        if index > 0 { parts.note(.variant, at: path(), all[index].string) }
        let set = context.set(all[index], size, width: room.width, lines: lines)
        noteMissing(in: set, at: path(), noting: &parts)
        return set
      }
    }
    return broken(
      variants, sizes[sizes.count - 1], in: room, lines: most, at: path(), noting: &parts)
  }

  /// With words broken inside; cut where that is not enough.
  private func broken(
    _ variants: TextVariants, _ least: TextStyle, in room: PixelSize, lines most: Int,
    at path: NodePath, noting parts: inout ScreenParts
  ) -> StyledText {
    let lines = lines(of: least, in: room, most: most)
    let sets = variants.all.map { context.set($0, least, width: room.width, lines: lines) }
    let set = sets.first { !$0.text.isTruncated } ?? sets[sets.count - 1]
    if set.text.isTruncated { parts.note(.truncated, at: path, set.content.string) }
    noteMissing(in: set, at: path, noting: &parts)
    return set
  }

  /// How many lines are no higher than the room.
  private func lines(of style: TextStyle, in room: PixelSize, most: Int) -> Int {
    let height = context.lineHeight(style, context.language)
    return min(most, max(1, room.height / max(1, height)))
  }

  /// Whether a text is shown whole, and no word of it is broken inside.
  private func fits(_ text: TextContent, _ style: TextStyle, width: Int, lines: Int) -> Bool {
    let set = context.set(text, style, width: width, lines: lines).text
    guard !set.isTruncated, set.lines.count > 1 else { return !set.isTruncated }
    let breaks = context.typesetter.breaks(in: text.string)
    return set.lines.dropFirst().allSatisfy { breaks.contains($0.range.lowerBound) }
  }

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
    let designed = context.designedShare(of: style.size)
    let least = min(1, max(designed, designed * type.minimumSize.value / style.size.value))
    let shares = least < 1 ? [1, 0.85, 0.7, 0.6].filter { $0 > least } + [least] : [1]
    return shares.map {
      TextStyle(size: Points(style.size.value * $0), weight: style.weight)
    }
  }

  private func shorter(
    _ variants: TextVariants, _ longest: StyledText, _ style: TextStyle, width: Int,
    at path: NodePath, noting parts: inout ScreenParts
  ) -> StyledText {
    var last = longest
    for variant in variants.all.dropFirst() {
      last = line(variant, style, width: width)
      guard last.text.isTruncated else {
        parts.note(.variant, at: path, variant.string)
        return last
      }
    }
    last = smaller(last, style, width: width)
    if last.text.isTruncated { parts.note(.truncated, at: path, last.content.string) }
    return last
  }

  private func noteMissing(
    in text: StyledText, at path: @autoclosure () -> NodePath, noting parts: inout ScreenParts
  ) {
    guard !text.text.missing.isEmpty else { return }
    parts.note(.missingGlyph, at: path(), text.text.missing.map(String.init).joined(separator: " "))
  }
}
