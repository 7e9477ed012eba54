import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// On any screen of texts, pictures, rows and controls a knob alone, turned one way, comes by all that
/// there is.
@Suite struct ReadingTests {
  private static let languages: [Language] = ["en", "ar"]

  @Test(arguments: Platforms.names)
  func `what a knob brings into view is everything, there and back`(name: String) throws {
    let profile = try Platforms.profile(name)
    for seed in 0..<UInt64(40) {
      var chance = Chance(seed: seed)
      let axis = ScrollAxis.allCases[chance.below(3)]
      let content = Self.elements(&chance, isRow: axis != .vertical)
      let isBare = chance.below(2) == 0 && axis == .vertical
      let isPaging = chance.below(4) == 0
      let view = ScrollView(axis: axis, isPaging: isPaging, content: content)
      var scene = Scene(
        root: .screen(Screen(content: isBare ? content : [.scrollView(view)])))
      scene.language = Self.languages[chance.below(2)]
      var hand = Hand(scene, profile: profile, size: profile.smallestScreen)
      // Tab goes around, and has come by all of it once it is where it began.
      for detent in profile.has(.knob) ? [1, -1] : [1] {
        let seen = hand.read(by: detent, hasKnob: profile.has(.knob))
        for (path, missed) in seen.missed {
          Issue.record("\(name) \(seed) by \(detent): \(missed) of \(path)")
        }
      }
    }
  }

  private static func elements(_ chance: inout Chance, isRow: Bool) -> [Element] {
    (0..<(1 + chance.below(7))).map { index in
      let words = Array(repeating: "lorem ipsum", count: 1 + chance.below(isRow ? 6 : 60))
      let text = RichText(TextContent(words.joined(separator: " ")))
      switch chance.below(isRow ? 4 : 6) {
      case 0, 1: return .button(Button(id: "b\(index)", title: "Do", action: .emit("b")))
      case 2: return .label(Label(text: text, isMessage: true))
      case 3:
        let height = Points(Double(40 + chance.below(700)))
        return .picture(Picture(image: "a.png", about: "A", height: height))
      case 4: return .textView(TextView(text: text, height: 90))
      default:
        let rows = (0..<chance.below(20)).map { row in
          TableRow(
            id: "r\(index)-\(row)", title: "Row", checkmark: Checkmark(isOn: false),
            isSelectable: chance.below(3) > 0)
        }
        // A table scrolls by itself where a scroll view may not stand around it.
        return chance.below(2) == 0 ? .label(Label(text: text)) : .table(Table(rows: rows))
      }
    }
  }
}

/// What came by the window of each area, and what there is to come by, in pixels of its content.
private struct Seen {
  private var windows: [NodePath: Set<PixelRect>] = [:]
  private var things: [NodePath: Set<PixelRect>] = [:]

  mutating func look(at placement: Placement) {
    for area in placement.areas where area.maximumOffset != .zero {
      var window = area.viewport
      if let outer = area.parent.flatMap(placement.area) {
        window = window.intersection(outer.viewport)
      }
      func inContent(_ rect: PixelRect) -> PixelRect {
        rect.offsetBy(x: area.offset.x - area.viewport.x, y: area.offset.y - area.viewport.y)
          .intersection(PixelRect(area.content))
      }
      windows[area.path, default: []].insert(inContent(window))
      let seen = placement.parts.filter { $0.clip == window && !window.isEmpty }.compactMap(\.frame)
      let controls = placement.controls.filter { $0.area == area.path }.map(\.frame)
      things[area.path, default: []].formUnion((seen + controls).map(inContent))
    }
  }

  /// Points of something that no window came by.
  var missed: [NodePath: PixelPoint] {
    Dictionary(
      uniqueKeysWithValues: things.keys.compactMap { path in firstMissed(path).map { (path, $0) } })
  }

  private func firstMissed(_ path: NodePath) -> PixelPoint? {
    let windows = windows[path] ?? []
    for thing in things[path] ?? [] where !windows.contains(where: { $0.contains(thing) }) {
      for x in stride(from: thing.x, to: thing.maxX, by: 5) {
        for y in stride(from: thing.y, to: thing.maxY, by: 5) {
          let point = PixelPoint(x: x, y: y)
          if !windows.contains(where: { $0.contains(point) }) { return point }
        }
      }
    }
    return nil
  }
}

extension PlacedPart {
  /// What people look at.
  fileprivate var frame: PixelRect? {
    switch shape {
    case .text(let text, _): text.frame
    case .picture(let rect, _): rect
    default: nil
    }
  }
}

extension Hand {
  /// Turns a knob one way until it comes to where it has been; where there is none, Tab does it.
  fileprivate mutating func read(by detent: Int, hasKnob: Bool) -> Seen {
    var seen = Seen()
    session.showFocus()
    // Two windows may look the same for a while.
    var been: [ReadingState: Int] = [:]
    while let placement = session.screenPlacement, been.count < 2000 {
      seen.look(at: placement)
      let state = ReadingState(
        focus: session.focusedControl, offsets: placement.areas.map(\.offset))
      been[state, default: 0] += 1
      if been[state, default: 0] > 3 { break }
      if hasKnob { turn(detent) } else { key(15) }
    }
    return seen
  }
}

private struct ReadingState: Hashable {
  var focus: String?
  var offsets: [PixelPoint]
}
