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

/// The headless display, played to by a script or a recording.
package final class HeadlessScreen {
  private let stage: Stage
  private let scene: SceneSettings
  private let size: PixelSize
  package let transcript: Transcript
  /// The application of screens, where they have one.
  package var app: PlayedApp?
  /// Takes each frame as a PNG file, with its name; what it throws ends the play.
  package var keepFrame: ((_ png: [UInt8], _ name: String) throws -> Void)?
  /// Sees what is shown at the end of the input, before anything else comes of it.
  package var atEnd: (Playback<FontBook>) -> Void = { _ in }
  private var failure: (any Error)?
  private var saved = 0

  /// Pictures saved at most: a minute and more of constant change.
  private static let maximumFrames = 2000

  /// `size` is that of the screen, in pixels.
  package init(
    stage: Stage, scene: SceneSettings, size: PixelSize, transcript: Transcript = Transcript()
  ) {
    self.stage = stage
    self.scene = scene
    self.size = size
    self.transcript = transcript
  }

  /// Shows the scene and plays the input to its end; gives the answers there were.
  package func play(_ shown: ShownScene, _ input: PlayedInput) throws -> [Answer] {
    let opening = Opening(
      shown, on: stage, scene, size: size, remembered: app?.keeper?.remembered ?? Remembered())
    let warnings = PictureWarnings(shown, stage.notices)
    let pictures = ImmediatePictures(
      stage.pictureFiles(of: shown), awaiting: app?.awaitedPictures ?? [],
      report: warnings.tell)
    let playback = Playback(
      session: opening.session, world: opening.world, glyphs: stage.fonts, pictures: pictures
    ) { [transcript, app] report, time in
      transcript.add(report, at: time)
      app?.hear(report, at: time)
    }
    transcript.onFrame = { [weak self, unowned playback] name in
      self?.save(playback, as: name)
    }
    if case .script(let steps) = input {
      for event in ScriptPlayer.attachments(for: steps, at: .zero) { playback.send(event) }
    }
    opening.open(on: playback)
    opening.warn(about: playback.session)
    switch input {
    case .script(let steps): try play(steps, on: playback, in: opening.world)
    case .recording(let recording, let file):
      let hasScanner = stage.profile.device.assignments.contains { $0.role == .scanner }
      let keys =
        shown.scene.hasFields || hasScanner
        ? TypedKeys(layout: stage.profile.keyboard.layout) : nil
      try play(recording, file, typing: keys, on: playback, in: opening.world)
    }
    if let failure { throw failure }
    app?.keeper?.keep(playback.session.unsavedTexts)
    return playback.answers
  }

  private func play(
    _ steps: [ScriptStep], on playback: Playback<FontBook>, in world: World
  ) throws {
    var player = ScriptPlayer(steps, on: size, from: .zero)
    do throws(ScriptError) {
      while failure == nil, playback.isOn, let time = player.nextTime {
        app?.speak(to: playback, until: time, transcript)
        playback.advance(to: time)
        let output = try player.advance { playback.session.frame(ofControl: $0) }
        switch output {
        case .event(let event)?:
          transcript.add(event)
          playback.send(event)
        case .saveFrame(let name)?: save(playback, as: "\(name).png")
        case nil: break
        }
      }
    } catch {
      // A control that has gone because the question is answered is nobody's fault.
      guard playback.isOn else { return }
      throw RuntimeError(.scene, error.description)
    }
    finish(playback, after: player.endTime, in: world)
  }

  /// A recording starts when the dialog takes input, as a person would; its keyboards type, where
  /// something can be typed into.
  private func play(
    _ recording: Recording, _ file: String, typing keys: TypedKeys?,
    on playback: Playback<FontBook>, in world: World
  ) throws {
    while !playback.session.isArmed, let deadline = playback.session.deadline(in: world) {
      playback.advance(to: deadline)
    }
    var devices = DeviceSet(
      geometry: InputGeometry(
        screen: size, rotation: stage.profile.device.rotation,
        touchMatrix: stage.profile.device.touchMatrix),
      assignments: stage.profile.device.assignments)
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
      for code in keys?.due(at: event.time) ?? [] { send(code, to: playback) }
      if let keys {
        guard let typed = keys.read(event) else { continue }
        event = typed
      }
      send(event, to: playback)
    }
    if let deadline = keys?.deadline, failure == nil, playback.isOn {
      for code in keys?.due(at: deadline) ?? [] { send(code, to: playback) }
    }
    finish(playback, after: playback.now, in: world)
  }

  /// What is due until then has happened.
  private func send(_ event: InputEvent, to playback: Playback<FontBook>) {
    app?.speak(to: playback, until: event.time, transcript)
    playback.advance(to: event.time)
    transcript.add(event)
    playback.send(event)
  }

  /// Lets the end of the input and what is due after it (a timeout) happen.
  private func finish(_ playback: Playback<FontBook>, after end: Instant, in world: World) {
    app?.speak(to: playback, until: end, transcript)
    playback.advance(to: end)
    atEnd(playback)
    app?.speak(to: playback, until: nil, transcript)
    // Screens go on for ever; what was begun on them comes to rest within a second.
    guard !playback.session.showsScreens else {
      return playback.advance(to: playback.now.advanced(byMilliseconds: 1000))
    }
    while playback.session.isBusy, let deadline = playback.session.deadline(in: world) {
      playback.advance(to: deadline)
    }
  }

  private func save(_ playback: Playback<FontBook>, as name: String) {
    guard let keepFrame, failure == nil else { return }
    guard saved < Self.maximumFrames else {
      failure = RuntimeError(
        .scene,
        "telltale: more than \(Self.maximumFrames) frames, which is the most that are saved; "
          + "play a shorter input, or leave out --frames")
      return
    }
    saved += 1
    do {
      try keepFrame(playback.withCanvas { PNGFile.encode($0) }, name)
    } catch {
      failure = error
    }
  }
}

extension Playback {
  /// True while there is something to be played on.
  fileprivate var isOn: Bool { session.isBusy && !hasLeft }
}
