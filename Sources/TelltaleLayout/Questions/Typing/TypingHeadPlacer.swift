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
    let (context, safe, gap) = (typing.context, typing.safe, typing.gap)
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
    let field = typing.alert.fields[typing.page.field]
    let control =
      typing.page.isMultiline
      ? context.textControl(field, index: typing.page.field, value: typing.value, frame: frame)
      : context.fieldControl(
        field, index: typing.page.field, value: typing.value, frame: frame)
    var head = title.placed(.title, in: bar, alignment: .center)
    head.scrolls = false
    return Head(texts: hasRoom ? [head] : [], controls: [control], bottom: frame.maxY)
  }

  /// Up to five lines where the keys leave room for them; where keys scroll, two.
  private func textHeight(_ line: Int, _ least: Int, above keys: Int) -> Int {
    let rim = 2 * typing.context.pixels(4)
    let room = (typing.safe.height - keys - typing.gap - rim) / line
    let lines = room >= 1 ? min(room, 5) : 2
    return max(least, min(lines * line + rim, typing.safe.height / 2))
  }
}
