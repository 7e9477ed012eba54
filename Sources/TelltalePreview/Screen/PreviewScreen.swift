import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The scene as it runs: a unit's own loop on a display in memory, whose clock is moved as real time goes by. It
/// belongs to one thread.
///
/// A file that does not load leaves what was shown last, and `problem` says what is wrong.
package final class PreviewScreen {
  package private(set) var options: PreviewOptions
  /// The fault of the file or the settings as they are now, in the words of a command line.
  package private(set) var problem: String?
  /// The answer to the question that was shown.
  private(set) var answer: String?
  /// The scene that was last loaded well.
  private(set) var loaded: PreviewLoad?
  private(set) var playback: Playback<FontBook>?
  private(set) var conversation: PreviewConversation?
  var recorder: PreviewRecorder?
  /// The number of times that something was loaded, by which results for an older edition are told apart.
  package private(set) var edition = 0
  /// True once the picture has changed since the last call of `seen`.
  private(set) var isChanged = true

  private var pictures = SwitchedPictures()
  private var hands = PreviewHands()
  /// The real time at which the screen's clock stood at zero.
  private var start: Instant
  private let clock: any Clock

  /// Loads the scene; `problem` says what is wrong where that fails.
  ///
  /// - Parameters:
  ///   - options: The scene, and how it is shown at first.
  ///   - clock: The clock of real time.
  package init(_ options: PreviewOptions, clock: any Clock) {
    self.options = options
    self.clock = clock
    start = clock.now
    restart()
  }

  // MARK: Loading

  /// Begins anew, with the scene as its file is now and the program from its start.
  package func restart() {
    load { (load) throws(RuntimeError) in
      finish()
      hands = PreviewHands()
      try open(load)
    }
  }

  /// Shows the file as it is now. Screens stay where they are, with what was delivered to them.
  package func reload() {
    load { (load) throws(RuntimeError) in
      let isApp = playback?.session.showsScreens == true && !load.edition.shown.scene.isQuestion
      if isApp { reopen(load) } else { try open(load) }
    }
  }

  /// Changes settings. Loads the scene again where the change needs that.
  ///
  /// - Parameter message: The settings by their names; others stay as they are.
  /// - Returns: The fault of one of them, and then nothing has changed; else `nil`.
  package func set(_ message: JSONValue) -> String? {
    let before = options.settings
    if let fault = options.settings.take(message) { return fault }
    let after = options.settings
    guard before != after else { return nil }
    record(before, after)
    var rest = before
    rest.scene.theme = after.scene.theme
    rest.driving = after.driving
    if rest == after, playback != nil {
      placeAround(before)
    } else if before.scene.profile != after.scene.profile
      || before.scene.device != after.scene.device
    {
      // Another unit: what it shows at first need not be what is shown after a change.
      restart()
    } else {
      reload()
    }
    return nil
  }

  /// Tells the screen the state of the vehicle and the light around; nothing is loaded for it.
  private func placeAround(_ before: PreviewSettings?) {
    let settings = options.settings
    if before?.scene.theme != settings.scene.theme { playback?.send(.theme(settings.scene.theme)) }
    if let driving = settings.driving, before?.driving != driving {
      playback?.send(.driving(driving))
    }
    isChanged = true
  }

  private func record(_ before: PreviewSettings, _ after: PreviewSettings) {
    guard let now = playback?.now else { return }
    if before.scene.theme != after.scene.theme {
      recorder?.add(change: "theme \(after.scene.theme.rawValue)", at: now)
    }
    if let driving = after.driving, driving != before.driving {
      recorder?.add(change: "drive \(driving.rawValue)", at: now)
    }
  }

  private func load(_ show: (PreviewLoad) throws(RuntimeError) -> Void) {
    edition += 1
    do throws(RuntimeError) {
      let load = try PreviewLoad(options)
      try show(load)
      loaded = load
      problem = nil
    } catch {
      problem = error.message
    }
    isChanged = true
  }

  /// Shows the scene in place of whatever was shown.
  private func open(_ load: PreviewLoad) throws(RuntimeError) {
    let setup = load.edition.setup
    let builder = ScreenBuilder(
      load.edition.shown, on: setup, options.settings.placed(on: load.size), size: load.size)
    pictures = SwitchedPictures()
    pictures.use(builder.pictures())
    let playback = builder.playback(pictures: pictures, isResident: true) {
      [weak self] report, time in self?.hear(report, at: time)
    }
    conversation?.finish(at: self.playback?.now ?? .zero)
    let conversation = try PreviewConversation(load.edition.reader, program: options.program)
    self.conversation = conversation
    self.playback = playback
    answer = nil
    start = clock.now
    if !load.edition.shown.scene.isQuestion { conversation.tell(ready(load), at: .zero) }
    builder.open(on: playback)
    builder.warn(about: playback.session)
    placeAround(nil)
  }

  /// Shows another edition of the app in place of the one that is shown.
  private func reopen(_ load: PreviewLoad) {
    guard let playback else { return }
    let (setup, shown) = (load.edition.setup, load.edition.shown)
    pictures.use(setup.pictures(of: shown, .awaited))
    conversation?.use(load.edition.reader)
    playback.reopen(
      shown.scene, language: shown.language, words: shown.words, in: setup.environment(for: shown),
      glyphs: setup.fonts)
    if playback.session.size != load.size { playback.resize(to: load.size) }
    if playback.session.glass.textSize != options.settings.scene.textSize {
      playback.host.handle(.textSizeChanged(options.settings.scene.textSize))
    }
    placeAround(nil)
  }

  private func ready(_ load: PreviewLoad) -> JSONValue {
    [
      "event": "ready", "protocol": 1, "profile": .string(load.edition.setup.profile.name),
      "language": .string(load.edition.shown.language.tag), "width": .integer(load.size.width),
      "height": .integer(load.size.height),
    ]
  }

  /// Ends the program, where one runs.
  package func finish() {
    conversation?.finish(at: playback?.now ?? .zero)
    conversation = nil
  }

  // MARK: Time

  /// Moves the screen's clock up to real time, with all that is due on the way, and hears the program.
  package func advance() {
    guard let playback else { return }
    playback.advance(to: time)
    for received in conversation?.listen(at: playback.now) ?? [] { take(received) }
    guard recorder != nil, isChanged else { return }
    let situation = ScreenSummary(playback)
    recorder?.note(
      PreviewRecorder.State(
        screen: situation.screen, focus: situation.focused, alert: situation.question))
  }

  /// The screen's time that belongs to real time.
  private var time: Instant {
    Instant(microseconds: max(0, clock.now.microseconds - start.microseconds))
  }

  /// The real time at which something is due; `nil` where that is never.
  package var nextTurn: Instant? {
    playback?.host.nextTurn.map {
      Instant(microseconds: $0.microseconds + start.microseconds)
    }
  }

  /// The descriptors that there is to wait for beside time.
  package var interests: [pollfd] { conversation?.interests ?? [] }

  // MARK: Hands and words

  /// Carries out an act of a hand on the screen.
  ///
  /// - Parameter command: The command of the page; one that no hand gives does nothing.
  package func act(_ command: PreviewCommand) {
    guard let playback else { return }
    playback.advance(to: time)
    for event in hands.events(for: command, at: playback.now) {
      recorder?.add(event) { control(at: $0) }
      playback.send(event)
    }
  }

  /// Takes a line in the program's place.
  ///
  /// - Parameter line: The line, as the program would say it.
  package func say(_ line: String) {
    guard let playback, let conversation else { return }
    recorder?.add(said: line, at: playback.now)
    take(conversation.say(line, at: playback.now))
  }

  private func take(_ received: RequestCodec.Received) {
    guard let playback else { return }
    switch received {
    case .request(let request): playback.send(request)
    case .reopening(let wish, let id, _):
      var members: [JSONValue.Member] = []
      if let profile = wish.profile { members.append(.init("profile", .string(profile))) }
      if let language = wish.language { members.append(.init("language", .string(language.tag))) }
      _ = set(.object(members))
      if let line = RequestCodec.ok(id) { conversation?.tell(line, at: playback.now) }
    case .refused, .nothing: break
    }
  }

  private func hear(_ report: HostReport, at time: Instant) {
    if case .presented = report { isChanged = true }
    if case .app(.ignored) = report { recorder?.noteIgnored() }
    if case .answered(let given) = report {
      answer = given.choice ?? given.outcome.rawValue
      recorder?.note(answer: given.choice ?? given.outcome.rawValue, alert: given.alertID)
    }
    if let line = conversation?.hear(report, at: time), let kind = line["event"]?.string {
      recorder?.note(event: line.line, of: kind)
    }
  }

  /// Returns the control that is touched at a pixel, by the name that scripts use for it.
  private func control(at point: PixelPoint) -> String? {
    let session = playback?.session
    let controls = (session?.placement ?? session?.screenPlacement)?.controls ?? []
    let found = controls.filter { $0.target.contains(point) }
    guard found.count == 1, let name = found.first?.name,
      controls.count(where: { $0.name == name }) == 1
    else { return nil }
    return name
  }

  /// Takes out the part of the picture that has changed.
  ///
  /// - Returns: The change since the last call; empty where nothing is shown.
  package func takeDamage() -> Damage { playback?.takeDamage() ?? Damage() }

  /// Notes that the picture was looked at.
  func seen() { isChanged = false }
}
