import TelltaleEvdev
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleText

/// The steps of a script on a playback. It compares what the script expects with what there is.
final class ScriptRun {
  private var player: ScriptPlayer
  private var hand = LookingHand()
  private let playback: Playback<FontBook>
  private let app: (any PlayedProgram)?
  private let transcript: Transcript
  private let expectations: Expectations
  /// The record of what each step does; `nil` for none.
  private let record: PlayedSteps?
  /// The keyboard layout for the keys; `nil` where nothing can be typed into.
  private let keys: TypedKeys?
  /// The kinds of devices that are plugged in.
  private var attached: Set<InputKind> = []
  private let save: (String) -> Bool
  /// The place of the last expectation, or of the line that came last.
  private var place: SourceLocation
  private let steps: [ScriptStep]
  /// The acts of hands that had no effect.
  private let vain: VainActs
  /// True once hands were to do more after the question had been answered.
  private(set) var isPast = false

  /// The milliseconds between two looks for something that is awaited.
  private static let lookMilliseconds = 100

  /// Creates a run of some steps.
  ///
  /// - Parameters:
  ///   - steps: The steps of the script.
  ///   - playback: The screen that is played on.
  ///   - size: The size of the screen in pixels.
  ///   - app: The program behind the screens; `nil` for none.
  ///   - transcript: The transcript to which lines are added.
  ///   - expectations: The comparison with what the script expects.
  ///   - vain: The record of acts that had no effect.
  ///   - record: The record of what each step does; `nil` for none.
  ///   - keys: The keyboard layout for the keys; `nil` where nothing can be typed into.
  ///   - save: Saves the picture of a moment under a name; returns false where the play is to end.
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

  /// The moment at which the script is over, all waits included.
  var endTime: Instant { player.endTime }

  /// Plugs in the devices that the steps need.
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

  /// Does all steps that are left, as long as there is something to be played on.
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
    try playback.requireSight()
    try expectAfterEnd()
  }

  /// Checks the expectations after a question has been answered, when nothing is left to play on.
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

  /// The next output of the script. A control that has gone because the question is answered is no error.
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
        "\(error.description)\(looked)\n\(vain.description)\(ScreenSummary(playback).description)")
    }
  }

  /// Lets time pass; the program says its lines meanwhile.
  func pass(to moment: Instant) throws {
    try app?.speak(to: playback, until: moment, transcript)
    playback.advance(to: moment)
    try playback.requireSight()
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
        throw unmet(expectation, "within \(milliseconds) ms it did not happen: \(problem)")
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
      place, message, vain.description + ScreenSummary(playback).description,
      isOfPicture: isOfPicture)
  }

  /// The error for a script that could not go on, at the line that was done last, with the state of the
  /// screen.
  func stopped(by message: String) -> UnmetExpectation {
    place = player.place ?? place
    return unmet(message)
  }
}

extension Playback {
  /// True while there is something to be played on.
  var isOn: Bool { session.isBusy && !hasLeft && !isUnseen }

  /// Ends a play as a unit's screen ends.
  ///
  /// - Throws: The error of a question that nobody could see for its whole time limit.
  func requireSight() throws(RuntimeError) {
    if isUnseen { throw RuntimeError(DisplayError.unseen) }
  }
}
