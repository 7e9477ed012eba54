import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// What must be pressed is on the screen, on panels as they are sold.
@Suite struct SmallPanelTests {
  /// Two that lie between those that are sold most, and small ones upright.
  private static let panels =
    UsualPanel.all
    + [
      "480x320 on 73x49", "640x480 on 115x86", "240x320 on 53x70", "272x480 on 54x95",
      "480x800 on 86x154",
    ]
    .compactMap(UsualPanel.reading)

  private static func alert(_ title: String, _ message: String?, _ titles: [String]) -> Alert {
    Alert(
      title: TextVariants(TextContent(title)), message: message.map { TextContent($0) },
      buttons: titles.enumerated().map { index, title in
        AlertButton(
          id: "b\(index)", title: TextVariants(TextContent(title)),
          role: index == titles.count - 1 ? .cancel : .plain)
      })
  }

  private static let alerts = [
    alert("End This Route?", nil, ["End Route", "Cancel"]),
    alert("Restart the Display?", "Open work is lost.", ["Restart", "Later", "Cancel"]),
    alert("Update Installed", nil, ["OK"]),
    alert(
      "Möchten Sie die Zielführung wirklich beenden?",
      "Alle Zwischenziele und die Verkehrsmeldungen auf der Strecke gehen dabei verloren.",
      ["Zielführung beenden", "Abbrechen"]),
  ]

  /// A failure with two ways on, in every language that has words.
  private static func translated(_ lexicons: Lexicons) -> [(Language, Alert)] {
    lexicons.languages.keys.sorted().map { tag in
      let language = Language(tag)
      let words = lexicons.interface(in: language)
      return (language, alert(words.failed, words.unavailable, [words.retry, words.cancel]))
    }
  }

  /// Titles of three lines and more on small panels.
  private static let long: [(Language, Alert)] = [
    (
      "en",
      alert(
        "The Connection to the Charging Station Was Lost Again", nil,
        ["Connect Again", "Call the Operator", "Cancel"])
    ),
    (
      "de",
      alert(
        "Die Verbindung zur Ladestation wurde erneut unterbrochen",
        "Die Ladung läuft weiter, solange das Kabel steckt.",
        ["Erneut verbinden", "Betreiber anrufen", "Abbrechen"])
    ),
    (
      "ar",
      alert("انقطع الاتصال بمحطة الشحن مرة أخرى", nil, ["إعادة الاتصال", "اتصل بالمشغل", "إلغاء"])
    ),
    ("ja", alert("充電ステーションとの接続がまた切れました", nil, ["再接続", "運営会社に電話", "キャンセル"])),
  ]

  @Test(arguments: Platforms.names)
  func `the title of an alert is seen as a whole above its buttons on every panel that is sold`(
    profile: String
  ) throws {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/\(profile).yaml"), in: .quiet)
    for panel in UsualPanel.all {
      let fitted = setup.profile.fitted(
        on: panel.panel(distance: setup.profile.display.viewingDistance), setup.capShare)
      for (language, alert) in Self.long {
        let context = LayoutContext(
          profile: fitted, language: language, size: panel.pixels, typesetter: setup.fonts)
        let placement = alert.place(in: context)
        let name = "\(profile), \(panel.name), \(language.tag)"
        let titles = placement.parts.filter { part in
          if case .text(let text, _) = part.shape { text.role == .title } else { false }
        }
        #expect(titles.count == 1, "\(name)")
        for part in titles {
          if case .text(let text, _) = part.shape {
            #expect(part.clip.contains(text.frame), "\(name)")
          }
        }
        for control in placement.controls where control.label.lines.count > 0 {
          #expect(placement.frame.contains(control.frame) && control.area == nil, "\(name)")
        }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `buttons of an alert are whole on every panel that is sold, in every language`(
    profile: String
  ) throws {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/\(profile).yaml"), in: .quiet)
    let asked =
      Self.alerts.map { (Language("en"), $0) } + Self.translated(setup.platform.lexicons)
    for panel in Self.panels {
      let fitted = setup.profile.fitted(
        on: panel.panel(distance: setup.profile.display.viewingDistance), setup.capShare)
      for (language, alert) in asked {
        let context = LayoutContext(
          profile: fitted, language: language, size: panel.pixels, typesetter: setup.fonts)
        let placement = alert.place(in: context)
        let name = "\(profile), \(panel.name), \(language.tag): \(alert.title.longest.string)"
        for control in placement.controls where control.label.lines.count > 0 {
          #expect(PixelRect(panel.pixels).contains(control.frame), "\(name)")
          #expect(placement.frame.contains(control.frame), "\(name)")
          #expect(control.area == nil, "\(name): \(control.name) scrolls")
        }
      }
    }
  }
}
