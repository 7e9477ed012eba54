import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// Aids that are turned on and off while something is shown.
@Suite struct AidTests {
  private static let scene = """
    screen:
      content:
        - label: {text: Quiet words, color: text-secondary}
        - progress: {value: 0.4, about: Charge}
    """

  private func inks(_ hand: Hand) -> Set<Color> {
    hand.inks(in: PixelRect(hand.session.size))
  }

  private func widths(_ hand: Hand) -> [Int] {
    hand.session.screenPlacement?.texts.flatMap(\.lines).map(\.line.width) ?? []
  }

  @Test(arguments: ["kiosk", "carplay", "tvos"])
  func `high contrast counts at once, and is undone as well`(name: String) throws {
    var hand = try Hand.armed(Self.scene, on: name)
    let (before, palette) = (inks(hand), hand.environment.profile.theme.day)
    #expect(before.contains(palette.textSecondary))
    hand.tell(.aid(.highContrast, true))
    #expect(inks(hand).contains(palette.highContrast.textSecondary))
    hand.tell(.aid(.highContrast, false))
    #expect(inks(hand) == before)
  }

  @Test func `bold text is set anew in the heavier weight`() throws {
    var hand = try Hand.armed(Self.scene, on: "kiosk")
    let weights = { (hand: Hand) in hand.session.screenPlacement?.texts.map(\.weight) ?? [] }
    #expect(weights(hand) == [.regular])
    hand.send(.aidChanged(.boldText, isOn: true))
    #expect(weights(hand) == [.semibold])
  }

  @Test func `what the unit itself has on can be turned off`() throws {
    let sample = try SampleScene(Self.scene, on: "kiosk")
    let aids = ReadingAids(highContrast: true, boldText: true)
    let environment = Environment(
      profile: sample.profile.with(aids),
      plain: Environment.PlainLook(aids: aids, profile: sample.profile),
      typesetter: GridTypesetter())
    let plain = environment.with([.highContrast: false, .boldText: false]).profile
    #expect(plain.theme == sample.profile.theme && plain.typography == sample.profile.typography)
    #expect(environment.with([.boldText: false]).profile.theme == sample.profile.with(aids).theme)
    #expect(environment.with([:]) === environment)
  }

  @Test func `what moves stands at once while motion is reduced`() throws {
    let scene = """
      start: first
      screens:
        first: {content: [{button: {id: go, title: Go, action: {push: next}}}]}
        next: {navigation-bar: {title: Next}, content: [{label: {text: Next}}]}
      """
    for isReduced in [false, true] {
      var hand = try Hand.armed(scene, on: "kiosk", moves: true)
      hand.tell(.aid(.reduceMotion, isReduced))
      hand.wait(1_000)
      hand.tap("go")
      #expect((hand.session.glass.surfaces.front?.entrance == nil) == isReduced)
    }
  }

  @Test func `a question in front is guarded anew, as for another size of its text`() throws {
    var hand = Hand(.notice)
    hand.send(.aidChanged(.boldText, isOn: true))
    hand.tap("ok")
    #expect(hand.answers.isEmpty)
  }
}
