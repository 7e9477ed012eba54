import TelltaleGraphics
import TelltaleModel

/// What the placers of a typing page are given.
struct TypingContext {
  let page: TypingPage
  let alert: Alert
  let value: FieldValue
  /// How far keys that scroll have been moved, in pixels.
  let offset: Int
  let context: LayoutContext

  /// Between keys, in pixels.
  var gap: Int { context.pixels(context.profile.keyboard.keyGap) }
  var keyHeight: Int { context.pixels(context.profile.keyboard.keyHeight) }

  /// The field that is typed into.
  var field: TextField { alert.fields[page.field] }

  /// Keys at the edge leave room for their focus ring.
  var safe: PixelRect { context.safeArea.insetBy(max(gap, context.focusRing.reach)) }

  /// The same as wide as the longest row of keys is.
  var column: PixelRect {
    let columns = page.keys.map(\.count).max() ?? 0
    guard !page.layout.isPad, columns > 0 else { return safe }
    let rest = max(0, safe.width - (columns - 1) * gap) % columns
    return safe.inset(PixelInsets(top: 0, left: rest / 2, bottom: 0, right: rest - rest / 2))
  }

  /// The keys of this page that do not type a character of the layout.
  var functions: [KeyboardFunction] {
    KeyboardFunction.allCases.filter { function in
      switch function {
      case .page: page.pages.count > 1
      case .letters: page.otherLetters != nil
      case .newline: page.isMultiline
      case .shift: !page.layout.isPad && !page.layout.isInCapitals
      case .space: !page.layout.isPad || page.pages.count > 1
      case .delete, .done: true
      // It stands beside the field.
      case .reveal: false
      }
    }
  }
}

/// The keys of a typing page in their places.
struct KeyGrid {
  var controls: [Control]
  /// Present where not all of them fit.
  var scroll: ScrollArea?
}
