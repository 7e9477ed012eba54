import TelltaleGraphics

extension Profile {
  /// Pixels per point of the device, else of the platform.
  package var density: Density { device.scale.map(Density.init) ?? display.density }

  /// The least screen in points on which an alert can be used: a line of its title and one button
  /// stand in full, each wide enough for a short word, within the insets and margins.
  package var leastScreen: ScreenSize {
    let insets = display.safeInsets
    let line = typography.title.size * typography.lineHeight
    let buttonWord = typography.button.size * Self.shortWord + alert.buttonTextInset * 2
    let button = max(alert.minimumTarget, buttonWord) + alert.paddingSide * 2
    let title = typography.title.size * Self.shortWord + alert.textInset
    return ScreenSize(
      width: insets.left + insets.right + alert.sideMargin + max(button, title),
      height: insets.top + insets.bottom + alert.verticalMargin + alert.paddingTop + line
        + alert.textToButtons + alert.buttonHeight + alert.paddingBottom)
  }

  /// Ems: some ten letters, or five of Chinese.
  private static let shortWord = 5.0
}
