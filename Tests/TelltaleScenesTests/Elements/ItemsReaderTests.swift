import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How items of collections are written.
@Suite struct ItemsReaderTests {
  private func load(_ item: String, groups: String = "[]") throws -> LoadedScene {
    try Scenes.load(
      "screen:\n  content:\n    - collection: {groups: \(groups), items: [\(item)]}\n",
      profile: "kiosk")
  }

  private func collection(_ item: String, groups: String = "[]") throws -> ItemCollection {
    let loaded = try load(item, groups: groups)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root,
      case .collection(let collection)? = screen.content.first
    else { throw CancellationError() }
    return collection
  }

  @Test func `an item says what it is, what it costs and whether it can be had`() throws {
    var expected = CollectionItem(
      id: "tea", image: "tea.png", text: "Tea", action: .emit("tea"))
    (expected.subtitle, expected.price) = ("Green", "2.50")
    expected.badge = .word("New")
    expected.color = .role(.raised)
    expected.picture = .whole
    expected.availability = Availability(isEnabled: false, binding: "tea.there")
    let text = """
      {id: tea, image: tea.png, text: Tea, subtitle: Green, price: "2.50", badge: New, color: raised, \
      picture: whole, enabled: {bind: tea.there, enabled: false}, action: {emit: tea}}
      """
    #expect(try collection(text).items == [expected])
  }

  @Test(arguments: [
    ("3", EntryBadge.news(.count(3))), ("\"!\"", .news(.attention)),
    ("{bind: tea.news}", .news(.bound("tea.news"))), ("Sale", .word("Sale")),
  ]) func `a badge is a number, a mark, a bound value or a word`(
    text: String, badge: EntryBadge
  ) throws {
    let item = try collection("{id: tea, text: Tea, badge: \(text)}").items.first
    #expect(item?.badge == badge)
  }

  @Test func `a group has a header and a footer`() throws {
    let groups = "[{items: [tea], header: Hot, footer: Without milk}]"
    let group = try collection("{id: tea, icon: coffee, text: Tea}", groups: groups).groups.first
    #expect(group?.header == "Hot" && group?.footer == "Without milk")
  }

  @Test(arguments: [
    (
      "{id: a, icon: coffee, image: a.png}",
      "both \"icon\" and \"image\", expected one of the two"
    ),
    ("{id: a, text: A, picture: whole}", "\"picture: whole\" in an item without an image"),
    (
      "{id: a, text: A, badge: As long as it lasts}",
      "a badge of 19 characters, expected a number, \"!\", {bind: name} or a word of at most 12"
    ),
    ("{id: a, text: A, picture: round}", "found \"round\", expected cover, fit or whole"),
  ]) func `what nobody could draw is refused`(item: String, message: String) throws {
    #expect(try load(item).errors.map(\.message) == [message])
  }
}
