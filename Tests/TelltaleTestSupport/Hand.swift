import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession

/// Plays a session as a person would, on a clock of its own.
package struct Hand {
  package var session: Session
  package var environment: Environment
  package var now = Instant(microseconds: 1_000_000)
  /// All effects so far, without redraws.
  package private(set) var effects: [Effect] = []
  private var asked = 0

  package init(
    environment: Environment, size: PixelSize = PixelSize(width: 1280, height: 720),
    appearance: Appearance = .day, textSize: Double = 1
  ) {
    self.environment = environment
    session = Session(size: size, appearance: appearance, textSize: textSize, in: environment)
  }

  package init(
    _ alert: Alert, profile: Profile = .sample(), language: Language = "en",
    keyboard: KeyboardLayout? = nil, size: PixelSize = PixelSize(width: 1280, height: 720)
  ) {
    self.init(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), keyboard: keyboard),
      size: size)
    ask(alert, language: language)
    arm()
  }

  /// Shows the screens of a scene and lets them take input.
  package init(
    _ scene: Scene, profile: Profile = .sample(), keyboard: KeyboardLayout? = nil,
    size: PixelSize = PixelSize(width: 800, height: 480), reducesMotion: Bool = true
  ) {
    self.init(
      environment: Environment(
        profile: profile, typesetter: GridTypesetter(), keyboard: keyboard,
        reducesMotion: reducesMotion),
      size: size)
    keep(
      session.open(
        scene, question: 1, language: scene.language ?? "en", words: .english, at: now,
        in: environment))
    settle()
  }

  /// Lets what was begun come to rest, and the screen take input.
  package mutating func settle() {
    present()
    wait(200)
    present()
    wait(300)
  }

  package mutating func tell(_ update: AppUpdate) {
    send(.requested(AppRequest(number: 0, updates: [update]), at: now))
    present()
  }

  package var events: [AppEvent] {
    effects.compactMap { if case .app(let event) = $0 { event } else { nil } }
  }

  package var emitted: [String] {
    effects.compactMap { if case .emit(let name) = $0 { name } else { nil } }
  }

  private mutating func keep(_ result: [Effect]) {
    effects += result.filter { if case .redraw = $0 { false } else { true } }
  }

  /// A finger that goes from one point to another in so many steps of 16 ms, and lifts.
  package mutating func swipe(
    from start: PixelPoint, to end: PixelPoint, steps: Int = 10, rest: Int = 0
  ) {
    does(.contactDown(contact: 0, at: start), .touch)
    for step in 1...steps {
      wait(16)
      let point = PixelPoint(
        x: start.x + (end.x - start.x) * step / steps,
        y: start.y + (end.y - start.y) * step / steps)
      does(.contactMoved(contact: 0, at: point), .touch)
    }
    wait(rest)
    does(.contactUp(contact: 0, at: end), .touch)
    wait(1000)
  }

  package var answers: [Answer] {
    effects.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
  }

  @discardableResult
  package mutating func send(_ event: Event) -> [Effect] {
    let result = session.handle(event, in: environment)
    keep(result)
    return result
  }

  /// Lets something else than an event happen to the session.
  package mutating func perform(_ body: (inout Session) -> [Effect]) {
    keep(body(&session))
  }

  /// Plays on in a environment with another profile.
  package mutating func changeProfile(_ body: (inout Profile) -> Void) {
    var profile = environment.profile
    body(&profile)
    environment = Environment(
      profile: profile, typesetter: environment.typesetter, pages: environment.pages,
      keyboard: environment.keyboard,
      reducesMotion: environment.reducesMotion)
  }

  package mutating func ask(_ alert: Alert, language: Language = "en") {
    asked += 1
    send(.asked(Question(id: .asked(asked), alert: alert, language: language)))
  }

  /// Lets the newest frame come on the glass and the guard pass.
  package mutating func arm() {
    present()
    wait(1000)
  }

  package mutating func present() { send(.presented(frame: session.frame, at: now)) }

  package mutating func wait(_ milliseconds: Int) {
    let end = now.advanced(byMilliseconds: milliseconds)
    while let deadline = session.deadline(in: environment), deadline <= end {
      now = max(now, deadline)
      send(.elapsed(now))
    }
    now = end
  }

  package mutating func does(
    _ occurrence: InputEvent.Occurrence, _ kind: InputKind, late milliseconds: Int = 0
  ) {
    let number = (InputKind.allCases.firstIndex(of: kind) ?? 0) + 1
    let event = InputEvent(
      device: DeviceID(number), kind: kind, time: now, occurrence: occurrence)
    send(.input(event, handledAt: now.advanced(byMilliseconds: milliseconds)))
  }

  package mutating func key(_ code: UInt16, held: Set<UInt16> = [], text: String = "") {
    let press = KeyPress(code: code, held: held, text: text)
    does(.keyDown(press), .keys)
    wait(60)
    does(.keyUp(press), .keys)
    wait(60)
  }

  package mutating func remote(_ code: UInt16) {
    does(.keyDown(KeyPress(code: code)), .remote)
    wait(60)
    does(.keyUp(KeyPress(code: code)), .remote)
    wait(60)
  }

  package mutating func push(for milliseconds: Int = 60) {
    does(.keyDown(KeyPress(code: 28)), .knob)
    wait(milliseconds)
    does(.keyUp(KeyPress(code: 28)), .knob)
    wait(60)
  }

  package mutating func turn(_ detents: Int) {
    does(.turned(detents: detents), .knob)
    wait(60)
  }

  package mutating func tap(_ point: PixelPoint, for milliseconds: Int = 80) {
    does(.contactDown(contact: 0, at: point), .touch)
    wait(milliseconds)
    does(.contactUp(contact: 0, at: point), .touch)
    wait(60)
  }

  /// A click of the pointer's button.
  package mutating func click(_ point: PixelPoint) {
    does(.pointerMoved(at: point), .pointer)
    does(.pointerDown(at: point), .pointer)
    wait(60)
    does(.pointerUp(at: point), .pointer)
    wait(60)
  }

  /// Taps the middle of a control; nothing happens where there is none of that name.
  package mutating func tap(_ name: String) {
    if let frame = session.glass.frame(ofControl: name) {
      tap(PixelPoint(x: frame.midX, y: frame.midY))
    }
  }
}
