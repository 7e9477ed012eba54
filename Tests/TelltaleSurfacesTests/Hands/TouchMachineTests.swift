import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// What fingers mean for a surface, without a session around it.
@Suite struct TouchMachineTests {
  @Test func `a press that is lifted where it went down activates`() {
    var held = HeldSurface()
    let said = held.down(HeldSurface.onButton)
    #expect(said == [.pressedText])
    #expect(held.surface?.press?.control == HeldSurface.button)
    held.wait(120)
    let lifted = held.up(HeldSurface.onButton)
    #expect(lifted.last == .activate(HeldSurface.button))
    #expect(held.surface?.press == nil)
  }

  @Test func `what was pressed on a screen for a moment stays lit for a tenth of a second`() {
    for (milliseconds, isLit) in [(60, true), (99, true), (100, false)] {
      var held = HeldSurface()
      _ = held.down(HeldSurface.onButton)
      held.wait(milliseconds)
      _ = held.up(HeldSurface.onButton)
      #expect((held.surface?.glow != nil) == isLit, "\(milliseconds)")
      let end = HeldSurface.start.advanced(byMilliseconds: 100)
      #expect(held.surface?.glow?.until ?? end == end)
    }
  }

  @Test func `a press that is too early, too late or unseen says why it does nothing`() {
    var early = HeldSurface()
    early.surface?.arming = .guarding(until: early.now.advanced(byMilliseconds: 1))
    let first = early.down(HeldSurface.onButton)
    #expect(first == [.ignored(HeldSurface.button, .early)])
    var late = HeldSurface()
    late.isStale = true
    let second = late.down(HeldSurface.onButton)
    #expect(second == [.ignored(HeldSurface.button, .late)])
    var hidden = HeldSurface()
    hidden.isVisible = false
    let third = hidden.down(HeldSurface.onButton)
    #expect(third == [.ignored(HeldSurface.button, .hidden)])
    for held in [early, late, hidden] { #expect(held.surface?.press == nil) }
  }

  @Test func `a second finger makes a palm of both`() {
    var held = HeldSurface()
    _ = held.down(HeldSurface.onButton)
    let first = held.down(PixelPoint(x: 250, y: 50), contact: 1)
    #expect(first == [.ignored(HeldSurface.button, .several)])
    #expect(held.surface?.press == nil)
    held.wait(120)
    let second = held.up(HeldSurface.onButton)
    #expect(second == [])
  }

  @Test func `a contact that bounces goes on with the same press`() {
    var held = HeldSurface()
    held.rules.leastMilliseconds = 20
    held.rules.debounceMilliseconds = 30
    _ = held.down(HeldSurface.onButton)
    held.wait(10)
    let first = held.up(HeldSurface.onButton)
    #expect(first == [])
    #expect(held.surface?.press?.liftedAt == held.now)
    held.wait(30)
    let second = held.down(HeldSurface.onButton, contact: 4)
    #expect(second == [])
    #expect(held.surface?.press?.liftedAt == nil)
    held.wait(60)
    let third = held.up(HeldSurface.onButton, contact: 4)
    #expect(third.last == .activate(HeldSurface.button))
  }

  @Test func `a finger that leaves its control presses nothing any more`() {
    var held = HeldSurface(.question(.plain))
    _ = held.down(PixelPoint(x: 199, y: 50))
    held.wait(50)
    let first = held.move(PixelPoint(x: 200, y: 50))
    #expect(first == [.ignored(HeldSurface.button, .left)])
    held.wait(50)
    let second = held.up(PixelPoint(x: 199, y: 50))
    #expect(second == [])
  }

  @Test func `a second thumb on the keys types what the first is on, and then its own`() {
    var held = HeldSurface(.question(.plain))
    held.becomeKeys(.type(row: 0, column: 0), .type(row: 0, column: 1))
    _ = held.down(HeldSurface.onButton, contact: 1)
    held.wait(60)
    let second = held.down(HeldSurface.onOther, contact: 2)
    #expect(second.first == .activate(HeldSurface.button))
    held.wait(10)
    let late = held.up(HeldSurface.onButton, contact: 1)
    #expect(!late.contains { if case .activate = $0 { true } else { false } })
    held.wait(60)
    #expect(held.up(HeldSurface.onOther, contact: 2).last == .activate(HeldSurface.other))
  }

  @Test func `two fingers on what decides, or that come together, still mean nothing`() {
    var held = HeldSurface(.question(.plain))
    _ = held.down(HeldSurface.onButton, contact: 1)
    held.wait(60)
    let second = held.down(HeldSurface.onOther, contact: 2)
    #expect(second.first == .ignored(HeldSurface.button, .several))
    var palm = HeldSurface(.question(.plain))
    palm.becomeKeys(.type(row: 0, column: 0), .type(row: 0, column: 1))
    _ = palm.down(HeldSurface.onButton, contact: 1)
    palm.wait(5)
    let other = palm.down(HeldSurface.onOther, contact: 2)
    #expect(other.first == .ignored(HeldSurface.button, .several))
    var done = HeldSurface(.question(.plain))
    done.becomeKeys(.perform(.done), .type(row: 0, column: 1))
    _ = done.down(HeldSurface.onButton, contact: 1)
    done.wait(60)
    let third = done.down(HeldSurface.onOther, contact: 2)
    #expect(third.first == .ignored(HeldSurface.button, .several))
  }

  @Test func `a list follows the finger and goes on with its speed`() {
    var held = HeldSurface()
    _ = held.down(HeldSurface.onList)
    #expect(held.surface?.press?.area == HeldSurface.list)
    held.wait(10)
    let near = PixelPoint(x: 50, y: 350 - held.rules.slop)
    let first = held.move(near)
    #expect(first == [])
    let far = PixelPoint(x: 50, y: near.y - 1)
    let second = held.move(far)
    #expect(second == [.drag(from: HeldSurface.onList, to: far)])
    let way = HeldSurface.onList.y - far.y
    let third = held.drag(from: HeldSurface.onList, to: far)
    #expect(third == [.scroll(HeldSurface.list, to: PixelPoint(x: 0, y: way))])
    held.wait(10)
    let fourth = held.move(PixelPoint(x: 50, y: 250))
    #expect(fourth == [.scroll(HeldSurface.list, to: PixelPoint(x: 0, y: 100))])
    guard case .glide(HeldSurface.list, let target)? = held.up(PixelPoint(x: 50, y: 250)).last
    else {
      Issue.record("nothing glides")
      return
    }
    // 100 pixels within 20 ms, and three tenths of a second of that.
    #expect(target == PixelPoint(x: 0, y: 1500))
  }

  @Test func `a touch that stops what moves activates nothing`() {
    var held = HeldSurface()
    held.surface?.fling = Fling(
      .area(HeldSurface.list), from: .zero, to: PixelPoint(x: 0, y: 90), at: held.now)
    let first = held.down(HeldSurface.onButton)
    #expect(first == [.ignored(HeldSurface.button, .moving), .pressedText])
    #expect(held.surface?.fling == nil)
    held.wait(120)
    let second = held.up(HeldSurface.onButton)
    #expect(second == [])
  }

  @Test func `a modal that is thrown down goes, and one that is pulled a little comes back`() {
    for (way, isGone) in [(99, false), (101, true)] {
      var held = HeldSurface(.modal)
      held.rules.dismissesBySwipe = true
      held.rules.slideMilliseconds = 250
      held.surface?.placement.areas = []
      _ = held.down(HeldSurface.onButton)
      held.wait(50)
      let end = PixelPoint(x: 50, y: 50 + way)
      _ = held.drag(from: HeldSurface.onButton, to: end)
      // It rests there, so nothing but the way counts.
      held.wait(200)
      _ = held.move(end)
      held.wait(200)
      let lifted = held.up(end)
      #expect(lifted.contains { if case .swipedAway = $0 { true } else { false } } == isGone)
      #expect(held.surface?.slide != nil)
    }
  }

  @Test func `two fingers magnify about the middle between them`() {
    var held = HeldSurface()
    held.surface?.placement.areas[0].zooms = 1...4
    _ = held.down(PixelPoint(x: 100, y: 200))
    let first = held.down(PixelPoint(x: 200, y: 200), contact: 1)
    #expect(first == [])
    #expect(held.surface?.pinch?.distance == 100)
    // Twice the distance: what was at 150, 100 of the content is at 300, 200, below 200, 200.
    let second = held.move(PixelPoint(x: 300, y: 200), contact: 1)
    #expect(second == [.zoom(HeldSurface.list, 2, offset: PixelPoint(x: 100, y: 100))])
    let third = held.move(PixelPoint(x: 1100, y: 200), contact: 1)
    #expect(
      third.contains {
        if case .zoom(_, 4, _) = $0 { true } else { false }
      })
  }

  @Test func `a device that goes takes along what it held`() {
    var held = HeldSurface()
    _ = held.down(HeldSurface.onButton)
    let gone = TouchMachine(rules: held.rules, deed: held.deed(.touch, .detached(name: "glass")))
      .detached(&held.surface, &held.hands)
    #expect(gone == [.changed])
    #expect(held.surface?.press == nil)
    #expect(!held.hands.isDown(HeldSurface.glass, 0))
  }
}
