import TelltaleApp
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// MODALITY-CONTEXT-SWITCH: after a modal one goes on where one was.
@Suite struct FocusReturnTests {
  private static let source = DataSource("stations", isAsync: true)

  private func button(_ id: String, _ action: Action = .emit("done")) -> Element {
    .button(Button(id: id, title: TextVariants(TextContent(id)), action: action))
  }

  /// A table that could not be loaded between two buttons, and a modal with the same table.
  private func hand() -> Hand {
    let table = Element.table(Table(id: "list", source: Self.source))
    let modal = Modal(
      id: "m", style: .fullscreen, dismiss: DismissControl(title: "Done"), content: [table])
    let main = Screen(content: [button("first"), button("open", .open(.modal(modal))), table])
    return Hand(Scene(root: .screen(main), screens: ["main": main], start: "main"))
  }

  // MODALITY-CONTEXT-SWITCH
  @Test func `the focus is where it was, whatever the modal's was on`() {
    var hand = hand()
    hand.turn(1)
    #expect(hand.session.focusedControl == "open")
    hand.push()
    hand.settle()
    #expect(hand.session.focusedControl != "open")
    hand.key(1)
    hand.settle()
    #expect(hand.session.focusedControl == "open")
  }
}
