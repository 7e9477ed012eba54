import TelltaleEvdev
import TelltaleGraphics
import TelltaleHeadless
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleText

/// Does what a script says on a playback, and holds what it expects against what there is.
final class ScriptRun {
  private var player: ScriptPlayer
  private var hand = LookingHand()
  private let playback: Playback<FontBook>
  private let app: (any PlayedProgram)?
  private let transcript: Transcript
  private let expectations: Expectations
  /// Takes down what each step does, where that is wanted.
  private let record: PlayedSteps?
  /// What its keys type, where there is something to type into.
  private let keys: TypedKeys?
  /// The kinds of devices that there are.
  private var attached: Set<InputKind> = []
  private let save: (String) -> Bool
  /// What was expected last, or the line that came last.
  private var place: SourceLocation
  private let steps: [ScriptStep]
  /// What hands did in vain.
  private let vain: VainActs
  /// Set when hands were to do more after the question had been answered.
  private(set) var isPast = false

  /// Awaited things are looked for as often as this.
  private static let lookMilliseconds = 100

  /// `size` is that of the screen, in pixels; `save` saves the picture of a moment under a name, and gives false where the
  /// play is to end.
  init(
    _ steps: [ScriptStep], on playback: Playback<FontBook>, size: PixelSize,
    app: (any PlayedProgram)?, transcript: Transcript, expectations: Expectations,
    vain: VainActs, record: PlayedSteps? = nil, typing keys: TypedKeys? = nil,
    save: @escaping (String) -> Bool
  ) {
    // Step by step it is easier to say what each has done.
    player = ScriptPlayer(record == nil ? steps : [], of: steps, on: size, from: playback.now)
    self.record = record
    self.save = save
    self.keys = keys
    place = steps.first?.location ?? SourceLocation(file: "script", line: 1, column: 1)
    self.steps = steps
    self.vain = vain
    self.playback = playback
    self.app = app
    self.transcript = transcript
    self.expectations = expectations
  }

  /// When the script is over, all waits included.
  var endTime: Instant { player.endTime }

  /// Plugs in what the steps are done with.
  func attach(for steps: [ScriptStep]) {
    for event in ScriptPlayer.attachments(for: steps, at: playback.now)
    where attached.insert(event.kind).inserted { playback.send(event) }
  }

  /// Does the whole script.
  func performAll() throws {
    guard let record else { return try perform() }
    for step in steps {
      record.begin(step.location, playback)
      try perform(step)
      record.end(playback)
    }
  }

  /// Does one more step, all of its time included.
  func perform(_ step: ScriptStep) throws {
    attach(for: [step])
    place = step.location
    player.add(step)
    try perform()
    try pass(to: player.endTime)
  }

  /// Does all that is still to be done, for as long as there is something to be played on.
  func perform() throws {
    while playback.isOn, let time = player.nextTime {
      try pass(to: time)
      guard try playback.isLooked(by: &hand, &player, pass: pass) else { continue }
      switch try output() {
      case .event(let done)?:
        let event = keys?.typed(done) ?? done
        transcript.add(event)
        record?.add(event)
        if case .attached = event.occurrence { attached.insert(event.kind) }
        playback.send(event)
      case .change(let change)?:
        transcript.add(change.line, at: playback.now)
        playback.send(change)
      case .saveFrame(let name)?: if !save("\(name).png") { return }
      case .expect(let expectation, let place)?:
        self.place = place
        if let problem = try expectations.problem(expectation, playback) {
          throw unmet(expectation, problem)
        }
      case .await(let expectation, let limit, let place)?:
        self.place = place
        try wait(for: expectation, milliseconds: limit)
      case nil: break
      }
    }
    try expectAfterEnd()
  }

  /// A question that was answered leaves nothing to play on, but what is expected of it may follow.
  private func expectAfterEnd() throws {
    while !playback.isOn, player.nextTime != nil {
      switch try output() {
      case .expect(let expectation, let place)?, .await(let expectation, _, let place)?:
        self.place = place
        if let problem = try expectations.problem(expectation, playback) {
          throw unmet(expectation, problem)
        }
      case .event: isPast = true
      case .change, .saveFrame, nil: break
      }
    }
  }

  /// A control that has gone because the question is answered is nobody's fault.
  private func output() throws(RuntimeError) -> ScriptPlayer.Output? {
    do throws(ScriptError) {
      let output = try player.advance { playback.session.glass.touchable(control: $0) }
      vain.place = player.place
      return output
    } catch {
      guard playback.isOn else {
        isPast = true
        return nil
      }
      place = error.location
      let waited = hand.waited(until: playback.now)
      let looked = waited > 0 ? ", after \(waited) ms" : ""
      throw RuntimeError(
        .scene,
        "\(error.description)\(looked)\n\(vain.description)\(Situation(playback).description)")
    }
  }

  /// Lets time pass, with what the program says meanwhile.
  func pass(to moment: Instant) throws {
    try app?.speak(to: playback, until: moment, transcript)
    playback.advance(to: moment)
  }

  private func wait(for expectation: ScriptExpectation, milliseconds: Int) throws {
    let start = playback.now
    let end = start.advanced(byMilliseconds: milliseconds)
    while true {
      let isLast = playback.now >= end
      guard let problem = try expectations.problem(expectation, playback, isLast: isLast) else {
        return player.delay(milliseconds: playback.now.milliseconds(since: start))
      }
      guard !isLast else {
        throw unmet(expectation, "within \(milliseconds) ms it did not come: \(problem)")
      }
      try pass(to: min(end, playback.now.advanced(byMilliseconds: Self.lookMilliseconds)))
    }
  }

  private func unmet(_ expectation: ScriptExpectation, _ problem: String) -> UnmetExpectation {
    var isOfPicture = false
    if case .frame = expectation { isOfPicture = true }
    return unmet("expected \(expectation.words); \(problem)", isOfPicture: isOfPicture)
  }

  private func unmet(_ message: String, isOfPicture: Bool = false) -> UnmetExpectation {
    UnmetExpectation(
      place, message, vain.description + Situation(playback).description, isOfPicture: isOfPicture)
  }

  /// What kept the script from going on, at the line that was done last, with what there is on the screen.
  func stopped(by message: String) -> UnmetExpectation {
    place = player.place ?? place
    return unmet(message)
  }
}

extension Playback {
  /// True while there is something to be played on.
  var isOn: Bool { session.isBusy && !hasLeft }
}
