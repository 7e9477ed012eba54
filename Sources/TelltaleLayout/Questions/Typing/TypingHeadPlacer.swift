import TelltaleGraphics
import TelltaleModel

/// Places what stands above the keys: the title where it has room, and the field.
struct TypingHeadPlacer {
  let typing: TypingContext

  struct Head {
    var texts: [PlacedText]
    var controls: [Control]
    /// In pixels from the display's upper edge.
    var bottom: Int
  }

  /// The alert's title in one line where there is room for it above field and keys, and the field.
  func place() -> Head {
    let (context, safe, gap) = (typing.context, typing.column, typing.gap)
    let type = context.profile.typography
    let line = context.lineHeight(type.field, context.language)
    let keys = (typing.page.keys.count + 1) * (typing.keyHeight + gap)
    let least = max(context.pixels(context.profile.alert.fieldHeight), line)
    let height = typing.page.isMultiline ? textHeight(line, least, above: keys) : least
    let titles = typing.alert.title.all
    let title = context.set(titles[titles.count - 1], type.title, width: safe.width, lines: 1)
    let hasRoom = safe.height >= 2 * gap + title.lineHeight + height + keys
    let bar = safe.slice(y: safe.y, height: title.lineHeight)
    let frame = safe.slice(y: hasRoom ? bar.maxY + gap : safe.y, height: height)
    var head = title.placed(.title, in: bar, alignment: .center)
    head.scrolls = false
    return Head(
      texts: hasRoom ? [head] : [],
      controls: controls(for: named(hasTitle: hasRoom), in: frame, least: least),
      bottom: frame.maxY)
  }

  /// The field. What there is one of is named by the title, which stands in it where it has no place above it.
  private func named(hasTitle: Bool) -> TextField {
    var field = typing.field
    let title = typing.alert.title
    guard field.placeholder == nil, typing.alert.fields.count == 1, !title.longest.string.isEmpty
    else { return field }
    field.placeholder = hasTitle ? TextVariants("") : title
    return field
  }

  /// The field; after one that is secret, the key that shows what it holds, as wide as the field is high.
  private func controls(for field: TextField, in frame: PixelRect, least: Int) -> [Control] {
    let (context, index) = (typing.context, typing.page.field)
    if typing.page.isMultiline {
      return [context.textControl(field, index: index, value: typing.value, frame: frame)]
    }
    guard field.isSecure else {
      return [context.fieldControl(field, index: index, value: typing.value, frame: frame)]
    }
    let taken = least + max(typing.gap, 2 * context.focusRing.reach)
    var shown = field
    shown.isSecure = !typing.page.isRevealed
    let eye =
      context.isRightToLeft
      ? frame.slice(x: frame.x, width: least) : frame.slice(x: frame.maxX - least, width: least)
    return [
      context.fieldControl(
        shown, index: index, value: typing.value,
        frame: frame.without(taken, atLeading: false, mirrored: context.isRightToLeft)),
      KeyPlacer(typing: typing).function(.reveal, eye, scrolls: false),
    ]
  }

  /// Up to five lines where the keys leave room for them; where keys scroll, two.
  private func textHeight(_ line: Int, _ least: Int, above keys: Int) -> Int {
    let rim = 2 * typing.context.pixels(4)
    let room = (typing.safe.height - keys - typing.gap - rim) / line
    let lines = room >= 1 ? min(room, 5) : 2
    return max(least, min(lines * line + rim, typing.safe.height / 2))
  }
}
