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
      for detent in [1, -1] {
        let seen = hand.read(by: detent)
        for (path, missed) in seen.missed(profile) {
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

/// What came by the window of each area, in pixels of its content.
private struct Seen {
  var areas: [NodePath: ScreenArea] = [:]
  var windows: [NodePath: Set<PixelRect>] = [:]

  mutating func look(at placement: ScreenPlacement) {
    for area in placement.areas where area.maximumOffset != .zero {
      areas[area.path] = area
      var seen = area.viewport
      var outer = area.parent.flatMap(placement.area)
      while let next = outer {
        seen = seen.intersection(next.viewport)
        outer = next.parent.flatMap(placement.area)
      }
      let inside = seen.offsetBy(
        x: area.offset.x - area.viewport.x, y: area.offset.y - area.viewport.y)
      if !seen.isEmpty { windows[area.path, default: []].insert(inside) }
    }
  }

  /// Points of content, but for the margins around it, that no window came by.
  func missed(_ profile: Profile) -> [NodePath: PixelPoint] {
    let density = profile.display.density
    let most = max(profile.screen.paddingSide.value, profile.screen.paddingTop.value)
    let margin = density.pixels(Points(most))
    return areas.compactMapValues { area in
      for x in stride(from: margin, to: area.content.width - margin, by: 7) {
        for y in stride(from: margin, to: area.content.height - margin, by: 7) {
          let point = PixelPoint(x: x, y: y)
          if windows[area.path]?.contains(where: { $0.contains(point) }) != true { return point }
        }
      }
      return nil
    }
  }
}

extension Hand {
  /// Turns a knob one way until nothing comes of it any more.
  fileprivate mutating func read(by detent: Int) -> Seen {
    var seen = Seen()
    for _ in 0..<1000 {
      let before = session.screenPlacement
      let focus = session.focusedControl
      if let before { seen.look(at: before) }
      turn(detent)
      if session.screenPlacement == before, session.focusedControl == focus { break }
    }
    return seen
  }
}
