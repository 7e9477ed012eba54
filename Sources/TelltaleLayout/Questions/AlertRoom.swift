import TelltaleGraphics
import TelltaleModel

/// The ways to draw an alert that does not fit as it is usually drawn. First the card widens; then letters shrink as
/// far as they are read at ease; then space between the parts goes, and buttons are as high as a finger needs.
struct AlertRoom {
  let context: LayoutContext
  /// Pixels per point at which letters are read at ease, and at which they can be read at all.
  private let ease, least: Double
  /// Pixels of the height that what is pressed has at the least.
  private let target: Double

  /// - Parameter context: the one in which the alert is usually drawn.
  init(_ context: LayoutContext) {
    self.context = context
    let usual = context.density.pixelsPerPoint
    let known = context.profile.display.letterFloor
    target = known?.target ?? context.profile.alert.minimumTarget.value * usual
    // Somebody who wants large letters gets no smaller ones: the text scrolls (ALERT-LARGE-TEXT-SCROLL).
    guard context.textSize <= 1 else {
      (ease, least) = (usual, usual)
      return
    }
    let legibility = context.profile.legibility
    let share = legibility.leastArcMinutes / max(1, legibility.bodyArcMinutes)
    let floor = known ?? LetterFloor(ease: usual, least: usual * share, target: target)
    // Whatever a profile wants, nothing shrinks to nothing.
    ease = min(usual, max(floor.ease, usual * Self.smallest))
    least = min(ease, max(floor.least, usual * Self.smallest))
  }

  /// Contexts in which the icon may be seen as well: with a card that is wider. Buttons give no room for it.
  var forIcon: [LayoutContext] { Self.widths.map(widened) }

  /// Contexts in which all of the alert may be seen at once, the best first; letters are read at ease in each.
  var forAll: [LayoutContext] {
    let wide = Self.widths.map(widened)
    let smaller = steps(from: context.density.pixelsPerPoint, to: ease).map {
      drawn(wide[wide.count - 1], at: $0)
    }
    return wide + smaller + [atEase]
  }

  /// Contexts in which the text may scroll above buttons that stay, the best first; letters can be read in each.
  var forScrolling: [LayoutContext] {
    let wide = widened(Self.widths[Self.widths.count - 1])
    return [wide, drawn(wide, at: ease), atEase]
      + steps(from: ease, to: least).map { drawn(tight(wide), at: $0) }
  }

  /// Contexts for a panel that is too small for letters that can be read from where the eyes should be.
  var forButtons: [LayoutContext] {
    guard context.textSize <= 1 else { return [] }
    let wide = widened(Self.widths[Self.widths.count - 1])
    return steps(from: least, to: context.density.pixelsPerPoint * Self.smallest)
      .map { drawn(tight(wide), at: $0) }
  }

  /// As wide as an alert gets, with the smallest letters that are read at ease, and little between the parts.
  private var atEase: LayoutContext {
    drawn(tight(widened(Self.widths[Self.widths.count - 1])), at: ease)
  }

  /// With half the space around the parts, and buttons no higher than a finger needs.
  private func tight(_ context: LayoutContext) -> LayoutContext {
    var context = context
    context.profile.alert = context.profile.alert.tight
    return context
  }

  /// With so many pixels per point; what is pressed stays as high as a finger needs.
  private func drawn(_ context: LayoutContext, at density: Double) -> LayoutContext {
    var context = context.enlarged(density / context.density.pixelsPerPoint)
    let least = Points((target / density).rounded(.up))
    context.profile.alert.minimumTarget = least
    context.profile.alert.buttonHeight = max(context.profile.alert.buttonHeight, least)
    context.profile.alert.fieldHeight = max(context.profile.alert.fieldHeight, least)
    return context
  }

  /// Of the usual size.
  private static let smallest = 0.3

  /// Times its usual width; lines that are longer are read with less ease.
  private static let widths = [1.4, 2]

  private func widened(_ factor: Double) -> LayoutContext {
    var context = context
    context.profile.alert.maximumWidth = context.profile.alert.maximumWidth * factor
    return context
  }

  /// Densities from one to another, without the first: as many as make a difference that is seen.
  private func steps(from start: Double, to end: Double) -> [Double] {
    guard end < start else { return [] }
    let count = max(1, Int(((start / end - 1) * 8).rounded(.up)))
    return (1...count).map { start + (end - start) * Double($0) / Double(count) }
  }
}

extension AlertMetrics {
  /// The same with half the space around the parts, and with buttons no higher than a finger needs.
  fileprivate var tight: AlertMetrics {
    var metrics = self
    for space in [
      \AlertMetrics.verticalMargin, \.textInset, \.cornerRadius, \.paddingTop, \.paddingBottom,
      \.paddingSide,
      \.titleToMessage, \.textToFields, \.fieldGap, \.textToButtons, \.buttonGap,
    ] {
      metrics[keyPath: space] = metrics[keyPath: space] * 0.5
    }
    metrics.buttonHeight = min(metrics.buttonHeight, metrics.minimumTarget)
    metrics.fieldHeight = min(metrics.fieldHeight, metrics.minimumTarget)
    return metrics
  }
}
