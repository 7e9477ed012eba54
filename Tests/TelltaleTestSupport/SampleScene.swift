import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession

@testable import TelltaleProfiles
@testable import TelltaleScenes
@testable import TelltaleSyntax

/// A scene as its author writes it, for one of the platforms that the project ships.
package struct SampleScene {
  package var scene: Scene
  package var profile: Profile
  package var language: Language

  package init(_ yaml: String, on name: String) throws {
    profile = try Platforms.profile(name)
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder])).load()
    let loaded = SceneFile.load(
      bytes: Array(yaml.utf8), name: "sample.yaml", profile: profile, lexicons: lexicons)
    if let refusal = loaded.refusal { throw refusal }
    guard let scene = loaded.accepted else { throw CancellationError() }
    self.scene = scene
    language = scene.language ?? profile.language
  }

  /// The first of the platform's screens, in pixels.
  package var screen: PixelSize { profile.smallestScreen }
}

extension Profile {
  /// The narrowest screen, in pixels.
  package var smallestScreen: PixelSize {
    guard let size = screens.first else { return PixelSize(width: 800, height: 480) }
    return PixelSize(
      width: display.density.pixels(size.width), height: display.density.pixels(size.height))
  }
}

extension Hand {
  /// Shows a scene on a platform's first screen; what moves by itself does not, unless asked for.
  package static func showing(
    _ yaml: String, on name: String, size: PixelSize? = nil, keyboard: KeyboardLayout? = nil,
    moves: Bool = false, textSize: Double = 1
  ) throws -> Hand {
    let sample = try SampleScene(yaml, on: name)
    var hand = Hand(
      environment: Environment(
        profile: sample.profile, typesetter: GridTypesetter(), keyboard: keyboard,
        reducesMotion: !moves),
      size: size ?? sample.screen)
    if textSize != 1 { hand.send(.textSizeChanged(textSize)) }
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        sample.scene, question: 1, language: sample.language, words: .english, at: now,
        in: environment)
    }
    return hand
  }

  /// The same, armed.
  package static func armed(
    _ yaml: String, on name: String, size: PixelSize? = nil, keyboard: KeyboardLayout? = nil,
    moves: Bool = false, textSize: Double = 1
  ) throws -> Hand {
    var hand = try showing(
      yaml, on: name, size: size, keyboard: keyboard, moves: moves, textSize: textSize)
    hand.arm()
    return hand
  }

  /// Taps a control, and lets what comes of it be seen.
  package mutating func press(_ name: String) {
    tap(name)
    arm()
  }

  /// A finger, or the pointer with its button down, that goes somewhere and rests there before it
  /// lifts, so that nothing is thrown.
  package mutating func move(
    from start: PixelPoint, to end: PixelPoint, steps: Int = 8, _ kind: InputKind = .touch
  ) {
    does(kind == .pointer ? .pointerDown(at: start) : .contactDown(contact: 0, at: start), kind)
    wait(40)
    for step in 1...steps {
      let point = PixelPoint(
        x: start.x + (end.x - start.x) * step / steps,
        y: start.y + (end.y - start.y) * step / steps)
      does(kind == .pointer ? .pointerMoved(at: point) : .contactMoved(contact: 0, at: point), kind)
      wait(20)
    }
    wait(120)
    does(kind == .pointer ? .pointerUp(at: end) : .contactUp(contact: 0, at: end), kind)
    wait(60)
  }

  /// The commands of the picture as things stand.
  package var picture: [DrawCommand] { session.picture(in: environment).commands }

  /// The colours of all text whose pen stands inside a frame.
  package func inks(in frame: PixelRect) -> Set<Color> {
    Set(
      picture.compactMap { command in
        if case .glyphs(_, let origin, let color) = command, frame.contains(origin) {
          color
        } else {
          nil
        }
      })
  }
}
