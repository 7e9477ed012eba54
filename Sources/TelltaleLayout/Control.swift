import TelltaleGraphics
import TelltaleModel

/// The identity of a control within a placement.
package enum ControlID: Hashable, Sendable {
  /// A field or button by its position in the scene's list.
  case field(Int)
  case button(Int)
  /// A key of the on-screen keyboard by row and position.
  case key(row: Int, column: Int)
  case keyboard(KeyboardFunction)
  /// A control of a screen by its place in the scene.
  case node(NodePath)
  /// A row of a table or an item of a collection, by the number that it keeps.
  case entry(NodePath, Int)
  /// The separate control at the end of that row.
  case accessory(NodePath, Int)
  case tab(Int)
  /// The last tab, under which the tabs are found that have no slot.
  case more
  case back
  /// The way back from a list that stands beside another screen. It leaves both.
  case listBack
  /// The control that closes a modal. The one beside it, `dismissCancel`, closes the modal and
  /// keeps nothing.
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
  /// The place in the scene of the element, or of the list to which the control belongs; `nil` for
  /// controls that have no place there.
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
  /// Shows the content of a secret field, or hides it again.
  case reveal
}

/// A thing that can be focused and, except for scrolling text, pressed.
package struct Control: Hashable, Sendable {
  package var id: ControlID
  /// The name by which scripts and tests call it: a button's answer, a field's id, a key's
  /// character.
  package var name: String
  package var frame: PixelRect
  /// The place where a touch counts: the frame, grown to the profile's smallest target.
  package var target: PixelRect
  package var radius: Int
  package var label: PlacedText
  package var role: ButtonRole
  /// True for the control that Return stands for.
  package var isDefault: Bool
  /// The caret of a field, in pixels of the display.
  package var caret: PixelRect?
  /// The place of the sign with which a secret field says that Caps Lock is on.
  package var capsLock: PixelRect?
  /// The rectangles behind marked text of a field.
  package var marks: [PixelRect]
  /// The scroll area that it is in, and with which it moves.
  package var area: NodePath?
  /// The consequence of a press.
  package var purpose: ControlPurpose
  /// The meaning of a press to the person who presses. `nil` for a control that means the same as
  /// long as it is there, such as a button.
  package var meaning: ControlMeaning?
  /// False for a control that is seen and cannot be chosen now.
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

  /// True where it moves with the scroll area in which it stands.
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
