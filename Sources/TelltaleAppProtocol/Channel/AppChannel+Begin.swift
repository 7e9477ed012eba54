import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension AppChannel {
  /// Tells the application that its scene is shown, by the event `ready`.
  ///
  /// - Parameters:
  ///   - profile: The name of the platform.
  ///   - language: The language in which the scene is shown.
  ///   - size: The size of the screen, in pixels.
  ///   - clock: The name of the clock that the screen goes by; `nil` for real time.
  package func begin(
    profile: String, language: Language, size: PixelSize, clock: String? = nil
  ) {
    let ready: JSONValue = [
      "event": "ready", "protocol": 1, "profile": .string(profile),
      "language": .string(language.tag), "width": .integer(size.width),
      "height": .integer(size.height),
    ]
    tell(clock.map { ready.adding([.init("clock", .string($0))]) } ?? ready)
  }
}
