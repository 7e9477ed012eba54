import TelltaleGraphics
import TelltaleModel

/// Places keys to type a number with.
struct KeypadPlacer: ElementPlacer {
  let screen: ScreenContext
  let keypad: Keypad
  let path: NodePath

  /// As high as the room lets it be, up to where keys become no easier to hit.
  func extent(width: Int) -> Extent {
    let plan = plan(width: width)
    let free = screen.room.height - 2 * pixels(metrics.paddingTop)
    return .hugging(
      least: plan.height(ofKeys: plan.leastKey),
      whole: plan.height(ofKeys: plan.keyHeight(in: free)))
  }

  /// Three keys in a row, in the middle, and the primary button below them; beside them where the room is
  /// too low for both.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let plan = plan(width: frame.width)
    let places = plan.places(in: frame, besideNeeds: primary?.width ?? 0)
    // Digits stand as on every telephone, also where people write from right to left.
    for (index, key) in keypad.keys.enumerated() {
      ButtonPlacer(
        key, at: path.key("keys").item(index), style: style(for: places.keyHeight, plan), in: screen
      ).fill(places.key(index), into: &parts)
    }
    primary?.fill(places.primary, into: &parts)
  }

  private var primary: ButtonPlacer? {
    keypad.primary.map { ButtonPlacer($0, at: path.key("primary"), in: screen) }
  }

  /// Digits grow with their keys.
  private func style(for height: Int, _ plan: KeypadPlan) -> TextStyle {
    let share = Double(height) / Double(max(1, plan.leastKey))
    return TextStyle(size: type.button.size * max(1, share), weight: type.button.weight)
  }

  private func plan(width: Int) -> KeypadPlan {
    let profile = screen.context.profile
    let (legibility, metrics) = (profile.legibility, profile.alert)
    let scale = profile.display.pixelsPerMillimetre ?? 0
    let least = max(screen.leastTarget, pixels(metrics.buttonHeight))
    let wanted = Int((max(legibility.target, legibility.rowTarget) * scale).rounded())
    let gap = Int((legibility.gap * scale).rounded())
    return KeypadPlan(
      keys: keypad.keys.count, hasPrimary: keypad.primary != nil, leastKey: least,
      mostKey: max(least, wanted) * 8 / 5, gap: max(pixels(metrics.buttonGap), gap),
      room: PixelSize(width: width, height: screen.room.height))
  }
}
