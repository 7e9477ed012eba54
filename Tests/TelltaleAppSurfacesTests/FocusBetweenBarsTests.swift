import TelltaleApp
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// Arrow keys on a screen with a bar above its content and a dock below it.
@Suite struct FocusBetweenBarsTests {
  private func hand(rows: Int) -> Hand {
    let list = Screen(
      navigationBar: NavigationBar(title: "List"), content: [.table(.numbered(rows))],
      dock: [.button(Button(id: "go", title: "Go", action: .emit("go")))])
    var hand = Hand(.app([("home", .list("Home", pushing: ["list"])), ("list", list)]))
    hand.tell(.push("list"))
    return hand
  }

  @Test(arguments: [2, 40])
  func `the way down from the bar leads through the rows, not past them to the dock`(rows: Int) {
    var hand = hand(rows: rows)
    hand.remote(103)
    for _ in 0..<2 where hand.session.focusedControl != "back" { hand.remote(103) }
    #expect(hand.session.focusedControl == "back")
    hand.remote(108)
    #expect(hand.session.focusedControl == "row-0")
  }

  @Test func `the way up from the dock leads to the last row that is seen`() {
    var hand = hand(rows: 2)
    for _ in 0..<4 where hand.session.focusedControl != "go" { hand.remote(108) }
    #expect(hand.session.focusedControl == "go")
    hand.remote(103)
    #expect(hand.session.focusedControl == "row-1")
  }
}
