import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What an alert stands above: it is still seen, as nobody's hand touches it.
@Suite struct CoveredSheetTests {
  private static let pressed = Profile.sample().theme.day.pressed

  private func covered() -> Hand {
    var hand = Hand.sheet(count: 3)
    hand.ask(.notice)
    return hand
  }

  @Test func `its limit of time starts anew when it is seen again`() {
    var sheet = ActionSheet(
      title: "Go There?", trigger: Trigger("there"), buttons: [AlertButton(id: "go", title: "Go")])
    sheet.timeoutMilliseconds = 30_000
    var hand = Hand(
      environment: Environment(
        profile: .sample(), typesetter: GridTypesetter(), reducesMotion: true))
    hand.send(.asked(Question(id: 7, sheet: sheet, language: "en")))
    hand.arm()
    hand.wait(5000)
    hand.ask(.notice)
    hand.arm()
    hand.wait(60_000)
    hand.key(28)
    hand.arm()
    hand.wait(1000)
    #expect(hand.answers.map(\.outcome) == [.chosen])
    hand.wait(31_000)
    #expect(hand.answers.map(\.outcome) == [.chosen, .timedOut])
  }

  @Test func `a choice that was held when an alert came is not held below it`() {
    var hand = Hand.sheet(count: 3)
    hand.does(.contactDown(contact: 0, at: hand.middle(of: "second")), .touch)
    #expect(hand.colors.contains(Self.pressed))
    hand.ask(.notice)
    #expect(!hand.colors.contains(Self.pressed))
    hand.arm()
    #expect(!hand.colors.contains(Self.pressed))
  }

  @Test func `a sheet that was on its way up stands below the alert as it would without moving`() {
    var hand = Hand.rising(count: 3, reducesMotion: false)
    hand.present()
    hand.wait(40)
    let rising = hand.picture
    hand.wait(500)
    #expect(hand.picture != rising)
    hand = Hand.rising(count: 3, reducesMotion: false)
    hand.present()
    hand.wait(40)
    hand.ask(.notice)
    var still = Hand.rising(count: 3, reducesMotion: true)
    still.present()
    still.wait(40)
    still.ask(.notice)
    #expect(hand.picture == still.picture)
  }

  @Test func `one ring is seen, around what has the focus`() {
    var hand = Hand.sheet(count: 3)
    let count = hand.rings
    #expect(count > 0)
    hand.ask(.notice)
    #expect(hand.rings == count)
    var screen = ShownKind.screen.armed()
    #expect(screen.rings == count)
    screen.ask(.notice)
    #expect(screen.rings == count)
  }

  @Test func `a covered sheet that is withdrawn is gone from the picture at once`() {
    var hand = covered()
    let glyphs = hand.picture.count
    let effects = hand.send(.withdrawn(question: 100))
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    #expect(hand.answers.map(\.question) == [100])
    #expect(hand.picture.count < glyphs)
    #expect(effects.contains(.redraw(frame: hand.session.frame)))
    hand.arm()
    hand.tap("ok")
    #expect(!hand.session.isBusy, "nor is it back after the alert")
  }

  @Test func `a covered sheet that is asked again is withdrawn from the newcomer`() {
    let sheet = ActionSheet(
      id: "twin", title: "Choose One", trigger: Trigger("b"),
      buttons: [AlertButton(id: "a", title: "A"), AlertButton(title: "Cancel", role: .cancel)])
    var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
    hand.send(.asked(Question(id: 50, sheet: sheet, language: "en")))
    hand.ask(.notice)
    hand.send(.asked(Question(id: 51, sheet: sheet, language: "en")))
    #expect(hand.answers.map(\.question) == [51])
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    hand.arm()
    hand.tap("ok")
    hand.arm()
    hand.tap("a")
    #expect(hand.answers.map(\.question) == [51, 1, 50])
    #expect(!hand.session.isBusy)
  }

  @Test func `an alert and a sheet of the same id are two questions`() {
    let sheet = ActionSheet(
      id: "twin", title: "Choose One", trigger: Trigger("b"),
      buttons: [AlertButton(id: "a", title: "A"), AlertButton(title: "Cancel", role: .cancel)])
    var alert = Alert.notice
    alert.id = "twin"
    var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
    hand.send(.asked(Question(id: 50, sheet: sheet, language: "en")))
    hand.ask(alert)
    #expect(hand.answers.isEmpty)
    hand.arm()
    hand.tap("ok")
    hand.arm()
    hand.tap("a")
    #expect(hand.answers.map(\.question) == [1, 50])
  }

  @Test func `on a display of another size what is covered stands where it would stand alone`() {
    let size = PixelSize(width: 640, height: 400)
    var hand = covered()
    hand.send(.resized(size))
    var small = Hand.sheet(count: 3, size: size)
    small.ask(.notice)
    #expect(hand.picture == small.picture)
  }
}

extension Hand {
  fileprivate var colors: Set<Color> {
    Set(
      picture.compactMap { command in
        switch command {
        case .fill(_, let color), .roundedFill(_, _, let color): color
        default: nil
        }
      })
  }

  /// Rings that show the focus.
  fileprivate var rings: Int {
    let color = environment.profile.theme.day.focusRing
    return picture.count { command in
      if case .roundedStroke(let rect, _, _, color) = command { !rect.isEmpty } else { false }
    }
  }
}
