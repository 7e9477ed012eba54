import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport

/// What takes input: on each of these a control `go` emits `gone`, and has the focus.
enum ShownKind: CaseIterable, Sendable {
  case alert, sheet, screen, modal

  static let questions: [ShownKind] = [.alert, .sheet]
  static let screens: [ShownKind] = [.screen, .modal]

  /// Milliseconds from its first frame until input counts, with the sample profile.
  var guardTime: Int { Self.questions.contains(self) ? 300 : 100 }

  private var scene: Scene {
    let choices = [
      AlertButton(id: "go", title: "Go", action: .emit("gone")),
      AlertButton(title: "Cancel", role: .cancel),
    ]
    let go = Element.button(Button(id: "go", title: "Go", action: .emit("gone")))
    switch self {
    case .alert: return Scene(root: .alert(Alert(title: "Go There?", buttons: choices)))
    case .sheet:
      return Scene(
        root: .actionSheet(
          ActionSheet(title: "Go There?", trigger: Trigger("there"), buttons: choices)))
    case .screen: return .screen(go)
    case .modal:
      let close = DismissControl(title: "Done")
      return Scene(
        root: .modal(Modal(style: .fullscreen, title: "Place", dismiss: close, content: [go])))
    }
  }

  /// Nobody has seen it yet.
  func opened(profile: Profile = .sample()) -> Hand {
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true))
    let (scene, environment, now) = (self.scene, hand.environment, hand.now)
    hand.perform { session in
      session.open(scene, question: 1, language: "en", words: .english, at: now, in: environment)
    }
    return hand
  }

  /// It takes input from this moment on.
  func armed(profile: Profile = .sample()) -> Hand {
    var hand = opened(profile: profile)
    hand.present()
    hand.wait(guardTime)
    for _ in 0..<4 where hand.session.focusedControl != "go" { hand.key(15) }
    return hand
  }

  /// The same again, seen this moment, with the focus where a push is meant for `go`.
  func seenAnew(profile: Profile = .sample()) -> Hand {
    var hand = armed(profile: profile)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.present()
    return hand
  }
}

/// What presses a control.
enum PressKind: CaseIterable, Sendable { case touch, pointer, keys, knob }

extension Hand {
  /// The middle of a control.
  func middle(of name: String) -> PixelPoint {
    let frame = session.glass.frame(ofControl: name) ?? .empty
    return PixelPoint(x: frame.midX, y: frame.midY)
  }

  /// Whatever it is goes down on `go`.
  mutating func goesDown(by way: PressKind, contact: Int = 0, late: Int = 0) {
    switch way {
    case .touch: does(.contactDown(contact: contact, at: middle(of: "go")), .touch, late: late)
    case .pointer: does(.pointerDown(at: middle(of: "go")), .pointer, late: late)
    case .keys: does(.keyDown(KeyPress(code: 57)), .keys, late: late)
    case .knob: does(.keyDown(KeyPress(code: 28)), .knob, late: late)
    }
    now = now.advanced(byMilliseconds: late)
  }

  mutating func comesUp(by way: PressKind, contact: Int = 0, late: Int = 0) {
    switch way {
    case .touch: does(.contactUp(contact: contact, at: middle(of: "go")), .touch, late: late)
    case .pointer: does(.pointerUp(at: middle(of: "go")), .pointer, late: late)
    case .keys: does(.keyUp(KeyPress(code: 57)), .keys, late: late)
    case .knob: does(.keyUp(KeyPress(code: 28)), .knob, late: late)
    }
    now = now.advanced(byMilliseconds: late)
  }

  mutating func presses(by way: PressKind) {
    goesDown(by: way)
    wait(60)
    comesUp(by: way)
  }
}
