import TelltaleGraphics
import TelltaleModel

/// Gives the parts of a typing page their places.
struct TypingPlacer {
  let page: TypingPage
  let alert: Alert
  let value: FieldValue
  /// How far keys that scroll have been moved, in pixels.
  let offset: Int
  let context: LayoutContext

  private var gap: Int { context.pixels(context.profile.keyboard.keyGap) }
  private var keyHeight: Int { context.pixels(context.profile.keyboard.keyHeight) }
  /// Keys at the edge leave room for their focus ring.
  private var safe: PixelRect {
    context.safeArea.insetBy(max(gap, context.focusRing.reach))
  }
  /// Narrower than this, a key cannot be hit; the keys then flow into a grid that scrolls.
  private var leastWidth: Int { context.pixels(context.profile.alert.minimumTarget) * 6 / 10 }

  func place() -> Placement {
    let head = placeHead()
    let area = keyArea(below: head.bottom + gap)
    let arrangement = KeyArrangement.all(of: page.keys, gap: gap).first { fits($0, in: area) }
    let grid = arrangement.map { rows($0, in: area) } ?? flow(in: area)
    let card = PixelRect(context.size)
    return QuestionCard(
      context: context, frame: card, texts: head.texts, controls: head.controls + grid.controls,
      scroll: grid.scroll, isShifted: page.isShifted
    ).placement()
  }

  /// What keys may take; a pad is no wider than a hand reaches without being moved.
  private func keyArea(below top: Int) -> PixelRect {
    let width = page.layout.isPad ? min(safe.width, 3 * 2 * keyHeight + 2 * gap) : safe.width
    return PixelRect(
      x: safe.x + (safe.width - width) / 2, y: top, width: width,
      height: max(1, safe.maxY - top))
  }

  private func fits(_ keys: KeyArrangement, in area: PixelRect) -> Bool {
    let widths = functionWidths(in: area)
    let function = zip(functions, widths).first { $0.0 == .space }?.1 ?? widths.min() ?? 0
    return min(keys.keyWidth(in: area.width), function) >= leastWidth
      && (keys.rows.count + 1) * (keyHeight + gap) - gap <= area.height
  }

  /// Space is worth three of the other keys, as far as what they show leaves it that; without it
  /// all are as wide as each other.
  private func functionWidths(in area: PixelRect) -> [Int] {
    let functions = self.functions
    guard functions.contains(.space) else {
      let gaps = (functions.count - 1) * gap
      return functions.map { _ in (area.width - gaps) / max(1, functions.count) }
    }
    let unit = (area.width - (functions.count - 1) * gap) / (functions.count + 2)
    let widths = functions.map { function in
      function == .space ? 0 : max(unit, label(sign(function)).text.width + 2 * gap)
    }
    let taken = widths.reduce(0, +) + (functions.count - 1) * gap
    return zip(functions, widths).map { $0 == .space ? area.width - taken : $1 }
  }

  private struct Head {
    var texts: [PlacedText]
    var controls: [Control]
    var bottom: Int
  }

  /// The alert's title in one line where there is room for it above field and keys, and the field.
  private func placeHead() -> Head {
    let line = context.lineHeight(context.profile.typography.field, context.language)
    let keys = (page.keys.count + 1) * (keyHeight + gap)
    let least = max(context.pixels(context.profile.alert.fieldHeight), line)
    let height = page.isMultiline ? textHeight(line, least, above: keys) : least
    let title = context.set(
      alert.title.all[alert.title.all.count - 1], context.profile.typography.title,
      width: safe.width, lines: 1)
    let hasRoom = safe.height >= 2 * gap + title.lineHeight + height + keys
    let bar = PixelRect(x: safe.x, y: safe.y, width: safe.width, height: title.lineHeight)
    let top = hasRoom ? bar.maxY + gap : safe.y
    let frame = PixelRect(x: safe.x, y: top, width: safe.width, height: height)
    let field = alert.fields[page.field]
    let control =
      page.isMultiline
      ? context.textControl(field, index: page.field, value: value, frame: frame)
      : context.fieldControl(
        field, index: page.field, value: value, frame: frame)
    var head = title.placed(.title, in: bar, alignment: .center)
    head.scrolls = false
    return Head(texts: hasRoom ? [head] : [], controls: [control], bottom: frame.maxY)
  }

  /// Up to five lines where the keys leave room for them; where keys scroll, two.
  private func textHeight(_ line: Int, _ least: Int, above keys: Int) -> Int {
    let rim = 2 * context.pixels(4)
    let room = (safe.height - keys - gap - rim) / line
    let lines = room >= 1 ? min(room, 5) : 2
    return max(least, min(lines * line + rim, safe.height / 2))
  }

  private struct Grid {
    var controls: [Control]
    var scroll: ScrollArea?
  }

  /// Rows as on a keyboard, at the foot of the screen, with the functions in a last row.
  private func rows(_ keys: KeyArrangement, in area: PixelRect) -> Grid {
    let total = (keys.rows.count + 1) * (keyHeight + gap) - gap
    var y = area.maxY - total
    let width = keys.keyWidth(in: area.width)
    var controls: [Control] = []
    for row in keys.rows {
      let used = row.count * (width + keys.gap) - keys.gap
      var x = area.x + (area.width - used) / 2
      for place in row {
        let frame = PixelRect(x: x, y: y, width: width, height: keyHeight)
        controls.append(key(place.row, place.column, frame, scrolls: false))
        x += width + keys.gap
      }
      y += keyHeight + gap
    }
    var x = area.x
    for (function, width) in zip(functions, functionWidths(in: area)) {
      let frame = PixelRect(x: x, y: y, width: width, height: keyHeight)
      controls.append(self.function(function, frame, scrolls: false))
      x += width + gap
    }
    return Grid(controls: controls, scroll: nil)
  }

  /// A grid of keys that scrolls, under a fixed row to delete and to finish.
  private func flow(in area: PixelRect) -> Grid {
    let least = context.pixels(context.profile.alert.minimumTarget)
    let height = max(keyHeight, least)
    var controls: [Control] = []
    let half = (area.width - gap) / 2
    for (index, function) in [KeyboardFunction.delete, .done].enumerated() {
      let frame = PixelRect(
        x: area.x + index * (half + gap), y: area.y, width: half, height: height)
      controls.append(self.function(function, frame, scrolls: false))
    }
    // As wide and as low as the screen, and with a rim above and below: rings are not cut.
    let screen = context.safeArea
    let top = area.y + height
    let view = PixelRect(
      x: screen.x, y: top, width: screen.width, height: max(1, screen.maxY - top))
    let rim = max(gap, context.focusRing.reach)
    let keys = besideBar(area)
    let columns = max(2, (keys.width + gap) / (least + gap))
    let width = (keys.width - (columns - 1) * gap) / columns
    var number = 0
    func next() -> PixelRect {
      defer { number += 1 }
      return PixelRect(
        x: keys.x + number % columns * (width + gap),
        y: view.y + rim + number / columns * (height + gap), width: width, height: height)
    }
    for (row, caps) in page.keys.enumerated() {
      for column in caps.indices { controls.append(key(row, column, next(), scrolls: true)) }
    }
    for function in functions where function != .delete && function != .done {
      controls.append(self.function(function, next(), scrolls: true))
    }
    let lines = (number + columns - 1) / columns
    let content = lines * (height + gap) - gap + 2 * rim
    guard content > view.height else { return Grid(controls: controls, scroll: nil) }
    return Grid(
      controls: controls,
      scroll: ScrollArea(
        path: TypingPage.area, viewport: view,
        content: PixelSize(width: view.width, height: content), axis: .both,
        offset: PixelPoint(x: 0, y: offset), step: height + gap))
  }

  /// The area less what the scroll bar takes at its side.
  private func besideBar(_ area: PixelRect) -> PixelRect {
    let lane = ScrollBar(ring: context.focusRing, cardRadius: 0).lane
    let margin = context.safeArea.maxX - area.maxX
    let taken = min(area.width - 1, max(0, lane - margin))
    return area.inset(
      PixelInsets(
        top: 0, left: context.isRightToLeft ? taken : 0, bottom: 0,
        right: context.isRightToLeft ? 0 : taken))
  }

  private var functions: [KeyboardFunction] {
    KeyboardFunction.allCases.filter { function in
      switch function {
      case .page: page.pages.count > 1
      case .letters: page.otherLetters != nil
      case .newline: page.isMultiline
      case .shift: !page.layout.isPad
      case .space: !page.layout.isPad || page.pages.count > 1
      case .delete, .done: true
      }
    }
  }

  private func key(_ row: Int, _ column: Int, _ frame: PixelRect, scrolls: Bool) -> Control {
    let text = page.text(row: row, column: column) ?? ""
    return control(.key(row: row, column: column), name: text, text.onItsOwn, frame, scrolls)
  }

  private func function(_ function: KeyboardFunction, _ frame: PixelRect, scrolls: Bool)
    -> Control
  {
    control(.keyboard(function), name: function.rawValue, sign(function), frame, scrolls)
  }

  /// Signs that need no language.
  private func sign(_ function: KeyboardFunction) -> String {
    switch function {
    case .shift: "⇧"
    case .page: page.pages[(page.page + 1) % page.pages.count].name
    case .letters: page.otherLetters?.name ?? ""
    case .space: "␣"
    case .newline: "⏎"
    case .delete: "⌫"
    case .done: "✓"
    }
  }

  private func label(_ text: String, width: Int? = nil) -> StyledText {
    context.set(TextContent(text), context.profile.typography.key, width: width, lines: 1)
  }

  private func control(
    _ id: ControlID, name: String, _ text: String, _ frame: PixelRect, _ scrolls: Bool
  ) -> Control {
    let label = label(text, width: frame.width)
    return Control(
      id: id, name: name, frame: frame, target: frame,
      radius: min(context.pixels(context.profile.alert.buttonCornerRadius), frame.height / 3),
      label: label.centred(.label, in: frame, alignment: .center), role: .plain,
      isDefault: false, area: scrolls ? TypingPage.area : nil)
  }
}

extension String {
  /// As it is shown without the letter that it is written on: a mark stands on a dotted circle.
  fileprivate var onItsOwn: String {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}" + self
    default: self
    }
  }
}
