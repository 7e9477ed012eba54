import TelltaleGraphics
import TelltaleModel

extension LayoutContext {
  /// What a modal covers, by its style and the profile.
  func modalFrame(_ style: ModalStyle) -> PixelRect {
    let full = PixelRect(size)
    let metrics = profile.overlay
    func percent(_ whole: Int, _ share: Int) -> Int { whole * share / 100 }
    switch style {
    // MODALITY-FULLSCREEN-FILLS
    case .fullscreen: return full
    case .sheet: return sheet(height: percent(full.height, metrics.modalHeightPercent))
    case .activityView: return sheet(height: percent(full.height, metrics.activityHeightPercent))
    case .window:
      return centred(
        width: percent(full.width, metrics.windowPercent),
        height: percent(full.height, metrics.windowPercent))
    case .confirmationDialog:
      let width = min(
        pixels(metrics.sheetMaximumWidth), safeArea.width - 2 * pixels(metrics.sheetMargin))
      // The most that it may take.
      return centred(
        width: max(1, width), height: percent(full.height, metrics.sheetMaximumHeightPercent))
    }
  }

  func modalRadius(_ style: ModalStyle) -> Int {
    style == .fullscreen ? 0 : pixels(profile.overlay.modalCornerRadius)
  }

  /// What is as wide as the display stands on its lower edge; all else in the middle.
  private func sheet(height: Int) -> PixelRect {
    let share = profile.overlay.modalWidthPercent
    guard share < 100 else {
      return PixelRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    return centred(width: size.width * share / 100, height: height)
  }

  private func centred(width: Int, height: Int) -> PixelRect {
    PixelRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}

extension PixelRect {
  /// The same for a card that stands on the display's lower edge, drawn past it: its lower corners
  /// are not seen.
  func past(bottomOf size: PixelSize, by radius: Int) -> PixelRect {
    guard maxY == size.height, y > 0 else { return self }
    return PixelRect(x: x, y: y, width: width, height: height + radius)
  }
}
