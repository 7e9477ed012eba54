import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Moisture and interference: more than twenty touches within a second are no hand's.
@Suite struct StormTests {
  /// Touches beside everything, each so many milliseconds after the one before.
  private func rain(_ count: Int, every milliseconds: Int, on hand: inout Hand) {
    let corner = PixelPoint(x: 2, y: hand.session.size.height - 3)
    for _ in 0..<count {
      hand.does(.contactDown(contact: 0, at: corner), .touch)
      hand.now = hand.now.advanced(byMilliseconds: milliseconds / 2)
      hand.does(.contactUp(contact: 0, at: corner), .touch)
      hand.now = hand.now.advanced(byMilliseconds: milliseconds - milliseconds / 2)
    }
  }

  private static let stages: [ShownKind] = [.alert, .screen, .modal]

  @Test(arguments: stages)
  func `twenty touches within a second are a hand's, one more are not`(front: ShownKind) {
    for (before, result) in [(19, ["gone"]), (20, [])] {
      var hand = front.armed()
      rain(before, every: 40, on: &hand)
      hand.wait(60)
      hand.presses(by: .touch)
      #expect(hand.emitted == result, "after \(before) others")
    }
  }

  @Test(arguments: stages)
  func `touches of a second ago count no more`(front: ShownKind) {
    for (rest, result) in [(999, []), (1000, ["gone"])] {
      var hand = front.armed()
      rain(1, every: 10, on: &hand)
      hand.wait(90)
      rain(19, every: 20, on: &hand)
      // The first was 480 ms ago.
      hand.wait(rest - 480)
      hand.presses(by: .touch)
      #expect(hand.emitted == result, "\(rest) ms after the first")
    }
  }

  @Test(arguments: stages)
  func `two seconds after the last touch of it a storm is over, and not before`(front: ShownKind) {
    for (rest, result) in [(1999, []), (2000, ["gone"])] {
      var hand = front.armed()
      // The last of so few that they alone are no storm keeps it up.
      rain(30, every: 20, on: &hand)
      hand.wait(1500)
      rain(1, every: 20, on: &hand)
      hand.wait(rest - 20)
      hand.presses(by: .touch)
      #expect(hand.emitted == result, "after \(rest) ms")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a palm takes nothing from a knob that is held`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .knob)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 3, y: 3)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 90, y: 3)), .touch)
    hand.wait(40)
    hand.does(.contactCancelled(contact: 0), .touch)
    hand.does(.contactCancelled(contact: 1), .touch)
    hand.comesUp(by: .knob)
    #expect(hand.emitted == ["gone"])
  }
}
