import TelltaleGraphics
import TelltaleModel

extension LayoutContext {
  /// The sizes, largest first, that a card of a width may be drawn at on a screen that it has to itself;
  /// only the usual one where it has not.
  ///
  /// - Parameter width: Of the card at its usual size.
  /// - Returns: Contexts in steps of a quarter, down to the usual size.
  func sizes(ofCard width: Points) -> [LayoutContext] {
    let alone = profile.alone
    guard isAlone, alone.largest > 1 else { return [self] }
    let safe = safeArea
    let room = min(safe.width * alone.widthPercent, safe.height * alone.heightPercent) / 100
    let factor = min(alone.largest, Double(room) / Double(max(1, pixels(width))))
    let steps = Int(((factor - 1) * 4).rounded(.down))
    guard steps > 0 else { return [self] }
    return stride(from: steps, through: 1, by: -1).map { enlarged(1 + Double($0) / 4) } + [self]
  }

  /// Pixels of the blur below a card.
  var cardShadow: Int {
    let blur = isAlone ? profile.alone.shadowBlur : 0
    return pixels(blur > 0 ? blur : profile.alert.shadowBlur)
  }
}

extension LayoutContext {
  /// Pixels of the disc for what an alert is about; 0 where none is shown.
  func iconDisc(of alert: Alert) -> Int {
    icon(of: alert) == nil ? 0 : pixels(profile.alone.iconDisc)
  }

  /// The icon of an alert by itself: it follows from its reason, since nothing of its look is the
  /// author's (ALERT-APPEARANCE-FIXED).
  func icon(of alert: Alert) -> String? {
    guard isAlone, let reason = alert.reason else { return nil }
    return profile.alone.icons[reason]
  }
}
