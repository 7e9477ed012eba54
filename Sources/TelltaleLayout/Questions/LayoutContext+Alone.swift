import TelltaleGraphics
import TelltaleModel

extension LayoutContext {
  /// The sizes, largest first, that a card of a width may be drawn at, by whether it has the screen to itself.
  ///
  /// - Parameter width: Of the card at its usual size.
  /// - Returns: Contexts in steps of a quarter, down to the usual size. Over a screen letters grow first, in a card that is
  ///   as wide as a narrow panel lets it be.
  func sizes(ofCard width: Points) -> [LayoutContext] {
    let alone = profile.alone
    let largest = isAlone ? alone.largest : alone.largestOverScreens
    guard largest > 1 else { return [self] }
    let safe = safeArea
    let room = min(safe.width * alone.widthPercent, safe.height * alone.heightPercent) / 100
    let least = isAlone ? width : min(width, Self.narrowestCard)
    let factor = min(largest, Double(room) / Double(max(1, pixels(least))))
    let steps = Int(((factor - 1) * 4).rounded(.down))
    guard steps > 0 else { return [self] }
    return stride(from: steps, through: 1, by: -1).map { step in
      var context = enlarged(1 + Double(step) / 4)
      let most = Points(Double(room) / context.density.pixelsPerPoint)
      context.profile.alert.maximumWidth = min(context.profile.alert.maximumWidth, most)
      context.profile.overlay.sheetMaximumWidth = min(
        context.profile.overlay.sheetMaximumWidth, most)
      return context
    } + [self]
  }

  /// Of a card in which two buttons stand beside each other.
  private static let narrowestCard: Points = 300

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

  /// The icon of an alert by itself, or on a platform that has room for one over screens: it follows from its reason, since nothing of its look is the
  /// author's (ALERT-APPEARANCE-FIXED).
  func icon(of alert: Alert) -> String? {
    guard isAlone || profile.alone.largestOverScreens > 1, let reason = alert.reason else {
      return nil
    }
    return profile.alone.icons[reason]
  }
}
