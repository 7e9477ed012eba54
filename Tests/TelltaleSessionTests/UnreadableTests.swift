import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Questions of which a damaged font leaves nothing to read.
@Suite struct UnreadableTests {
  /// Draws nothing for a word.
  private struct DamagedTypesetter: Typesetter {
    let grid = GridTypesetter()
    var isDamaged = true

    func typeset(_ request: TextRequest) -> TypesetText {
      var text = grid.typeset(request)
      if isDamaged, request.string.contains("Delete") { text.inkless = ["Cut.otf"] }
      return text
    }

    func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
      grid.characters(in: request, line: line)
    }
  }

  enum Place: CaseIterable { case title, message, button }

  private func alert(_ place: Place) -> Alert {
    var alert = Alert(
      title: place == .title ? "Delete?" : "Route", message: place == .message ? "Delete it" : nil,
      buttons: [
        AlertButton(id: "go", title: place == .button ? "Delete" : "Go"),
        AlertButton(title: "Cancel", role: .cancel),
      ])
    alert.timeoutMilliseconds = 60_000
    return alert
  }

  private func asked(_ question: Question, isDamaged: Bool = true) -> Hand {
    let typesetter = DamagedTypesetter(isDamaged: isDamaged)
    var hand = Hand(
      environment: Environment(profile: .sample(), typesetter: typesetter, reducesMotion: true))
    hand.send(.asked(question))
    hand.present()
    hand.wait(5000)
    return hand
  }

  private func notes(_ hand: Hand) -> [String] {
    hand.effects.compactMap { if case .note(let finding) = $0 { finding.message } else { nil } }
  }

  @Test(arguments: Place.allCases)
  func `a question with letters that leave no ink is never armed, and says which font it is`(
    place: Place
  ) {
    var hand = asked(Question(id: 1, alert: alert(place), language: "en"))
    #expect(!hand.session.isArmed)
    #expect(!hand.effects.contains(.armed))
    #expect(notes(hand).count == 1)
    #expect(notes(hand).first?.contains("Cut.otf is damaged") == true)
    let frame = hand.session.glass.frame(ofControl: "go") ?? .empty
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    hand.wait(60)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    hand.key(28)
    hand.key(1)
    #expect(hand.answers.isEmpty)
    #expect(hand.effects.contains(.app(.ignored(control: "go", .unreadable))))
  }

  @Test func `nor is a sheet`() {
    let sheet = ActionSheet(
      title: "Route", trigger: Trigger("there"), buttons: alert(.button).buttons)
    let hand = asked(Question(id: 1, sheet: sheet, language: "en"))
    #expect(!hand.session.isArmed)
    #expect(notes(hand).contains { $0.contains("Cut.otf is damaged") })
  }

  @Test func `nobody wakes up for a guard that never passes`() {
    var alert = alert(.title)
    alert.timeoutMilliseconds = nil
    let hand = asked(Question(id: 1, alert: alert, language: "en"))
    #expect(hand.session.deadline(in: hand.environment) == nil)
  }

  @Test func `its limit of time ends it all the same`() {
    var hand = asked(Question(id: 1, alert: alert(.button), language: "en"))
    hand.wait(60_000)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }

  @Test func `a question with a whole font is armed, and nothing is said`() {
    let hand = asked(Question(id: 1, alert: alert(.title), language: "en"), isDamaged: false)
    #expect(hand.session.isArmed)
    #expect(notes(hand).isEmpty)
  }
}
