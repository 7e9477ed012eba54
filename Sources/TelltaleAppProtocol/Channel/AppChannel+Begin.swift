import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension AppChannel {
  /// Says that there is a screen, on what platform, in which language, and of what size in pixels.
  /// `clock` says whose time it goes by where that is not everybody's.
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
