import TelltaleGraphics
import TelltaleModel

/// The ways to draw an alert that does not fit as it is usually drawn. First the card widens; then letters shrink as
/// far as they are read at ease; then space between the parts goes, and buttons are as high as a finger needs.
struct AlertRoom {
  let context: LayoutContext
  /// Pixels per point at which letters are read at ease, and at which they can be read at all.
  private let ease, least: Double

  /// - Parameter context: the one in which the alert is usually drawn.
  init(_ context: LayoutContext) {
    self.context = context
    let usual = context.density.pixelsPerPoint
    // Somebody who wants large letters gets no smaller ones: the text scrolls (ALERT-LARGE-TEXT-SCROLL).
    guard context.textSize <= 1 else {
      (ease, least) = (usual, usual)
      return
    }
    let legibility = context.profile.legibility
    let share = legibility.leastArcMinutes / max(1, legibility.bodyArcMinutes)
    let floor =
      context.profile.display.letterFloor ?? LetterFloor(ease: usual, least: usual * share)
    // Whatever a profile wants, nothing shrinks to nothing.
    ease = min(usual, max(floor.ease, usual * Self.smallest))
    least = min(ease, max(floor.least, usual * Self.smallest))
  }

  /// Contexts in which all of the alert may be seen at once, the best first; letters are read at ease in each.
  var forAll: [LayoutContext] {
    let wide = Self.widths.map(widened)
    let smaller = steps(from: context.density.pixelsPerPoint, to: ease).map(
      wide[wide.count - 1].drawn)
    return wide + smaller + [atEase]
  }

  /// Contexts in which the text may scroll above buttons that stay, the best first.
  var forScrolling: [LayoutContext] {
    let wide = widened(Self.widths[Self.widths.count - 1])
    return [wide, wide.drawn(at: ease), atEase] + steps(from: ease, to: least).map(atEase.drawn)
  }

  /// As wide as an alert gets, with the smallest letters that are read at ease, and little between the parts.
  private var atEase: LayoutContext {
    var context = widened(Self.widths[Self.widths.count - 1]).drawn(at: ease)
    context.profile.alert = context.profile.alert.tight
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

extension LayoutContext {
  /// The same with so many pixels per point.
  fileprivate func drawn(at density: Double) -> LayoutContext {
    enlarged(density / self.density.pixelsPerPoint)
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
