import TelltaleGraphics
import TelltaleModel

/// Something that a person can see or press, and what it is to them: the third output of a surface,
/// beside place and ink. Scripts, tests, speech and inspectors read it.
package struct Meaning: Hashable, Sendable {
  package var role: Role
  /// What scripts and events call it, where it has a name of that kind.
  package var id: String?
  /// What it is called on the screen.
  package var name: String
  /// What else is said of it: a subtitle, a badge.
  package var description: String?
  /// What stands in it, or how far it has come.
  package var value: String?
  package var states: [State]
  package var actions: [Action]
  /// Pixels of the display; where it is scrolled out of view, where it would stand.
  package var frame: PixelRect
  /// In the order of reading.
  package var children: [Meaning]

  /// What it is, in the vocabulary of WAI-ARIA 1.2.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case application, main, dialog, alertdialog
    case navigation, tablist, tab, toolbar, group, region, document
    case heading, paragraph, img, link, button, textbox
    case list, listitem, listbox, option, grid, gridcell
    case checkbox, radio, progressbar, meter, slider
    case toggle = "switch"
    case radiogroup, spinbutton
    /// What is told in passing, and read aloud as it comes.
    case status
  }

  package enum State: String, Hashable, Sendable, CaseIterable {
    case focused, pressed, selected, checked, unchecked, busy
    /// Return stands for it.
    case isDefault = "default"
    case destructive
    /// What stands in it is not to be read.
    case secret
    /// What is typed into it comes out in capitals, which nobody can see.
    case capsLock = "caps-lock"
    /// Not all of its text is seen.
    case cut
    /// Scrolled out of view.
    case offscreen
    /// It cannot be chosen now.
    case disabled
    /// Something stands before it, and it takes no input.
    case inert
  }

  package enum Action: String, Hashable, Sendable, CaseIterable {
    case press, type, adjust, scroll, cancel
  }

  package init(
    _ role: Role, id: String? = nil, name: String = "", description: String? = nil,
    value: String? = nil, states: [State] = [], actions: [Action] = [], frame: PixelRect,
    children: [Meaning] = []
  ) {
    self.role = role
    self.id = id
    self.name = name
    self.description = description
    self.value = value
    self.states = states
    self.actions = actions
    self.frame = frame
    self.children = children
  }
}

extension Meaning {
  /// The tree as text, a line for each thing, what is inside of it further in.
  package var outline: String { lines(depth: 0).map { $0 + "\n" }.joined() }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + line]
      + children.flatMap { $0.lines(depth: depth + 1) }
  }

  private var line: String {
    var words = [role.rawValue]
    if !name.isEmpty { words.append("\"\(name.inOneLine)\"") }
    if let id, id != name { words.append("#\(id)") }
    if let description { words.append("(\(description.inOneLine))") }
    if let value { words.append("= \(value.inOneLine)") }
    words.append("at \(frame.x) \(frame.y) \(frame.width)x\(frame.height)")
    if !states.isEmpty { words.append(states.map(\.rawValue).joined(separator: " ")) }
    if !actions.isEmpty { words.append("[" + actions.map(\.rawValue).joined(separator: " ") + "]") }
    return words.joined(separator: " ")
  }

  /// It and all that is in it.
  package var all: [Meaning] { [self] + children.flatMap(\.all) }

  /// All that it says: name, description and value.
  package var words: [String] { [name, description, value].compactMap { $0 } }
}

extension String {
  fileprivate var inOneLine: String { String(map { $0.isNewline ? "⏎" : $0 }) }
}
