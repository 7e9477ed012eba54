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
