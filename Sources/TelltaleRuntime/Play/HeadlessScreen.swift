import TelltaleEvdev
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleImages
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The display in memory, played to by a script or a recording.
package final class HeadlessScreen {
  private let setup: ProfileSetup
  private let scene: SceneSettings
  private let size: PixelSize
  package let transcript: Transcript
  /// The application of screens; `nil` where they have none.
  package var app: (any PlayedProgram)?
  /// The comparison with what the script expects.
  private let expectations: Expectations
  private let keepFrame: FrameSink?
  /// The record of what each line of the script does; `nil` for none.
  package var steps: PlayedSteps?
  private let vain = VainActs()
  /// The loop that is played on, while it is played.
  private weak var playback: Playback<FontBook>?
  private var failure: (any Error)?
  private var saved = 0

  /// The most pictures that are saved: a minute and more of constant change.
  private static let maximumFrames = 2000

  /// A function that takes a frame as a PNG file, with its name. An error that it throws ends the play.
  package typealias FrameSink = (_ png: [UInt8], _ name: String) throws -> Void

  /// Creates a screen that shows nothing yet.
  ///
  /// - Parameters:
  ///   - setup: The platform with its fonts.
  ///   - scene: The theme, the text size and the aids.
  ///   - size: The size of the screen in pixels.
  ///   - expectations: The comparison with what the script expects.
  ///   - transcript: The transcript to which lines are added.
  ///   - keepFrame: Takes each frame; `nil` keeps none.
  package init(
    setup: ProfileSetup, scene: SceneSettings, size: PixelSize,
    expectations: Expectations = Expectations(script: ""),
    transcript: Transcript = Transcript(), keepFrame: FrameSink? = nil
  ) {
    self.keepFrame = keepFrame
    self.expectations = expectations
    self.setup = setup
    self.scene = scene
    self.size = size
    self.transcript = transcript
  }

  /// Shows the scene and plays the input to its end.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - input: The script or the recording.
  ///   - atEnd: Sees the screen at the end of the input, before a timeout or anything else follows.
  /// - Returns: The reason for the end.
  /// - Throws: An error that kept the input from being played to its end.
  package func play(
    _ shown: ShownScene, _ input: PlayedInput, atEnd: (Playback<FontBook>) -> Void = { _ in }
  ) throws -> ScreenEnd {
    let builder = ScreenBuilder(shown, on: setup, scene, size: size, store: app?.store)
    let playback = builder.playback(
      pictures: builder.pictures(awaiting: app?.awaitedPictures ?? [])
    ) { [weak self] report, time in self?.hear(report, at: time) }
    self.playback = playback
    expectations.names = names(of: shown)
    steps?.open(playback, transcript)
    app?.begin(on: playback, ProgramWatch(expectations: expectations, steps: steps))
    try play(input, on: playback, builder, shown, atEnd)
    try steps?.finish(playback)
    if let failure { throw failure }
    app?.store?.keep(playback.session.unsavedTexts)
    try playback.requireSight()
    return playback.end
  }

  private func hear(_ report: HostReport, at time: Instant) {
    if let name = transcript.add(report, at: time), let playback {
      steps?.isChanged = true
      save(playback, as: name)
    }
    vain.hear(report)
    if case .answered(let answer) = report { expectations.hear(answer) }
    app?.hear(report, at: time)
  }

  private func play(
    _ input: PlayedInput, on playback: Playback<FontBook>, _ builder: ScreenBuilder,
    _ shown: ShownScene, _ atEnd: (Playback<FontBook>) -> Void
  ) throws {
    switch input {
    case .script(let steps):
      let run = run(of: steps, typing: typedKeys(for: shown), on: playback)
      run.attach(for: steps)
      show(builder, on: playback)
      self.steps?.end(playback)
      try perform(run, on: playback) {
        try run.performAll()
        try finish(playback, after: run.endTime, in: builder.environment) {
          // Where hands were to do more there is nothing to be seen at the end.
          if !run.isPast { atEnd($0) }
        }
      }
    case .lines(let lines):
      let run = run(of: [], typing: typedKeys(for: shown), on: playback)
      show(builder, on: playback)
      try perform(run, on: playback) {
        try lines.perform(on: run, playback)
        try finish(playback, after: playback.now, in: builder.environment, atEnd)
      }
    case .recording(let recording, let file):
      show(builder, on: playback)
      let hasScanner = setup.profile.device.assignments.contains { $0.role == .scanner }
      let keys = typedKeys(for: shown, or: hasScanner)
      try play(recording, file, typing: keys, on: playback, in: builder.environment, atEnd)
    }
  }

  /// The keyboard layout for the keys; `nil` where nothing can be typed into.
  private func typedKeys(for shown: ShownScene, or isWanted: Bool = false) -> TypedKeys? {
    shown.scene.hasFields || isWanted ? TypedKeys(layout: setup.profile.keyboard.layout) : nil
  }

  private func show(_ builder: ScreenBuilder, on playback: Playback<FontBook>) {
    builder.open(on: playback)
    builder.warn(about: playback.session)
  }

  private func run(
    of steps: [ScriptStep], typing keys: TypedKeys?, on playback: Playback<FontBook>
  ) -> ScriptRun {
    ScriptRun(
      steps, on: playback, size: size, app: app, transcript: transcript, expectations: expectations,
      vain: vain, record: self.steps, typing: keys
    ) { [unowned self, unowned playback] name in
      save(playback, as: name)
      return failure == nil
    }
  }

  /// Does the steps. On failure the picture of that moment is kept, and the program is told the end.
  private func perform(
    _ run: ScriptRun, on playback: Playback<FontBook>, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch {
      transcript.add("failed \(error)", at: playback.now)
      save(playback, as: "failed.png")
      app?.finish(playback)
      var told = error
      if let failure = error as? ProgramError { told = run.stopped(by: failure.message) }
      try steps?.fail(told, expectations.differing, playback)
      throw told
    }
  }

  /// The values for names in braces in the names of expected files.
  private func names(of shown: ShownScene) -> [String: String] {
    let profile = scene.device ?? scene.profile ?? setup.profile.name
    let file = profile.split(separator: "/").last ?? ""
    return [
      "profile": String(file.split(separator: ".").first ?? file),
      "size": "\(size.width)x\(size.height)", "lang": shown.language.tag,
      "theme": scene.theme.rawValue, "text-size": String(scene.textSize),
    ]
  }

  /// A recording starts when the dialog takes input, as a person would; its keyboards type, where
  /// something can be typed into.
  private func play(
    _ recording: Recording, _ file: String, typing keys: TypedKeys?,
    on playback: Playback<FontBook>, in environment: Environment,
    _ atEnd: (Playback<FontBook>) -> Void
  ) throws {
    while !playback.session.isArmed, let deadline = playback.session.deadline(in: environment) {
      playback.advance(to: deadline)
    }
    var devices = DeviceSet(
      geometry: InputGeometry(
        screen: size, rotation: setup.profile.device.rotation,
        touchMatrix: setup.profile.device.touchMatrix),
      assignments: setup.profile.device.assignments)
    let events: [InputEvent]
    do throws(DeviceRefusal) {
      events = try recording.play(into: &devices)
    } catch {
      // The remedy is for the device's owner; here there is only its recording.
      throw RuntimeError(.scene, "\(Quoted.plain(file)): error: \(error.message)")
    }
    let shift = playback.now.microseconds + 100_000 - (events.first?.time.microseconds ?? 0)
    for var event in events where failure == nil && playback.isOn {
      event.time = Instant(microseconds: event.time.microseconds &+ shift)
      for code in keys?.due(at: event.time) ?? [] { try send(code, to: playback) }
      if let keys {
        guard let typed = keys.read(event) else { continue }
        event = typed
      }
      try send(event, to: playback)
    }
    if let deadline = keys?.deadline, failure == nil, playback.isOn {
      for code in keys?.due(at: deadline) ?? [] { try send(code, to: playback) }
    }
    try finish(playback, after: playback.now, in: environment, atEnd)
  }

  /// Sends an event once everything that is due before it has happened.
  private func send(_ event: InputEvent, to playback: Playback<FontBook>) throws {
    try app?.speak(to: playback, until: event.time, transcript)
    playback.advance(to: event.time)
    transcript.add(event)
    playback.send(event)
  }

  /// Lets time pass until the end of the input and of what is due after it, such as a timeout. `look` sees
  /// the end of the input.
  private func finish(
    _ playback: Playback<FontBook>, after end: Instant, in environment: Environment,
    _ look: (Playback<FontBook>) -> Void
  ) throws {
    try app?.speak(to: playback, until: end, transcript)
    playback.advance(to: end)
    look(playback)
    try app?.speak(to: playback, until: nil, transcript)
    // Screens go on for ever; what was begun on them comes to rest within a second.
    if playback.session.showsScreens {
      playback.advance(to: playback.now.advanced(byMilliseconds: 1000))
    } else {
      while let next = playback.questionTurn, next > playback.now {
        playback.advance(to: next)
      }
    }
    app?.finish(playback)
  }

  private func save(_ playback: Playback<FontBook>, as name: String) {
    guard let keepFrame, failure == nil else { return }
    guard saved < Self.maximumFrames else {
      failure = RuntimeError(
        .scene,
        "telltale: more than \(Self.maximumFrames) frames; play a shorter input, or leave out --frames"
      )
      return
    }
    saved += 1
    do {
      try keepFrame(playback.withCanvas { PNGFile.encode($0, effort: .quick) }, name)
    } catch {
      failure = error
    }
  }
}
