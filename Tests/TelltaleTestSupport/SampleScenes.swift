import TelltaleGraphics
import TelltaleModel

extension Scene {
  /// An app with the screens given, starting with the first.
  package static func app(_ screens: [(String, Screen)]) -> Scene {
    Scene(
      root: .screen(screens[0].1), screens: Dictionary(uniqueKeysWithValues: screens),
      start: screens[0].0)
  }

  package static func screen(_ content: Element...) -> Scene {
    app([("main", Screen(content: content))])
  }
}

extension Screen {
  /// A screen with a bar and a table of rows that each push a screen.
  package static func list(_ title: String, pushing targets: [String]) -> Screen {
    Screen(
      navigationBar: NavigationBar(title: TextVariants(TextContent(title))),
      content: [
        .table(
          Table(rows: targets.map { TableRow(id: "to-\($0)", title: "Go", push: $0) }))
      ])
  }
}

extension Table {
  package static func numbered(_ count: Int, source: DataSource? = nil) -> Table {
    Table(rows: .numbered(0..<count), source: source)
  }
}

package let mainTable: NodePath = "screens.main.content[0].table"
