import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

// T-HOME-UNSAVED
@Suite struct UnsavedTests {
  private static let scene = """
    start: main
    screens:
      main:
        content:
          - field: {id: name}
          - field: {id: pin, secure: true}
          - button: {id: on, title: On, action: {push: other}}
          - button:
              id: add
              title: Add
              action:
                open:
                  modal:
                    id: place
                    style: fullscreen
                    content: [{field: street}]
                    dismiss: {title: Done}
                    saves-itself: true
      other:
        content:
          - field: {id: city, text: {bind: city, text: Rome}}
    """

  private func hand(_ typed: [NodePath: String] = [:]) throws -> Hand {
    let sample = try SampleScene(Self.scene, on: "kiosk")
    var hand = Hand(
      environment: Environment(
        profile: sample.profile, typesetter: GridTypesetter(), reducesMotion: true),
      size: .init(width: 800, height: 480))
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        sample.scene, question: 1, language: "en", words: .english,
        remembered: Remembered(typed: typed), at: now, in: environment)
    }
    hand.settle()
    return hand
  }

  private func type(_ text: String, into name: String, with hand: inout Hand) {
    hand.turn(to: name)
    for character in text { hand.key(240, text: String(character)) }
  }

  private func shown(_ hand: Hand, _ name: String) -> String? {
    hand.session.screenPlacement?.controls.first { $0.name == name }?.label.string
  }

  @Test func `what was typed is kept, what nobody changed is not, and a secret never`() throws {
    var hand = try hand()
    #expect(hand.session.unsavedTexts.isEmpty)
    type("Ann", into: "name", with: &hand)
    type("1234", into: "pin", with: &hand)
    #expect(hand.session.unsavedTexts == ["screens.main.content[0].field": "Ann"])
  }

  @Test func `it is there again at the next start, on each screen when that comes up`() throws {
    var first = try hand()
    type("Ann", into: "name", with: &first)
    first.turn(to: "on")
    first.push()
    first.settle()
    type("!", into: "city", with: &first)
    let kept = first.session.unsavedTexts
    #expect(kept.count == 2)
    var second = try hand(kept)
    #expect(shown(second, "name") == "Ann")
    // Not lost either where its screen does not come up.
    #expect(second.session.unsavedTexts == kept)
    second.turn(to: "on")
    second.push()
    second.settle()
    #expect(shown(second, "city") == "Rome!")
  }

  @Test func `an unsaved modal has its text again when it is opened`() throws {
    var first = try hand()
    first.turn(to: "add")
    first.push()
    first.settle()
    type("Elm", into: "street", with: &first)
    first.key(172)
    let kept = first.session.unsavedTexts
    #expect(kept.count == 1)
    var second = try hand(kept)
    second.turn(to: "add")
    second.push()
    second.settle()
    #expect(shown(second, "street") == "Elm")
  }

  @Test func `what the application has set since counts over what was typed`() throws {
    var hand = try hand(["screens.other.content[0].field": "Paris"])
    hand.tell(.text("city", "Oslo"))
    hand.turn(to: "on")
    hand.push()
    hand.settle()
    #expect(shown(hand, "city") == "Oslo")
    #expect(hand.session.unsavedTexts.isEmpty)
  }

  @Test func `what stands on the page with keys is kept as well`() throws {
    let sample = try SampleScene(Self.scene, on: "kiosk")
    var hand = Hand(sample.scene, profile: sample.profile, keyboard: .sample)
    hand.tap("name")
    hand.arm()
    hand.tap("q")
    #expect(hand.session.unsavedTexts == ["screens.main.content[0].field": "q"])
    hand.ask(.delete)
    hand.arm()
    #expect(hand.session.unsavedTexts == ["screens.main.content[0].field": "q"])
  }

  @Test func `a field that a hand was in, and nobody changed, is the new edition's`() throws {
    var hand = try hand()
    hand.turn(to: "on")
    hand.push()
    hand.settle()
    hand.turn(to: "city")
    hand.key(105)
    #expect(hand.session.unsavedTexts.isEmpty)
    let sample = try SampleScene(
      Self.scene.replacing("text: Rome", with: "text: Roma"), on: "kiosk")
    let (environment, now) = (hand.environment, hand.now)
    hand.perform {
      $0.reopen(sample.scene, language: "it", words: .english, at: now, in: environment)
    }
    #expect(shown(hand, "city") == "Roma")
    #expect(hand.session.unsavedTexts.isEmpty)
  }

  @Test func `a text for what is no field, or a secret one, goes nowhere`() throws {
    let hand = try hand([
      "screens.main.content[1].field": "1234", "screens.main.content[2].button": "x",
    ])
    #expect(shown(hand, "pin") != "••••")
    #expect(hand.session.unsavedTexts.isEmpty)
  }
}
