import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// How the real layout fills a screen of the profile with a sheet, at the default text size.
struct SheetMeasure {
  let scene: SheetScene

  private var context: RuleScene { scene.context }

  /// Lines of the title on the narrowest screen, in the length that is shown there.
  func titleLines() -> Int {
    guard let screen = context.narrowestScreen, !scene.titles.isEmpty else { return 0 }
    return placement(on: screen).texts.first { $0.role == .title }?.lines.count ?? 0
  }

  /// The screen on which most of the sheet is out of sight, with the pixels that are; `nil` where it
  /// fits on all.
  func worstOverflow() -> (hidden: Int, screen: ScreenSize)? {
    context.profile.screens.compactMap { screen in
      let hidden = placement(on: screen).scroll?.maximumOffset ?? 0
      return hidden > 0 ? (hidden, screen) : nil
    }.max { $0.hidden < $1.hidden }
  }

  private func placement(on screen: ScreenSize) -> Placement {
    let density = context.profile.display.density
    let sheet = scene.sheet
    let question = Alert(
      title: sheet.title ?? TextVariants(""), message: sheet.message, buttons: sheet.buttons)
    return question.placeAsSheet(
      context.profile.overlay.presentation(isNative: sheet.isNativeStyle),
      in: LayoutContext(
        profile: context.profile,
        language: context.scene.language ?? scene.title?.language ?? context.profile.language,
        size: PixelSize(
          width: density.pixels(screen.width), height: density.pixels(screen.height)),
        density: density, typesetter: context.typesetter))
  }
}
