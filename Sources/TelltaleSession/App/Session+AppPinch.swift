import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// A second finger in an area that can be magnified begins to do so; elsewhere it is a palm.
  mutating func beginPinch(
    _ contact: Int, at point: PixelPoint, _ event: InputEvent, isStale: Bool
  ) -> Bool {
    guard hands.contactCount(on: event.device) == 2, counts(event, isStale: isStale),
      !hands.isStorm(at: event.time), let surface = front,
      case .contact(event.device, let first)? = surface.press?.holder,
      let start = surface.press?.drag?.last ?? surface.press?.start,
      let area = surface.placement.areas.last(where: {
        $0.viewport.contains(point) && $0.viewport.contains(start)
          && $0.zooms.lowerBound < $0.zooms.upperBound
      })
    else { return false }
    let zoom = app?.current.view.zooms[area.path] ?? 1
    let middle = PixelPoint(x: (start.x + point.x) / 2, y: (start.y + point.y) / 2)
    screen?.pinch = Pinch(
      area: area.path, device: event.device, fingers: [first: start, contact: point],
      distance: max(1, Pinch.distance(start, point)), zoom: zoom,
      anchor: PixelPoint(
        x: Int(Double(middle.x - area.viewport.x + area.offset.x) / zoom),
        y: Int(Double(middle.y - area.viewport.y + area.offset.y) / zoom)))
    screen?.press = nil
    changed()
    return true
  }

  /// The content grows about the middle between the fingers (SCROLL-VIEW-GESTURES).
  mutating func pinch(_ contact: Int, to point: PixelPoint, at time: Instant, in world: World)
    -> Bool
  {
    guard var pinch = screen?.pinch, pinch.fingers[contact] != nil,
      let area = screen?.placement.area(pinch.area)
    else { return false }
    pinch.fingers[contact] = point
    screen?.pinch = pinch
    let fingers = Array(pinch.fingers.values)
    guard fingers.count == 2 else { return true }
    let spread = Double(Pinch.distance(fingers[0], fingers[1])) / Double(pinch.distance)
    let zoom = min(max(pinch.zoom * spread, area.zooms.lowerBound), area.zooms.upperBound)
    app?.current.view.zooms[pinch.area] = zoom
    let middle = PixelPoint(
      x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2)
    app?.current.view.offsets[pinch.area] = PixelPoint(
      x: Int(Double(pinch.anchor.x) * zoom) - (middle.x - area.viewport.x),
      y: Int(Double(pinch.anchor.y) * zoom) - (middle.y - area.viewport.y))
    screen?.moved[pinch.area] = time
    placeApp(in: world)
    return true
  }
}

extension Pinch {
  /// Pixels between two fingers.
  static func distance(_ a: PixelPoint, _ b: PixelPoint) -> Int {
    let dx = Double(a.x - b.x)
    let dy = Double(a.y - b.y)
    return Int((dx * dx + dy * dy).squareRoot())
  }
}
