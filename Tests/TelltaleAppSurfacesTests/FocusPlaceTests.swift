import TelltaleApp
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// Where the focus stands on a screen that has just come up.
@Suite struct FocusPlaceTests {
  private static let words = Screen(content: [
    .label(Label(text: RichText("Every hour"), isMessage: true))
  ])

  private func hand() -> Hand {
    let list = Screen(content: [
      .table(Table(rows: [TableRow(id: "row", title: "Timetable", push: "words")]))
    ])
    let screens = ["map": Self.words, "list": list, "words": Self.words, "inner": list]
    let tabs = ["map", "list"].map { Tab(id: $0, title: "Tab", screen: $0) }
    return Hand(Scene(root: .tabBar(TabBar(tabs: tabs)), screens: screens))
  }

  @Test func `a pushed screen with nothing to choose has it on the way back`() {
    var hand = hand()
    hand.tell(.select(tab: "list"))
    hand.settle()
    hand.turn(1)
    #expect(hand.session.focusedControl == "row")
    hand.push()
    hand.settle()
    #expect(hand.session.focusedControl == "back")
    hand.push()
    #expect(hand.session.screenName == "list" && hand.session.screenDepth == 1)
    #expect(hand.session.focusedControl == "row")
  }

  @Test func `a pushed screen with rows has it on the first`() {
    var hand = hand()
    hand.tell(.push("inner"))
    #expect(hand.session.focusedControl == "row")
  }

  @Test func `a section with nothing to choose has it on its own tab`() {
    var hand = hand()
    #expect(hand.session.focusedControl == "map")
    hand.tell(.select(tab: "list"))
    hand.settle()
    hand.turn(1)
    hand.tell(.rows("screens.list.content[0].table", .replace([])))
    #expect(hand.session.focusedControl == "list")
  }
}
