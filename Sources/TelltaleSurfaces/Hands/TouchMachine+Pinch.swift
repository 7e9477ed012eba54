import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// Two fingers that magnify.
extension TouchMachine {
  /// Begins to magnify, with a second finger in an area that can be magnified. A second finger elsewhere is a palm.
  ///
  /// - Parameters:
  ///   - contact: The second finger.
  ///   - point: Where it came down, in pixels of the display.
  ///   - front: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: True where the gesture began.
  package func beginPinch(
    _ contact: Int, at point: PixelPoint, _ front: inout Surface?, _ hands: HandHistory
  ) -> Bool {
    guard hands.contactCount(on: deed.device) == 2, deed.counts(on: front),
      !hands.isStorm(at: deed.time), let surface = front,
      case .contact(deed.device, let first)? = surface.press?.holder,
      let start = surface.press?.drag?.last ?? surface.press?.start,
      let area = surface.placement.areas.last(where: {
        $0.viewport.contains(point) && $0.viewport.contains(start)
          && $0.zooms.lowerBound < $0.zooms.upperBound
      })
    else { return false }
    let middle = PixelPoint(x: (start.x + point.x) / 2, y: (start.y + point.y) / 2)
    front?.pinch = Pinch(
      area: area.path, device: deed.device, fingers: [first: start, contact: point],
      distance: max(1, Pinch.distance(start, point)), zoom: area.zoom,
      anchor: PixelPoint(
        x: Int(Double(middle.x - area.viewport.x + area.offset.x) / area.zoom),
        y: Int(Double(middle.y - area.viewport.y + area.offset.y) / area.zoom)))
    front?.press = nil
    return true
  }

  /// Magnifies content about the middle between the fingers (SCROLL-VIEW-GESTURES).
  ///
  /// - Parameters:
  ///   - contact: The finger that moved.
  ///   - point: Where it is, in pixels of the display.
  ///   - surface: The surface in front; `nil` for none.
  /// - Returns: The intents, in order; `nil` where the finger is none of the two.
  package func pinch(_ contact: Int, to point: PixelPoint, _ surface: inout Surface?) -> [Intent]? {
    guard var pinch = surface?.pinch, pinch.fingers[contact] != nil,
      let area = surface?.placement.area(pinch.area)
    else { return nil }
    pinch.fingers[contact] = point
    surface?.pinch = pinch
    let fingers = Array(pinch.fingers.values)
    guard fingers.count == 2 else { return [] }
    let spread = Double(Pinch.distance(fingers[0], fingers[1])) / Double(pinch.distance)
    let zoom = min(max(pinch.zoom * spread, area.zooms.lowerBound), area.zooms.upperBound)
    let middle = PixelPoint(
      x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2)
    let offset = PixelPoint(
      x: Int(Double(pinch.anchor.x) * zoom) - (middle.x - area.viewport.x),
      y: Int(Double(pinch.anchor.y) * zoom) - (middle.y - area.viewport.y))
    return [.zoom(pinch.area, zoom, offset: offset)]
  }

  /// Ends the gesture. Content that is not magnified any more comes to rest at the nearest page (SCROLL-VIEW-PAGING).
  ///
  /// - Parameter surface: The surface in front; `nil` for none.
  /// - Returns: The intents, in order; empty where the content stays.
  package func endPinch(_ surface: inout Surface?) -> [Intent] {
    guard let pinch = surface?.pinch else { return [] }
    surface?.pinch = nil
    guard let area = surface?.placement.area(pinch.area), area.isPaging else { return [] }
    return [.glide(area.path, to: area.page(from: area.offset, speed: .zero))]
  }
}

extension Pinch {
  /// Returns the pixels between two fingers.
  fileprivate static func distance(_ a: PixelPoint, _ b: PixelPoint) -> Int {
    let dx = Double(a.x - b.x)
    let dy = Double(a.y - b.y)
    return Int((dx * dx + dy * dy).squareRoot())
  }
}
