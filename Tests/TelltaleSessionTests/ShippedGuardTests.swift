import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// How long the shipped profiles wait, and what they take for a hand's doing: nothing of it changes by
/// the way.
@Suite struct ShippedGuardTests {
  private func hand(_ name: String, _ alert: Alert = .retry, isArmed: Bool = true) throws -> Hand {
    let profile = try Platforms.profile(name)
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter()),
      size: profile.smallestScreen)
    hand.ask(alert)
    hand.present()
    if isArmed { hand.wait(2000) }
    return hand
  }

  private func kind(_ hand: Hand) -> InputKind {
    hand.environment.profile.inputs[.touch] == .never ? .pointer : .touch
  }

  @Test(arguments: Platforms.names)
  func `an alert is armed half a second after it is seen, one that destroys after a second`(
    name: String
  ) throws {
    for (alert, milliseconds) in [(Alert.retry, 500), (.delete, 1000)] {
      var hand = try hand(name, alert, isArmed: false)
      hand.wait(milliseconds - 1)
      #expect(!hand.session.isArmed)
      hand.wait(1)
      #expect(hand.session.isArmed)
    }
  }

  @Test(arguments: Platforms.names)
  func `a key counts until it is a quarter of a second old`(name: String) throws {
    for (late, counts) in [(0, true), (250, true), (251, false), (2000, false)] {
      var hand = try hand(name)
      hand.does(.keyDown(KeyPress(code: 28)), .keys, late: late)
      hand.wait(60)
      hand.does(.keyUp(KeyPress(code: 28)), .keys, late: late)
      #expect(hand.answers.isEmpty != counts, "\(late) ms")
    }
  }

  @Test(arguments: Platforms.names)
  func `a key that is down again within 25 ms has bounced`(name: String) throws {
    for (pause, moves) in [(24, 1), (25, 2)] {
      var hand = try hand(name)
      hand.key(15)
      var order = [hand.session.focusedControl]
      for _ in 0..<2 {
        hand.does(.keyDown(KeyPress(code: 15)), .keys)
        order.append(hand.session.focusedControl)
        hand.wait(5)
        hand.does(.keyUp(KeyPress(code: 15)), .keys)
        hand.wait(pause)
      }
      #expect(zip(order, order.dropFirst()).count { $0 != $1 } == moves, "\(pause) ms")
    }
  }

  @Test(arguments: Platforms.names)
  func `a touch is one from 30 ms on`(name: String) throws {
    for (milliseconds, counts) in [(29, false), (30, true)] {
      var hand = try hand(name)
      guard kind(hand) == .touch else { continue }
      let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
      hand.tap(PixelPoint(x: frame.midX, y: frame.midY), for: milliseconds)
      #expect(hand.answers.isEmpty != counts, "\(milliseconds) ms")
    }
  }

  @Test(arguments: Platforms.names)
  func `a knob held for 800 ms goes back`(name: String) throws {
    for (milliseconds, goesBack) in [(799, false), (801, true)] {
      var hand = try hand(name, .notice)
      hand.turn(1)
      hand.push(for: milliseconds)
      #expect(hand.answers.map(\.outcome) == [goesBack ? .cancelled : .chosen])
    }
  }

  @Test(arguments: Platforms.names)
  func `Home leaves where there is a home to go to`(name: String) throws {
    var hand = try hand(name)
    hand.key(172)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.effects.contains(.exitHome) == (name != "kiosk"))
  }
}
