import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension RuleSubject {
  /// The screen of the profile that leaves the least room in width; `nil` where it has none.
  var narrowestScreen: ScreenSize? { profile.screens.min { $0.width < $1.width } }

  /// How the real layout sees a screen of the profile, at the default text size.
  ///
  /// - Parameters:
  ///   - screen: Its size, in points.
  ///   - language: Of what is laid out, where the scene says none.
  /// - Returns: What a layout there is given.
  func layout(on screen: ScreenSize, _ language: Language? = nil) -> LayoutContext {
    let density = profile.density
    return LayoutContext(
      profile: profile, language: scene.language ?? language ?? profile.language,
      size: PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height)),
      density: density, typesetter: typesetter)
  }

  /// How the real layout sees the panel of the unit that the profile is judged for, at the text size that is set there.
  ///
  /// - Parameter language: Of what is laid out, where the scene says none.
  /// - Returns: What a layout there is given.
  func layoutOnUnit(_ language: Language? = nil) -> LayoutContext {
    let unit = unit
    return LayoutContext(
      profile: unit.profile, language: scene.language ?? language ?? profile.language,
      size: unit.panel.pixels, textSize: unit.textSize, typesetter: typesetter, codes: codes)
  }

  /// A text as the real typesetter sets it, at most `width` points wide.
  func set(
    _ passage: Passage, in style: TextStyle, width: Points? = nil, lines: Int? = nil
  ) -> TypesetText {
    typesetter.typeset(request(passage, in: style, width: width, lines: lines))
  }

  /// The characters of a text that no font has.
  func missing(in passage: Passage, _ style: TextStyle) -> [Character] {
    typesetter.missing(in: request(passage, in: style, width: nil, lines: nil))
  }

  private func request(
    _ passage: Passage, in style: TextStyle, width: Points?, lines: Int?
  ) -> TextRequest {
    let density = profile.density
    let size = min(max(style.size.value * density.pixelsPerPoint * 64, 64), 64 * 1024)
    return TextRequest(
      string: passage.string, language: passage.language, size: UInt32(size),
      weight: style.weight, maximumWidth: width.map { max(1, density.pixels($0)) },
      maximumLines: lines)
  }

  /// Lines that a text takes in an alert on the narrowest screen of the profile, at the default
  /// text size.
  func lines(_ passage: Passage, in style: TextStyle) -> Int {
    let narrowest = narrowestScreen?.width ?? profile.alert.maximumWidth
    let card = min(narrowest - profile.alert.sideMargin, profile.alert.maximumWidth)
    return set(passage, in: style, width: card - profile.alert.textInset).lines.count
  }

  /// What text of a screen has in width, in points.
  func contentWidth(on screen: ScreenSize) -> Points {
    let width = safeSize(of: screen).width - profile.screen.paddingSide * 2
    let readable = profile.screen.readableWidth
    return readable > 0 ? min(width, readable) : width
  }

  /// The screen less the edges that nothing may stand in, in points.
  func safeSize(of screen: ScreenSize) -> ScreenSize {
    let insets = profile.display.safeInsets
    return ScreenSize(
      width: screen.width - insets.left - insets.right,
      height: screen.height - insets.top - insets.bottom)
  }

  /// A screen's name in messages, and where it comes from: `480x272 (named by kiosk)`, in points as the profile has it.
  ///
  /// A profile on a panel has no other screen, and people know a panel by its pixels: `800x480 (the panel)`.
  func name(of screen: ScreenSize) -> String {
    let isPanel = profile.screens.count == 1
    let density = isPanel ? profile.density : Density.one
    return "\(density.pixels(screen.width))x\(density.pixels(screen.height)) "
      + (isPanel && profile.display.width != nil ? "(the panel)" : "(named by \(profile.name))")
  }
}
