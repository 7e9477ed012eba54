import TelltaleModel
import TelltaleProfiles
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What an application says about the ends of rows, and about tiles.
@Suite struct EntryUpdateTests {
  private static let scene = """
    screen:
      content:
        - table:
            id: settings
            rows:
              - {id: wifi, title: Wi-Fi, accessory: {switch: {bind: wifi.on}}}
              - {id: name, title: Name, accessory: {value: {bind: unit.name, text: Lobby}}}
              - {id: mail, title: Mail, accessory: {badge: {bind: mail.new}}}
        - collection:
            id: drinks
            items:
              - {id: tea, text: Tea, enabled: {bind: tea.there}, badge: {bind: tea.new}}
    """

  private func read(_ text: String) throws -> UpdateLine {
    let scene = try #require(try Scenes.load(Self.scene, profile: "kiosk").accepted)
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder]))
      .loadCancelTitles()
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: lexicons, language: "en")
    return reader.read(Array(text.utf8), file: "in", line: 1, request: 9, asked: [:])
  }

  @Test func `values go to the ends of rows and to tiles`() throws {
    let line = try read(
      #"{"set":{"wifi.on":true,"unit.name":"Hall","mail.new":3,"tea.there":false,"tea.new":"!"}}"#)
    #expect(line.faults == [])
    #expect(
      line.updates == [
        .flag("wifi.on", true), .text("unit.name", "Hall"), .badge("mail.new", .count(3)),
        .flag("tea.there", false), .badge("tea.new", .attention),
      ])
  }

  @Test func `a change of a row may name what it begins and ends with`() throws {
    let line = try read(
      #"{"rows":{"settings":{"change":{"id":"wifi","icon":"wifi","accessory":{"switch":true}}}}}"#)
    #expect(line.faults == [])
    var row = TableRow(id: "wifi", title: "")
    row.icon = RowIcon(name: "wifi")
    row.accessory = .toggle(RowSwitch(isOn: true))
    #expect(
      line.updates == [
        .rows("settings", .change(RowPatch(id: "wifi", row: row, parts: [.icon, .accessory])))
      ])
    let gone = try read(#"{"rows":{"settings":{"change":{"id":"wifi","accessory":null}}}}"#)
    #expect(
      gone.updates == [
        .rows(
          "settings",
          .change(
            RowPatch(id: "wifi", row: TableRow(id: "wifi", title: ""), parts: [.accessory])))
      ])
  }

  @Test func `items come with all that a scene may say of them`() throws {
    let line = try read(
      #"{"items":{"drinks":[{"id":"tea","text":"Tea","subtitle":"Green","price":"2.50","badge":"New","icon":"coffee"}]}}"#
    )
    #expect(line.faults == [])
    var item = CollectionItem(id: "tea", text: "Tea")
    (item.subtitle, item.price, item.badge) = ("Green", "2.50", .word("New"))
    item.icon = "coffee"
    #expect(line.updates == [.items("drinks", [item])])
  }

  @Test func `a row that turns a switch and goes on is refused`() throws {
    let line = try read(
      #"{"rows":{"settings":[{"title":"A","action":{"emit":"a"},"accessory":{"switch":true}}]}}"#)
    #expect(line.faults.map(\.message) == ["\"action\" in a row that turns a switch"])
  }
}
