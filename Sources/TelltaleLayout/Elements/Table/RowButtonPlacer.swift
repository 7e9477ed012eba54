import TelltaleGraphics
import TelltaleModel

/// Places the control of its own at the end of a row: beside what is pressed of the row, so that each is a place that a
/// finger hits, and the focus goes from the one to the other by left and right.
struct RowButtonPlacer: PartPlacer {
  let screen: ScreenContext
  private let button: IconButton
  private let id: ControlID
  private let name: String
  private let path: NodePath
  /// Of the row with it, in pixels.
  private let row: PixelRect

  /// - Returns: `nil` where the row has none.
  init?(of row: RowPlacer) {
    guard row.row.hasButton else { return nil }
    self.init(of: row.row, row.id, in: row.frame, at: row.path, row.screen)
  }

  init?(
    of row: TableRow, _ id: ControlID, in frame: PixelRect, at path: @autoclosure () -> NodePath,
    _ screen: ScreenContext
  ) {
    guard let button = row.iconButton, case .entry(let table, let key) = id else { return nil }
    self.screen = screen
    self.button = button
    self.id = .accessory(table, key)
    name = row.name(of: button)
    self.path = path().key("accessory").key("icon-button")
    self.row = frame
  }

  /// A square that a finger hits, as high as the row at most.
  private var side: Int {
    min(row.height, max(screen.leastTarget, pixels(metrics.iconButton * 0.75)))
  }

  private var margin: Int { pixels(metrics.rowInset) / 2 }

  private var frame: PixelRect {
    let x = screen.mirrorsRows ? row.x + margin : row.maxX - margin - side
    return PixelRect(x: x, y: row.midY - side / 2, width: side, height: side)
  }

  /// What is left of the row.
  var rest: PixelRect {
    row.without(side + margin, atLeading: false, mirrored: screen.mirrorsRows)
  }

  private var purpose: ControlPurpose { .act(button.action, at: path.key("action")) }

  func place(into parts: inout ScreenParts) {
    let frame = frame
    let radius = frame.height / 2
    if frame.intersects(parts.clip) {
      parts.addGround(frame, radius: radius, of: id)
      let sign = frame.insetBy(frame.height / 4)
      let icon = screen.setting.data.said(button.iconBinding) ?? button.icon
      parts.add(.icon(sign, name: icon, .role(.accent)), of: id)
    }
    parts.add(id, named: name, for: purpose, frame: frame, radius: radius)
  }

  /// Where the row is scrolled out of view.
  func addUnseen(into parts: inout ScreenParts) {
    parts.addUnseen(id, named: name, for: purpose, frame: frame)
  }
}
