import TelltaleGraphics
import TelltaleModel

/// Names a control within a placement.
package enum ControlID: Hashable, Sendable {
  /// A field or button by its position in the scene's list.
  case field(Int)
  case button(Int)
  /// A key of the on-screen keyboard by row and position.
  case key(row: Int, column: Int)
  case keyboard(KeyboardFunction)
  /// A control of a screen by its place in the scene.
  case node(NodePath)
  /// A row of a table or an item of a collection, by the number that stays its own.
  case entry(NodePath, Int)
  /// The control of its own at the end of that row.
  case accessory(NodePath, Int)
  case tab(Int)
  /// The last tab, which stands for those that do not fit.
  case more
  case back
  /// The way back from a list that another screen stands beside, which leaves both.
  case listBack
  /// The control that closes a modal, and the one beside it that keeps nothing.
  case dismiss
  case dismissCancel
  /// The hint that leads to new rows of a table.
  case hint(NodePath)
  /// The dimmed ground beside a sheet, which stands for its Cancel.
  case beside
  /// A scroll area without controls: focused to be scrolled.
  case area(NodePath)
}

extension ControlID {
  /// Where in the scene what it names stands, or the list that it is of; `nil` for what is of no place there.
  package var path: NodePath? {
    switch self {
    case .node(let path), .entry(let path, _), .accessory(let path, _), .hint(let path),
      .area(let path):
      path
    case .field, .button, .key, .keyboard, .tab, .more, .back, .listBack, .dismiss, .dismissCancel,
      .beside:
      nil
    }
  }
}

/// Keys of the on-screen keyboard that do not type a character of the layout.
package enum KeyboardFunction: String, Hashable, Sendable, CaseIterable {
  case shift, page, letters, space, newline, delete, done
  /// Shows what a secret field holds, or hides it again.
  case reveal
}

/// Something that can be focused and, but for scrolling text, pressed.
package struct Control: Hashable, Sendable {
  package var id: ControlID
  /// What a script or a test calls it: a button's answer, a field's id, a key's character.
  package var name: String
  package var frame: PixelRect
  /// Where a touch counts: the frame, grown to the profile's smallest target.
  package var target: PixelRect
  package var radius: Int
  package var label: PlacedText
  package var role: ButtonRole
  /// The one that Return stands for.
  package var isDefault: Bool
  /// The typing mark of a field, in its place.
  package var caret: PixelRect?
  /// Where a secret field says that Caps Lock is on.
  package var capsLock: PixelRect?
  /// What lies behind marked text of a field.
  package var marks: [PixelRect]
  /// The scroll area that it is in, and moves with.
  package var area: NodePath?
  /// What comes of it.
  package var purpose: ControlPurpose
  /// What somebody who presses it means by that; absent for what means the same as long as it is there, such as a
  /// button.
  package var meaning: ControlMeaning?
  /// False for what is only seen to be there.
  package var isEnabled = true

  package init(
    id: ControlID, name: String, purpose: ControlPurpose, frame: PixelRect, target: PixelRect,
    radius: Int, label: PlacedText, role: ButtonRole, isDefault: Bool, caret: PixelRect? = nil,
    marks: [PixelRect] = [], area: NodePath? = nil, meaning: ControlMeaning? = nil
  ) {
    self.id = id
    self.name = name
    self.frame = frame
    self.target = target
    self.radius = radius
    self.label = label
    self.role = role
    self.isDefault = isDefault
    self.caret = caret
    self.marks = marks
    self.area = area
    self.purpose = purpose
    self.meaning = meaning
  }

  /// Moves with what it stands in.
  package var scrolls: Bool { area != nil }

  func offsetBy(y: Int) -> Control {
    var moved = self
    moved.frame = frame.offsetBy(x: 0, y: y)
    moved.target = target.offsetBy(x: 0, y: y)
    moved.label = label.offsetBy(y: y)
    moved.caret = caret?.offsetBy(x: 0, y: y)
    moved.marks = marks.map { $0.offsetBy(x: 0, y: y) }
    return moved
  }
}
