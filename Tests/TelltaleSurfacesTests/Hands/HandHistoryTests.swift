import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleSurfaces

/// What hands are known to have done, at the very moments where it changes.
@Suite struct HandHistoryTests {
  private let start = Instant(microseconds: 10_000_000)
  private let one = DeviceID(1)
  private let two = DeviceID(2)
  private let place = PixelPoint(x: 100, y: 100)

  private func after(_ milliseconds: Int) -> Instant {
    start.advanced(byMilliseconds: milliseconds)
  }

  @Test(arguments: [(8, true), (9, false), (-8, true), (-9, false)])
  func `a finger that trembles lies still, and one that moves further does not`(
    way: Int, isResting: Bool
  ) {
    for isSideways in [true, false] {
      var hands = HandHistory()
      hands.contactDown(one, 0, at: place, start)
      let to = PixelPoint(x: place.x + (isSideways ? way : 0), y: place.y + (isSideways ? 0 : way))
      hands.contactMoved(one, 0, to: to, at: after(900))
      #expect(!hands.isResting(one, 0, at: after(999)))
      #expect(hands.isResting(one, 0, at: after(1000)) == isResting)
      #expect(!hands.isResting(one, 0, at: after(1899)) || isResting)
      #expect(hands.isResting(one, 0, at: after(1900)))
    }
  }

  @Test
  func `a contact that came down on nothing is set aside once a palm would be down as a whole`() {
    var hands = HandHistory()
    hands.contactDown(one, 0, at: place, start)
    hands.setAside(one, 0)
    hands.contactDown(one, 1, at: place, after(100))
    #expect(!hands.isResting(one, 0, at: after(299)))
    #expect(hands.isResting(one, 0, at: after(300)))
    #expect(!hands.isResting(one, 1, at: after(300)))
    #expect(hands.activeContacts(on: one, besides: 1, at: after(299)) == 1)
    #expect(hands.activeContacts(on: one, besides: 1, at: after(300)) == 0)
    hands.contactMoved(one, 0, to: PixelPoint(x: 0, y: 0), at: after(400))
    #expect(hands.isResting(one, 0, at: after(401)), "wherever it goes")
    #expect(hands.activeContacts(on: one, besides: 0, at: after(401)) == 1)
    #expect(hands.activeContacts(on: two, besides: 0, at: after(401)) == 0)
  }

  @Test func `contacts are known by device and number until they end or the device goes`() {
    var hands = HandHistory()
    hands.contactDown(one, 0, at: place, start)
    hands.contactDown(one, 1, at: place, start)
    hands.contactDown(two, 0, at: place, start)
    #expect(hands.contactCount(on: one) == 2 && hands.contactCount(on: two) == 1)
    #expect(hands.isDown(one, 1) && hands.isDown(two, 0) && !hands.isDown(two, 1))
    hands.contactMoved(two, 1, to: place, at: start)
    #expect(!hands.isDown(two, 1))
    hands.contactUp(one, 0)
    #expect(hands.contactCount(on: one) == 1 && !hands.isDown(one, 0))
    hands.forget(one)
    #expect(hands.contactCount(on: one) == 0 && hands.contactCount(on: two) == 1)
  }

  @Test(arguments: [(20, false), (21, true)])
  func
    `twenty touches in a second are hands', and one more is a storm until it has been calm for two`(
      count: Int, isStorm: Bool
    )
  {
    var hands = HandHistory()
    for number in 0..<count {
      hands.contactDown(one, number, at: place, after(number))
      hands.contactUp(one, number)
    }
    #expect(hands.isStorm(at: after(count)) == isStorm)
    #expect(hands.isStorm(at: after(count - 1 + 1999)) == isStorm)
    #expect(!hands.isStorm(at: after(count - 1 + 2000)))
  }

  @Test func `touches that are a second apart from the others do not count among them`() {
    var hands = HandHistory()
    hands.contactDown(one, 0, at: place, start)
    for number in 1...20 { hands.contactDown(one, number, at: place, after(1000)) }
    #expect(!hands.isStorm(at: after(1000)))
    hands.contactDown(one, 21, at: place, after(1000))
    #expect(hands.isStorm(at: after(1000)))
    hands.contactDown(one, 22, at: place, after(2500))
    #expect(hands.isStorm(at: after(4499)), "a touch while it storms goes on with it")
    #expect(!hands.isStorm(at: after(4500)))
  }

  @Test func `a key that is down again too soon after it came up bounced, and so did its release`()
  {
    var hands = HandHistory()
    func down(_ time: Int) -> Bool {
      hands.keyDown(one, 28, at: after(time), debounceMilliseconds: 30)
    }
    func up(_ time: Int) -> Bool { hands.keyUp(one, 28, at: after(time)) }
    #expect(down(0))
    #expect(up(100))
    #expect(!down(129))
    #expect(!up(200), "the bounce's own release")
    #expect(down(230))
    #expect(up(300))
    let isOtherKeyTaken = hands.keyDown(one, 29, at: after(301), debounceMilliseconds: 30)
    let isOtherDeviceTaken = hands.keyDown(two, 28, at: after(301), debounceMilliseconds: 30)
    #expect(isOtherKeyTaken && isOtherDeviceTaken)
    #expect(!down(301))
    hands.forgetKeys(of: two)
    #expect(!up(400))
    #expect(!down(401))
    hands.forgetKeys(of: one)
    #expect(up(500))
    #expect(!down(501))
    hands.forget(one)
    #expect(up(600))
    hands.forget(one)
    #expect(down(601), "a device that is plugged in anew has pressed nothing yet")
  }

  @Test(arguments: [(99, true), (100, false)])
  func `four keys within a tenth of a second are no fingers', nor are those that follow closely`(
    milliseconds: Int, isBurst: Bool
  ) {
    var hands = HandHistory()
    func down(_ code: UInt16, _ time: Int) {
      _ = hands.keyDown(one, code, at: after(time), debounceMilliseconds: 0)
    }
    for (code, time) in [(30, 0), (31, 1), (32, 2)] { down(UInt16(code), time) }
    #expect(!hands.isNoHand(one, at: after(2)))
    down(33, milliseconds)
    #expect(hands.isNoHand(one, at: after(milliseconds)) == isBurst)
    #expect(hands.isNoHand(one, at: after(milliseconds + 99)) == isBurst)
    #expect(!hands.isNoHand(one, at: after(milliseconds + 100)))
    #expect(!hands.isNoHand(two, at: after(milliseconds)))
    down(34, milliseconds + 99)
    #expect(hands.isNoHand(one, at: after(milliseconds + 198)) == isBurst)
    hands.forget(one)
    #expect(!hands.isNoHand(one, at: after(milliseconds + 198)))
  }
}
