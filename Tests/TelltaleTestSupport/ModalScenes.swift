import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession

/// Screens with a control that opens a modal.
package enum ModalScenes {
  /// `content` and `more` are lines of YAML of the modal.
  package static func scene(
    style: String = "fullscreen", content: String = "- label: {text: Somewhere}", more: String = ""
  ) -> String {
    """
    start: main
    screens:
      main:
        navigation-bar: {title: Places}
        content:
          - button:
              id: add
              title: Add
              action:
                open:
                  modal:
                    id: place
                    style: \(style)
                    purpose: separate-task
                    context: the route
                    title: New Place
                    dismiss: {title: Done, cancel: Cancel, action: {emit: kept}}
    \(indented(more, by: 16))
                    content:
    \(indented(content, by: 18))
          - button: {id: play, title: Play, action: {emit: played}}
    """
  }

  /// The first style of a platform.
  package static func style(_ name: String) throws -> String {
    let profile = try Platforms.profile(name)
    return (profile.modalStyles.first ?? .fullscreen).rawValue
  }

  /// A modal with something to lose, and the question that asks about it.
  package static func form(style: String = "fullscreen") -> String {
    scene(
      style: style,
      content: """
        - field: {id: name, placeholder: Name}
        - button: {id: leave, title: Leave, action: dismiss}
        """, more: confirmation)
  }

  package static let confirmation = """
    confirm-close:
      alert:
        id: keep
        title: Keep This Place?
        buttons:
          - {id: save, title: Save}
          - {id: discard, title: Discard, role: destructive}
          - {role: cancel}
    """

  /// The styles that a platform has, beside alerts and sheets.
  package static func styles(_ name: String) throws -> [String] {
    try Platforms.profile(name).modalStyles.map(\.rawValue)
  }

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}

extension Hand {
  /// The modal of `ModalScenes`, open and armed.
  package static func inModal(
    _ yaml: String, on name: String, size: PixelSize? = nil, keyboard: KeyboardLayout? = nil,
    moves: Bool = false
  ) throws -> Hand {
    var hand = try Hand.armed(yaml, on: name, size: size, keyboard: keyboard, moves: moves)
    hand.open("add")
    return hand
  }

  /// Activates a control as the platform lets people do, and waits until what comes is armed.
  package mutating func open(_ name: String) {
    guard let frame = session.glass.frame(ofControl: name) else { return }
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    if environment.profile.inputs[.touch] == .never { click(point) } else { tap(point) }
    arm()
  }

  /// Types a letter with a keyboard into the field of that name.
  package mutating func type(_ letter: String, into name: String) {
    for _ in 0..<12 where session.focusedControl != name { key(15) }
    key(30, text: letter)
  }

  package var isModalOpen: Bool { session.glass.frame(ofControl: "dismiss") != nil }

  package var closings: [Bool] {
    events.compactMap { if case .modalClosed(_, let kept, _) = $0 { kept } else { nil } }
  }
}
