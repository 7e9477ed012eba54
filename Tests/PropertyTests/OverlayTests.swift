import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What holds for every sheet and every modal on every platform.
@Suite struct OverlayTests {
  @Test(arguments: Platforms.names)
  func `a knob alone opens it, reaches all of it and leaves it`(name: String) throws {
    for one in try OverlayCase.cases(name) where try Platforms.profile(name).has(.knob) {
      var hand = try one.hand()
      hand.session.showFocus()
      for _ in 0..<40 where hand.session.focusedControl != "open" { hand.turn(1) }
      hand.push()
      hand.arm()
      #expect(hand.isOverlaid, "\(one)")
      var reached: Set<String> = []
      for _ in 0..<150 { hand.turn(-1) }
      for _ in 0..<150 {
        if let focus = hand.session.focusedControl { reached.insert(focus) }
        hand.turn(1)
      }
      #expect(
        reached.subtracting(["scroll"]) == Set(hand.controls).subtracting(["scroll"]), "\(one)")
      #expect(hand.isOverlaid, "\(one)")
      hand.push(for: 2000)
      #expect(!hand.isOverlaid, "\(one)")
      #expect(!hand.emitted.contains("played"))
    }
  }

  @Test(arguments: Platforms.names)
  func `keys alone open it, reach all of it and leave it`(name: String) throws {
    for one in try OverlayCase.cases(name) where try Platforms.profile(name).has(.keys) {
      var hand = try one.hand()
      hand.session.showFocus()
      for _ in 0..<40 where hand.session.focusedControl != "open" { hand.key(15) }
      hand.key(57)
      hand.arm()
      #expect(hand.isOverlaid, "\(one)")
      var reached: Set<String> = []
      for _ in 0..<150 {
        if let focus = hand.session.focusedControl { reached.insert(focus) }
        hand.key(15)
      }
      #expect(
        reached.subtracting(["scroll"]) == Set(hand.controls).subtracting(["scroll"]), "\(one)")
      for code in [UInt16(1), 158] {
        var leaving = hand
        leaving.key(code)
        #expect(!leaving.isOverlaid, "\(one)")
      }
      // And through the control that says so.
      let way = hand.session.placement == nil ? "dismiss" : "cancel"
      for _ in 0..<150 where hand.session.focusedControl != way { hand.key(15) }
      hand.key(57)
      #expect(!hand.isOverlaid, "\(one)")
    }
  }

  @Test(arguments: Platforms.names)
  func `touch alone opens it, reaches all of it and leaves it`(name: String) throws {
    for one in try OverlayCase.cases(name) where try Platforms.profile(name).has(.touch) {
      var hand = try one.hand()
      hand.press("open")
      #expect(hand.isOverlaid, "\(one)")
      for control in hand.controls where control != "text" && control != "scroll" {
        var trying = hand
        trying.bring(control)
        let frame = try #require(trying.session.glass.frame(ofControl: control))
        #expect(trying.isSeen(frame), "\(control) of \(one)")
      }
      hand.press(hand.session.placement == nil ? "dismiss" : "cancel")
      #expect(!hand.isOverlaid, "\(one)")
    }
  }

  @Test(arguments: Platforms.names)
  func `the focus is always on something that is there`(name: String) throws {
    for (index, one) in try OverlayCase.cases(name).enumerated() {
      var hand = try one.hand()
      var random = Chance(seed: UInt64(index))
      for _ in 0..<40 {
        hand.doSomething(&random)
        let focus = hand.session.focusedControl
        #expect(focus.map(hand.controls.contains) ?? hand.controls.isEmpty, "\(one)")
        if hand.isOverlaid { #expect(focus != "play" && focus != "open", "\(one)") }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `drawing what differs gives the same pixels as drawing all`(name: String) throws {
    let size = PixelSize(width: 400, height: 300)
    for (index, one) in try OverlayCase.cases(name).enumerated() where one.textSize == 1 {
      var small = one
      small.size = size
      var hand = try small.hand(moves: true)
      var random = Chance(seed: UInt64(index + 100))
      let painter = Painter(size: size, glyphs: BoxGlyphs())
      _ = painter.paint(hand.session.picture(in: hand.environment))
      hand.press("open")
      for step in 0..<12 {
        hand.doSomething(&random)
        // Also in the middle of what moves.
        if step % 3 == 0 { hand.wait(40) }
        let list = hand.session.picture(in: hand.environment)
        _ = painter.paint(list)
        let whole = Painter(size: size, glyphs: BoxGlyphs())
        _ = whole.paint(list)
        #expect(painter.pixels == whole.pixels, "step \(step) of \(one)")
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `the same hands give the same effects and the same picture`(name: String) throws {
    for (index, one) in try OverlayCase.cases(name).enumerated() {
      func play() throws -> Hand {
        var hand = try one.hand(moves: true)
        var random = Chance(seed: UInt64(index + 200))
        hand.press("open")
        for _ in 0..<30 { hand.doSomething(&random) }
        return hand
      }
      let (first, second) = (try play(), try play())
      #expect(first.effects == second.effects, "\(one)")
      #expect(first.session == second.session, "\(one)")
      #expect(
        first.session.picture(in: first.environment)
          == second.session.picture(in: second.environment))
    }
  }
}

extension Hand {
  /// Drags the content until the control is seen, as a finger would.
  mutating func bring(_ name: String) {
    for _ in 0..<60 {
      guard let frame = session.glass.frame(ofControl: name), !isSeen(frame) else { return }
      guard let area = viewport(of: name) else { return }
      let x = area.x + 3
      let isBelow = frame.midY >= area.midY
      let (top, bottom) = (area.y + area.height / 4, area.maxY - area.height / 4)
      move(
        from: PixelPoint(x: x, y: isBelow ? bottom : top),
        to: PixelPoint(x: x, y: isBelow ? top : bottom), steps: 4)
    }
  }

  /// True where the middle of a frame can be touched.
  func isSeen(_ frame: PixelRect) -> Bool {
    let middle = PixelPoint(x: frame.midX, y: frame.midY)
    if let placement = session.placement {
      guard placement.frame.contains(middle) else { return false }
      guard
        let control = placement.controls.first(where: {
          session.glass.frame(ofControl: $0.name) == frame
        }
        ),
        control.scrolls
      else { return true }
      return placement.scroll?.viewport.contains(middle) ?? true
    }
    return session.screenPlacement?.controls.contains {
      $0.frame == frame && $0.target.contains(middle)
    }
      ?? false
  }

  private func viewport(of name: String) -> PixelRect? {
    if let placement = session.placement { return placement.scroll?.viewport }
    guard let control = session.screenPlacement?.controls.first(where: { $0.name == name }) else {
      return nil
    }
    return control.area.flatMap { session.screenPlacement?.area($0)?.viewport }
  }
}
