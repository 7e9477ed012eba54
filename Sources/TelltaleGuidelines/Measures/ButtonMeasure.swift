import TelltaleGraphics
import TelltaleModel

/// How much of a button's title is seen on a screen of the profile.
struct ButtonMeasure {
  let scene: ButtonScene

  /// The part that is seen on the narrowest screen; `nil` where all of a length of it is.
  func visibleTitle() -> (shown: String, screen: ScreenSize)? {
    let context = scene.context
    guard let screen = context.narrowestScreen, let shortest = scene.button.titles.last else {
      return nil
    }
    let width = self.width(on: screen)
    let set = context.set(shortest, in: context.profile.typography.button, width: width, lines: 1)
    guard set.isTruncated else { return nil }
    return (shortest.shown(by: set), screen)
  }

  private func width(on screen: ScreenSize) -> Points {
    let safe = scene.context.contentWidth(on: screen)
    let inset = scene.context.profile.alert.buttonTextInset * 2
    switch scene.place {
    case .content: return safe - inset
    // The title of the screen has the middle.
    case .bar: return safe * (1 / 3) - inset
    case .keypad: return safe * (1 / 3) - inset
    }
  }
}
