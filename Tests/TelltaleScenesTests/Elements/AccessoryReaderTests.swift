import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How the ends of rows, and sections of tables, are written.
@Suite struct AccessoryReaderTests {
  private func load(_ table: String, profile: String = "kiosk") throws -> LoadedScene {
    try Scenes.load("screen:\n  content:\n    - table: \(table)\n", profile: profile)
  }

  private func table(_ text: String) throws -> Table {
    let loaded = try load(text)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root,
      case .table(let table)? = screen.content.first
    else { throw CancellationError() }
    return table
  }

  @Test(arguments: [
    ("{value: Home}", RowAccessory.value(RowValue(text: "Home"))),
    (
      "{value: {bind: wifi.name, text: Home}}",
      .value(RowValue(text: "Home", binding: "wifi.name"))
    ),
    ("{badge: 2}", .badge(.news(.count(2)))),
    ("{badge: New}", .badge(.word("New"))),
    ("{switch: true}", .toggle(RowSwitch(isOn: true))),
    (
      "{switch: {id: s, on: true, bind: wifi.on}}",
      .toggle(RowSwitch(id: "s", isOn: true, binding: "wifi.on"))
    ),
    ("{icon: lock}", .icon(RowIcon(name: "lock"))),
    ("{icon: {name: lock, color: accent}}", .icon(RowIcon(name: "lock", color: .role(.accent)))),
    (
      "{icon-button: {icon: info, about: About It, action: {emit: info}}}",
      .iconButton(
        IconButton(
          title: "About It", icon: "info", prominence: .plain, size: .small,
          action: .emit("info")))
    ),
  ]) func `a row ends with one thing`(text: String, accessory: RowAccessory) throws {
    let row = try table("{rows: [{id: a, title: A, accessory: \(text)}]}").rows.first
    #expect(row?.accessory == accessory)
  }

  @Test func `a row begins with an icon, in a colour where one is said`() throws {
    let rows = try table(
      "{rows: [{title: A, icon: wifi}, {title: B, icon: {name: fan, color: accent}}]}"
    ).rows
    #expect(
      rows.map(\.icon) == [RowIcon(name: "wifi"), RowIcon(name: "fan", color: .role(.accent))])
  }

  @Test func `an icon of a style of the table's own stays the picture of its slot`() throws {
    let rows = try table(
      "{row-styles: {w: {slots: [icon, title]}}, rows: [{style: w, icon: sun, title: A}]}"
    ).rows
    #expect(rows.first?.image == "sun" && rows.first?.icon == nil)
  }

  @Test func `rows of sections are rows of the table, in order`() throws {
    let table = try table(
      """
      {sections: [{id: net, header: Network, footer: On Demand, rows: [{id: a, title: A}]}, \
      {rows: [{id: b, title: B}, {id: c, title: C}]}]}
      """)
    #expect(table.rows.map(\.id) == ["a", "b", "c"])
    #expect(
      table.sections == [
        TableSection(id: "net", header: "Network", footer: "On Demand", count: 1),
        TableSection(count: 2),
      ])
    #expect(table.sections.ranges(among: 3) == [0..<1, 1..<3])
    #expect(
      table.sections.place(ofRow: 2, below: "table")
        == NodePath("table").key("sections").item(1).key("rows").item(1))
  }

  @Test(arguments: [
    (
      "{rows: [{title: A, accessory: {badge: 1, icon: lock}}]}",
      "an accessory of 2 things, expected one"
    ),
    ("{rows: [{title: A, accessory: {}}]}", "an accessory of 0 things, expected one"),
    (
      "{rows: [{title: A, accessory: {icon-button: {icon: info, action: {emit: a}}}}]}",
      "a button of a row that lacks something"
    ),
    (
      "{rows: [{title: A, push: b, accessory: {switch: true}}]}",
      "\"push\" in a row that turns a switch"
    ),
    (
      "{rows: [{title: A, icon: wifi, image: a.png}]}",
      "both \"icon\" and \"image\", expected one of the two"
    ),
    (
      "{rows: [{title: A, style: value1, subtitle: B, accessory: {value: C}}]}",
      "a value beside that of the style, expected one value"
    ),
    (
      "{rows: [{title: A}], sections: [{rows: [{title: B}]}]}",
      "both \"rows\" and \"sections\", expected one of the two"
    ),
    (
      "{source: {bind: a}, sections: [{rows: [{title: B}]}]}",
      "both \"source\" and \"sections\", expected one of the two"
    ),
    (
      "{sections: [{rows: [{id: a, title: A}]}, {rows: [{id: a, title: B}]}]}",
      "the id \"a\" is given a second time"
    ),
  ]) func `what means two things is refused`(text: String, message: String) throws {
    #expect(try load(text).errors.map(\.message).contains(message))
  }

  @Test func `a platform without switches has none in rows either`() throws {
    let errors = try load(
      "{rows: [{title: A, accessory: {switch: true}}]}", profile: "carplay"
    ).errors.map(\.message)
    #expect(errors == ["the profile \"carplay\" does not show \"switch\""])
  }
}
