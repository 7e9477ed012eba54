import TelltaleTestSupport

@testable import Telltale

extension Device {
  /// A platform that is shipped, with nobody to hear the notices.
  static func named(_ profile: String = "kiosk", theme: Theme = .day) throws -> Device {
    try Device(profile: profile, theme: theme, folders: [Platforms.folder]) { _ in }
  }
}

extension Scene {
  /// What most tests ask.
  static let deleteRoute = Scene.question(
    "Delete This Route?", buttons: [.destructive("Delete", id: "delete"), .cancel])

  /// What most tests show.
  static let radio = Scene.text(
    """
    start: radio
    screens:
      radio:
        navigation-bar: {title: {bind: heading, text: Radio}}
        content:
          - table: {source: {async: stations}, cache: true}
          - button: {title: Scan, id: scan, action: {emit: scan}}
          - button:
              title: Stop
              id: stop
              action: {open: {alert: {id: really, title: Stop Now?, buttons: [{title: Stop, id: yes}, {role: cancel}]}}}
      playing:
        navigation-bar: {title: {bind: playing.title, text: Nothing}}
        content: []
    """, name: "radio")
}
