import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Tiles as hands press them and the application changes them.
@Suite struct TileHandTests {
  private static func hand() -> Hand {
    var tea = CollectionItem(id: "tea", image: "tea.png", text: "Tea", action: .emit("tea"))
    (tea.subtitle, tea.price, tea.badge) = ("Green", "2.50", .news(.bound("tea.new")))
    tea.availability = Availability(binding: "tea.there")
    let water = CollectionItem(id: "water", text: "Water")
    return Hand(.screen(.collection(ItemCollection(id: "drinks", items: [tea, water]))))
  }

  private static func meaning(_ hand: Hand) -> [Meaning] {
    hand.session.meaning(in: hand.environment).all
  }

  @Test func `one with an action is a button with all that is said of it`() throws {
    var hand = Self.hand()
    hand.tell(.badge("tea.new", .count(3)))
    let tea = try #require(Self.meaning(hand).first { $0.id == "tea" })
    #expect(tea.role == .button && tea.name == "Tea")
    let said = Set((tea.description ?? "").split(separator: ", ").map(String.init))
    #expect(said == ["Green", "2.50", "3"])
    #expect(Self.meaning(hand).first { $0.id == "water" }?.role == .gridcell)
  }

  @Test func `a finger, a key, a knob and a remote choose it`() {
    var hand = Self.hand()
    hand.tap("tea")
    hand.wait(500)
    for _ in 0..<4 where hand.session.focusedControl != "tea" { hand.key(15) }
    hand.key(28)
    hand.wait(500)
    hand.push()
    hand.wait(500)
    hand.remote(28)
    #expect(hand.emitted == ["tea", "tea", "tea", "tea"])
  }

  @Test func `one that the application takes away is seen and does nothing`() {
    var hand = Self.hand()
    hand.tell(.flag("tea.there", false))
    hand.tap("tea")
    #expect(hand.emitted.isEmpty)
    #expect(Self.meaning(hand).first { $0.id == "tea" }?.states.contains(.disabled) == true)
    hand.tell(.flag("tea.there", true))
    hand.wait(1_000)
    hand.tap("tea")
    #expect(hand.emitted == ["tea"])
  }
}
