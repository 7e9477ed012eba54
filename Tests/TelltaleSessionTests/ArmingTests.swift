import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// From when on what is shown takes input, to the millisecond.
@Suite struct ArmingTests {
  @Test(arguments: ShownKind.allCases)
  func `a frame from before it lets nothing take input`(front: ShownKind) {
    var hand = front.opened()
    hand.send(.presented(frame: hand.session.frame - 1, at: hand.now))
    hand.wait(2000)
    for way in PressKind.allCases { hand.presses(by: way) }
    #expect(!hand.session.isArmed)
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty)
    hand.present()
    hand.wait(front.guardTime)
    hand.presses(by: .touch)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a later frame than its first has it on it as well`(front: ShownKind) {
    var hand = front.opened()
    hand.send(.presented(frame: hand.session.frame + 1, at: hand.now))
    hand.wait(front.guardTime)
    hand.presses(by: .touch)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press counts from the millisecond on at which the guard ends`(
    front: ShownKind, way: PressKind
  ) {
    for (wait, result) in [(front.guardTime - 1, []), (front.guardTime, ["gone"])] {
      var hand = front.seenAnew()
      hand.wait(wait)
      hand.presses(by: way)
      #expect(hand.emitted == result, "after \(wait) ms")
    }
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press from before the guard's end does not count, however late it comes in`(
    front: ShownKind, way: PressKind
  ) {
    for (before, result) in [(1, []), (0, ["gone"])] {
      var hand = front.seenAnew()
      hand.wait(front.guardTime)
      #expect(hand.session.isArmed)
      hand.now = hand.now.advanced(byMilliseconds: -before)
      hand.goesDown(by: way, late: before)
      hand.wait(60)
      hand.comesUp(by: way)
      #expect(hand.emitted == result, "\(before) ms before")
    }
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press at the guard's end counts, though nobody has looked at the clock since`(
    front: ShownKind, way: PressKind
  ) {
    var hand = front.seenAnew()
    hand.now = hand.now.advanced(byMilliseconds: front.guardTime)
    hand.presses(by: way)
    #expect(hand.emitted == ["gone"])
  }

  @Test func `what can destroy guards for longer, to the millisecond`() {
    for (wait, outcomes) in [(499, []), (500, [Answer.Outcome.cancelled])] {
      var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
      hand.ask(.delete)
      hand.present()
      hand.wait(wait)
      hand.key(1)
      #expect(hand.answers.map(\.outcome) == outcomes, "after \(wait) ms")
    }
  }

  @Test(arguments: ShownKind.questions)
  func `on a display of another size, or with another text, the guard begins anew`(front: ShownKind)
  {
    for event in [
      Event.resized(PixelSize(width: 1280, height: 721)), .textSizeChanged(1.2),
    ] {
      for (wait, result) in [(299, []), (300, ["gone"])] {
        var hand = front.armed()
        hand.send(event)
        hand.present()
        hand.wait(wait)
        hand.presses(by: .touch)
        #expect(hand.emitted == result, "after \(wait) ms")
      }
    }
  }

  @Test
  func `what came under the finger counts from the millisecond on at which it was seen enough`() {
    let rows = ["a", "b", "c"].map { TableRow(id: $0, title: TextVariants(TextContent($0))) }
    let table = Table(id: "list", rows: rows, source: DataSource("rows", isAsync: false))
    for (wait, result) in [(99, []), (100, ["c"])] {
      var hand = Hand(.screen(.table(table)))
      let point = hand.middle(of: "b")
      hand.tell(.rows("rows", .remove(["b"])))
      // Nobody looks at the clock in between.
      hand.now = hand.now.advanced(byMilliseconds: wait)
      hand.tap(point)
      let chosen = hand.events.compactMap { event in
        if case .selected(_, _, let entry, _) = event { entry } else { nil }
      }
      #expect(chosen == result, "after \(wait) ms")
    }
  }
}
