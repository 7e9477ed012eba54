import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// What keys and knobs mean for a surface, without a session around it.
@Suite struct KeyMachineTests {
  private let space = KeyPress(code: 57)
  private let enter = KeyPress(code: 28)
  private let escape = KeyPress(code: 1)

  private func alert() -> Surface.Content {
    let buttons = [
      AlertButton(id: "erase", title: "Erase", role: .destructive),
      AlertButton(title: "Cancel", role: .cancel),
    ]
    let alert = Alert(title: "Erase?", buttons: buttons)
    return .question(
      SurfaceQuestion(
        number: 1, confirming: .press(.button(alert.defaultIndex)), cancelsBeside: false,
        isOutOfSight: false, typedField: nil))
  }

  @Test func `keys of a keyboard are offered to what is typed into first`() {
    var held = HeldSurface()
    let first = held.key(down: space)
    #expect(first == [.type(space)])
    let keys = KeyMachine(held.deed(.keys, .keyDown(space)), .sample())
    let second = keys.command(space, &held.surface, &held.hands)
    #expect(second == [.push(space)])
  }

  @Test func `a push holds what has the focus, once that is seen`() {
    var held = HeldSurface()
    let keys = KeyMachine(held.deed(.knob, .keyDown(enter)), .sample())
    let first = held.key(down: enter, .knob)
    #expect(first == [.push(enter)])
    var unseen = held
    _ = keys.holdFocus(enter, wasSeen: false, &unseen.surface)
    #expect(unseen.surface?.press != nil && unseen.surface?.press?.control == nil)
    _ = keys.holdFocus(enter, wasSeen: true, &held.surface)
    #expect(held.surface?.press?.control == HeldSurface.button)
    held.wait(120)
    let second = held.key(up: enter, .knob)
    #expect(second == [.activate(HeldSurface.button)])
  }

  // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT
  @Test func `Return stands for the default button, a knob's push for what has the focus`() {
    var held = HeldSurface(alert())
    let keys = KeyMachine(held.deed(.keys, .keyDown(enter)), .sample())
    _ = keys.command(enter, &held.surface, &held.hands)
    #expect(held.surface?.press?.control == .button(1))
    var knob = HeldSurface(alert())
    let said = knob.key(down: enter, .knob)
    #expect(said == [.push(enter)])
    #expect(knob.surface?.press == nil)
  }

  // ALERT-ESC-CANCELS
  @Test func `Escape leaves once, however long it is held`() {
    var held = HeldSurface()
    var repeated = escape
    repeated.isRepeat = true
    let keys = KeyMachine(held.deed(.keys, .keyDown(escape)), .sample())
    let first = keys.command(escape, &held.surface, &held.hands)
    #expect(first == [.leave(byBack: false)])
    let second = keys.command(repeated, &held.surface, &held.hands)
    #expect(second == [])
  }

  @Test func `what a scanner types presses nothing and says so`() {
    var held = HeldSurface()
    for code in UInt16(2)...5 {
      held.wait(5)
      _ = held.key(down: KeyPress(code: code, text: "1"))
    }
    let keys = KeyMachine(held.deed(.keys, .keyDown(enter)), .sample())
    let first = keys.command(enter, &held.surface, &held.hands)
    #expect(first == [.ignored(HeldSurface.button, .fast)])
    let second = keys.command(escape, &held.surface, &held.hands)
    #expect(second == [])
  }

  @Test func `a key that bounces is one press`() {
    var held = HeldSurface()
    _ = held.key(down: space)
    held.wait(80)
    _ = held.key(up: space)
    held.wait(1)
    let said = held.key(down: space)
    #expect(said == [])
  }

  @Test func `keys that nobody let go of press nothing`() {
    var held = HeldSurface()
    let keys = KeyMachine(held.deed(.keys, .keyDown(space)), .sample())
    _ = keys.holdFocus(space, wasSeen: true, &held.surface)
    let first = keys.cancelled(&held.surface, &held.hands)
    #expect(first == [.changed])
    held.wait(80)
    let second = held.key(up: space)
    #expect(second == [])
  }
}

/// What turns.
@Suite struct KnobMachineTests {
  private func turned(
    _ detents: Int, _ held: inout HeldSurface, _ kind: InputKind = .knob, pointer: PixelPoint? = nil
  ) -> [Intent] {
    KnobMachine(deed: held.deed(kind, .turned(detents: detents)), pointer: pointer)
      .turned(detents, &held.surface, held.hands)
  }

  @Test func `each detent moves the focus once, round where something stands before all else`() {
    var held = HeldSurface()
    let first = turned(2, &held)
    #expect(
      first == [.move(.next(wraps: false), byTab: false), .move(.next(wraps: false), byTab: false)])
    var modal = HeldSurface(.modal)
    let second = turned(-1, &modal)
    #expect(second == [.move(.previous(wraps: true), byTab: false)])
    let third = turned(1000, &held)
    #expect(third.count == 32)
    let fourth = turned(0, &held)
    #expect(fourth == [])
  }

  @Test func `turning with the knob pressed ends the press`() {
    var held = HeldSurface()
    let enter = KeyPress(code: 28)
    _ = KeyMachine(held.deed(.knob, .keyDown(enter)), .sample())
      .holdFocus(enter, wasSeen: true, &held.surface)
    let said = turned(1, &held)
    #expect(said.first == .changed)
    #expect(held.surface?.press == nil)
  }

  @Test func `a wheel scrolls what the pointer is over, by rows`() {
    var held = HeldSurface()
    let first = turned(2, &held, .pointer, pointer: HeldSurface.onList)
    #expect(first == [.scroll(HeldSurface.list, to: PixelPoint(x: 0, y: 100))])
    let second = turned(2, &held, .pointer, pointer: HeldSurface.onButton)
    #expect(second == [])
    let third = turned(2, &held, .pointer)
    #expect(third == [])
  }
}
