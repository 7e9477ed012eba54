import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// The language that a unit is set to.
@Suite struct SetLanguageTests {
  private static let policy = ServicePolicy(rules: [
    .init(asks: .normal, opens: ["/"], sets: [.language])
  ])

  /// What the controls say that are shown.
  private func labels(_ hand: ServiceHand) throws -> [String] {
    let session = hand.playback.session
    let placement = try #require(session.placement ?? session.screenPlacement)
    return placement.controls.map(\.label.string)
  }

  @Test func `what is asked from then on is asked in it`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    let guest = try ServiceGuest(hand)
    guest.call("Set", ["language": "de"])
    guest.call("Describe")
    #expect(try guest.replies().last?.parameters["language"] == "de")
    guest.ask(Questions.print)
    #expect(try labels(hand).contains("Abbrechen"))
  }

  @Test func `an app is shown in its edition, and one without stays`() throws {
    let folder = try Files.folder([
      "app.yaml": Apps.pump,
      "app.de.yaml": Apps.pump.replacing(text: "Stop Pump", with: "Anhalten"),
    ])
    let hand = try ServiceHand(policy: Self.policy)
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["file": .string("\(folder)/app.yaml")])
    guest.call("Set", ["language": "de"])
    #expect(try labels(hand) == ["Anhalten"])
    guest.call("Set", ["language": "fr"])
    #expect(try labels(hand) == ["Stop Pump"])
  }

  @Test func `a word that is no language is refused`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    let guest = try ServiceGuest(hand)
    guest.call("Set", ["language": "de_DE"])
    #expect(try guest.replies().map(\.error) == ["org.varlink.service.InvalidParameter"])
  }
}
