import TelltaleGraphics
import TelltaleModel

/// A thing that a person can see or press, and its role to them: the third output of a surface,
/// beside place and ink. Scripts, tests, speech and inspectors read it.
package struct Meaning: Hashable, Sendable {
  package var role: Role
  /// The name by which scripts and events call it, where it has such a name.
  package var id: String?
  /// The name that it has on the screen.
  package var name: String
  /// Everything else that is said of it: a subtitle, a badge.
  package var description: String?
  /// The content, or the progress.
  package var value: String?
  package var states: [State]
  package var actions: [Action]
  /// The frame in pixels of the display; where it is scrolled out of view, the place where it would
  /// stand.
  package var frame: PixelRect
  /// The things inside of it, in the order of reading.
  package var children: [Meaning]

  /// The role of a thing, in the vocabulary of WAI-ARIA 1.2.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case application, main, dialog, alertdialog
    case navigation, tablist, tab, toolbar, group, region, document
    case heading, paragraph, img, link, button, textbox
    case list, listitem, listbox, option, grid, gridcell
    case checkbox, radio, progressbar, meter, slider
    case toggle = "switch"
    case radiogroup, spinbutton
    /// A message that is told in passing, and read aloud as it comes.
    case status
  }

  package enum State: String, Hashable, Sendable, CaseIterable {
    case focused, pressed, selected, checked, unchecked, busy
    /// Return presses it.
    case isDefault = "default"
    case destructive
    /// Its content is not to be read.
    case secret
    /// Typing comes out in capitals, which nobody can see.
    case capsLock = "caps-lock"
    /// Not all of its text is seen.
    case cut
    /// Scrolled out of view.
    case offscreen
    /// It cannot be chosen now.
    case disabled
    /// Another surface stands before it, and it takes no input.
    case inert
  }

  package enum Action: String, Hashable, Sendable, CaseIterable {
    case press, type, adjust, scroll, cancel
  }

  /// A thing with its role.
  ///
  /// - Parameters:
  ///   - role: The role, in the vocabulary of WAI-ARIA 1.2.
  ///   - id: The name by which scripts call it; `nil` where it has none.
  ///   - name: The name that it has on the screen; empty where it has none.
  ///   - description: Everything else that is said of it.
  ///   - value: The content, or the progress, as it is read.
  ///   - states: The states in which it is.
  ///   - actions: The actions that a person has there.
  ///   - frame: Pixels of the display.
  ///   - children: Things inside of it, in the order of reading.
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
  /// The tree as text: a line for each thing, indented below the thing in which it stands.
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

  /// The thing and everything inside of it, in the order of reading.
  package var all: [Meaning] { [self] + children.flatMap(\.all) }

  /// The words that it says: name, description and value.
  package var words: [String] { [name, description, value].compactMap { $0 } }
}

extension String {
  fileprivate var inOneLine: String { String(map { $0.isNewline ? "⏎" : $0 }) }
}
