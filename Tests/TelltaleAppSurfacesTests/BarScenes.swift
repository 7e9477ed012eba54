import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport

/// Screens with bars, on the platforms whose guidelines speak of bars.
enum BarScenes {
  static let platforms = ["carplay", "kiosk"]

  /// A scene on a platform, 800x480 in size unless told otherwise, with so many points kept clear at
  /// the upper edge; nobody drives.
  static func hand(
    _ yaml: String, on name: String, width: Int = 800, top: Int = 0,
    words: InterfaceWords = .english,
    change: (inout Profile) -> Void = { _ in }
  ) throws -> Hand {
    let sample = try SampleScene(yaml, on: name)
    var profile = sample.profile
    profile.display.safeInsets.top = Points(Double(top))
    change(&profile)
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true),
      size: PixelSize(width: width, height: 480))
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        sample.scene, question: 1, language: sample.language, words: words, at: now, in: environment
      )
    }
    hand.tell(.driving(.parked))
    hand.arm()
    return hand
  }

  /// Screens that each have rows to the others, under titles that are their names in capitals.
  static func levels(_ names: [String], _ language: String = "en") -> String {
    let screens = names.map { name in
      let rows = names.filter { $0 != name }.map { "{id: to-\($0), title: Go, push: \($0)}" }
      return """
          \(name):
            navigation-bar: {title: \(name.uppercased())}
            content: [{table: {rows: [\(rows.joined(separator: ", "))]}}]
        """
    }
    return "lang: \(language)\nstart: \(names[0])\nscreens:\n" + screens.joined(separator: "\n")
  }

  /// A list under one bar and before another, with controls in the second.
  static func pair(
    _ first: String, _ second: String, trailing: String = "", language: String = "en"
  ) -> String {
    """
    lang: \(language)
    start: first
    screens:
      first:
        navigation-bar: {title: \(first)}
        content: [{table: {rows: [{id: go, title: Go, push: second}]}}]
      second:
        navigation-bar: {title: \(second), trailing: [\(trailing)]}
        content: [{table: {rows: [{id: row, title: Row}]}}]
    """
  }
}

extension Hand {
  /// Where the letters of a text of the screen stand, on one line.
  func ink(of string: String) -> PixelRect? {
    session.screenPlacement?.parts.lazy.compactMap { part -> PixelRect? in
      guard case .text(let text, _) = part.shape, text.string == string, let line = text.lines.first
      else { return nil }
      return PixelRect(x: line.origin.x, y: line.origin.y, width: line.line.width, height: 1)
    }.first
  }

  /// What the screen or its bar is called.
  var titles: [String] {
    session.screenPlacement?.parts.compactMap { part in
      if case .text(let text, _) = part.shape, text.role == .title { text.string } else { nil }
    } ?? []
  }

  /// The height of a bar in pixels.
  func pixels(_ length: Points) -> Int { environment.profile.display.density.pixels(length) }

  /// The screens that were shown, in order.
  var shown: [String] {
    events.compactMap { if case .shown(let name, _) = $0 { name } else { nil } }
  }
}
