import TelltaleGraphics
import TelltaleModel

extension TypingPage {
  /// Places the page on the screen.
  ///
  /// - Parameters:
  ///   - alert: The question whose field is filled in.
  ///   - value: The present content of the field.
  ///   - offset: Pixels by which the keys have been scrolled.
  ///   - context: The profile, the surface and the text engine.
  /// - Returns: The placement of the page, on a surface of the context's size.
  package func place(
    _ alert: Alert, value: FieldValue, offset: Int = 0, in context: LayoutContext
  ) -> Placement {
    TypingPlacer(page: self, alert: alert, value: value, offset: offset, context: context).place()
  }

  /// Returns the page with keys that have room: digits of a plate go to a page of their own where
  /// all keys would have to scroll.
  ///
  /// - Parameters:
  ///   - alert: The question whose field is filled in.
  ///   - context: The profile, the surface and the text engine.
  /// - Returns: The page itself where all of its keys are seen at once.
  package func fitted(to alert: Alert, in context: LayoutContext) -> TypingPage {
    guard layout.isInCapitals,
      !place(alert, value: FieldValue(text: ""), in: context).areas.isEmpty
    else { return self }
    var page = self
    page.layout = layout.withDigitsApart
    return page
  }
}

/// Gives the parts of a typing page their places.
struct TypingPlacer {
  private let typing: TypingContext

  init(page: TypingPage, alert: Alert, value: FieldValue, offset: Int, context: LayoutContext) {
    typing = TypingContext(
      page: page, alert: alert, value: value, offset: offset, context: context)
  }

  func place() -> Placement {
    let head = TypingHeadPlacer(typing: typing).place()
    let area = keyArea(below: head.bottom + typing.gap)
    let rows = KeyArrangement.all(of: typing.page.keys, gap: typing.gap).lazy
      .map { KeyRowsPlacer(typing: typing, keys: $0, area: area) }.first(where: \.fits)
    let grid = rows?.place() ?? KeyFlowPlacer(typing: typing, area: area).place()
    // What is typed is read right above the keys, clear of them where there is room, and what stood there before is seen
    // above both.
    let down = rows.map { max(0, area.height - $0.height - typing.gap) } ?? 0
    let top = typing.safe.y + down - 2 * typing.gap
    let display = PixelRect(typing.context.size)
    // A strip that is too narrow to show anything is none.
    let isLow = top * 10 >= display.height
    return QuestionCard(
      context: typing.context, frame: isLow ? display.cut(top: top) : display,
      radius: isLow ? typing.context.pixels(typing.context.profile.alert.cornerRadius) : 0,
      texts: head.texts.map { $0.offsetBy(y: down) },
      controls: head.controls.map { $0.offsetBy(y: down) } + grid.controls, scroll: grid.scroll,
      page: typing.page
    ).placement()
  }

  /// What keys may take; a pad is no wider than a hand reaches without being moved.
  private func keyArea(below top: Int) -> PixelRect {
    let safe = typing.safe
    let pad = 3 * 2 * typing.keyHeight + 2 * typing.gap
    let width = typing.page.layout.isPad ? min(safe.width, pad) : safe.width
    return PixelRect(
      x: safe.x + (safe.width - width) / 2, y: top, width: width,
      height: max(1, safe.maxY - top))
  }
}
