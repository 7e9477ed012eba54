import TelltaleGraphics
import TelltaleModel

/// Places single keys of a typing page.
struct KeyPlacer {
  let typing: TypingContext

  /// A key of the layout.
  func key(_ row: Int, _ column: Int, _ frame: PixelRect, scrolls: Bool) -> Control {
    let text = typing.page.text(row: row, column: column) ?? ""
    return control(
      .key(row: row, column: column), name: text, for: .type(row: row, column: column),
      text.onItsOwn, frame, scrolls)
  }

  /// A key that does not type a character of the layout.
  func function(
    _ function: KeyboardFunction, _ frame: PixelRect, scrolls: Bool
  ) -> Control {
    control(
      .keyboard(function), name: function.rawValue, for: .perform(function), sign(function), frame,
      scrolls)
  }

  /// How wide what a key shows is, in pixels.
  func width(of function: KeyboardFunction) -> Int { label(sign(function)).text.width }

  /// Signs that need no language.
  private func sign(_ function: KeyboardFunction) -> String {
    switch function {
    case .shift: "⇧"
    case .page: typing.page.pages[(typing.page.page + 1) % typing.page.pages.count].name
    case .letters: typing.page.otherLetters?.name ?? ""
    case .space: "␣"
    case .newline: "⏎"
    case .delete: "⌫"
    case .done: "✓"
    case .reveal: typing.page.isRevealed ? "abc" : "•••"
    }
  }

  private func label(_ text: String, width: Int? = nil) -> StyledText {
    let style = typing.context.profile.typography.key
    return typing.context.set(TextContent(text), style, width: width, lines: 1)
  }

  private func control(
    _ id: ControlID, name: String, for purpose: ControlPurpose, _ text: String,
    _ frame: PixelRect, _ scrolls: Bool
  ) -> Control {
    let label = label(text, width: frame.width)
    let corner = typing.context.pixels(typing.context.profile.alert.buttonCornerRadius)
    return Control(
      id: id, name: name, purpose: purpose, frame: frame, target: frame,
      radius: min(corner, frame.height / 5),
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
