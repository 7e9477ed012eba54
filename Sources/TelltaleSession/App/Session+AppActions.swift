import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What a control on a screen does to that screen.
extension Session {
  /// Goes to what stands in an element, to type, to mark or to read.
  mutating func edit(_ path: NodePath, in world: World) {
    switch app?.current.element(at: path)?.typing {
    case .line(let field): openTyping(field, at: path, in: world)
    case .text(let view): openTyping(view, at: path, in: world)
    case .nothing, nil: return
    }
  }

  /// A link leads to another place of its page and nowhere else (WEB-VIEW-NO-BROWSING).
  mutating func jump(in path: NodePath, to y: Int, in world: World) {
    guard let area = screen?.placement.area(path) else { return }
    scroll(path, to: PixelPoint(x: area.offset.x, y: y), at: clock.now, in: world)
  }

  /// Brings the new rows of a table into view.
  mutating func showNewRows(of path: NodePath, in world: World) {
    guard let app, let area = screen?.placement.area(path),
      let new = app.current.view.newRows[path],
      case .table(let table)? = app.current.element(at: path)
    else { return }
    // To the first of them; those above come first.
    let list = app.data.rows(of: table, at: path)
    let first = new.above > 0 ? 0 : list.count - new.below
    let height = app.setting(limits: limits(in: world), at: clock.now)
      .rowHeight(of: list, in: context(for: app, in: world))
    self.app?.current.view.newRows[path] = new.above > 0 ? NewRows(below: new.below) : nil
    appChanged()
    scroll(path, to: PixelPoint(x: area.offset.x, y: first * height), at: clock.now, in: world)
  }
}
