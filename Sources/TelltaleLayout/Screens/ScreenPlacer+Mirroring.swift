import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// Whether bars are turned round: for languages written from right to left, unless left and right
  /// are those of the hand on this platform (NAVIGATION-BAR-BACK-LEFT).
  var mirrorsBar: Bool { context.isRightToLeft && metrics.mirrorsBar }

  /// The same for rows (TABLE-ROW-DEFAULT-LAYOUT).
  var mirrorsRows: Bool { context.isRightToLeft && metrics.mirrorsRows }

  /// What has been added so far.
  var mark: PlacerMark { PlacerMark(parts: parts.count, controls: controls.count) }

  /// Brings what a bar got since to the other side of its strip, if the profile wants it: each control
  /// as a whole, and each text that belongs to none.
  mutating func mirrorBar(since mark: PlacerMark, in strip: PixelRect) {
    guard mirrorsBar else { return }
    func distance(_ rect: PixelRect) -> Int { strip.x + strip.maxX - rect.x - rect.maxX }
    var distances: [ControlID: Int] = [:]
    for index in controls.indices.dropFirst(mark.controls) {
      let away = distance(controls[index].frame)
      distances[controls[index].id] = away
      controls[index].frame = controls[index].frame.offsetBy(x: away, y: 0)
      let target = controls[index].target
      if !target.isEmpty {
        controls[index].target = target.offsetBy(x: distance(target), y: 0)
      }
      controls[index].label = controls[index].label.offsetBy(x: away)
    }
    for index in parts.indices.dropFirst(mark.parts) {
      if let id = parts[index].control {
        parts[index].shape = parts[index].shape.offsetBy(x: distances[id] ?? 0)
      } else if case .text(let text, let ink) = parts[index].shape {
        parts[index].shape = .text(text.offsetBy(x: distance(text.frame)), ink)
      }
    }
  }
}

/// How much a placer had added at a moment.
struct PlacerMark {
  var parts: Int
  var controls: Int
}

extension PlacedPart.Shape {
  fileprivate func offsetBy(x dx: Int) -> PlacedPart.Shape {
    func moved(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: dx, y: 0) }
    return switch self {
    case .fill(let rect, let radius, let ink): .fill(moved(rect), radius: radius, ink)
    case .stroke(let rect, let radius, let width, let ink):
      .stroke(moved(rect), radius: radius, width: width, ink)
    case .text(let text, let ink): .text(text.offsetBy(x: dx), ink)
    case .picture(let rect, let name): .picture(moved(rect), name: name)
    case .icon(let rect, let name, let ink): .icon(moved(rect), name: name, ink)
    case .body(let rect, let radius, let rest, let destroys):
      .body(moved(rect), radius: radius, rest, destroys: destroys)
    case .ground(let rect, let radius, let ring): .ground(moved(rect), radius: radius, ring: ring)
    case .ring(let rect, let radius): .ring(moved(rect), radius: radius)
    case .caret(let rect, let ink): .caret(moved(rect), ink)
    case .spinner(let rect): .spinner(moved(rect))
    case .progress(let rect, let share): .progress(moved(rect), share)
    case .indicator(let path, let rect): .indicator(path, moved(rect))
    }
  }
}
