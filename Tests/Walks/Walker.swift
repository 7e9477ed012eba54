import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSession
import TelltaleTestSupport

/// Somebody on the way through an app: a session with a clock of its own, and all that was heard.
///
/// Events come as `telltale play` sends them, so that a walk can be played there again. A value: a
/// copy can be sent another way.
package struct Walker {
  package let app: WalkApp
  package let moves: Bool
  package private(set) var edition: WalkEdition
  package private(set) var environment: Environment
  package internal(set) var session: Session
  package private(set) var now = Instant.zero
  /// All but redraws and notes.
  package private(set) var effects: [Effect] = []
  /// What should never be.
  package internal(set) var faults: [String] = []
  /// Requests so far, and those that asked a question and were taken.
  private(set) var requests = 0
  private(set) var asked: [QuestionID] = []
  private(set) var driving = DrivingState.unknown

  package init(
    _ app: WalkApp, edition index: Int, hands: [InputKind], size: PixelSize? = nil,
    textSize: Double? = nil, moves: Bool
  ) {
    self.app = app
    self.moves = moves
    edition = app.editions[index]
    environment = edition.environment(moves: moves)
    session = Session(
      size: size ?? edition.profile.smallestScreen, appearance: .day,
      textSize: textSize ?? app.textSize, in: environment)
    for kind in InputKind.allCases where hands.contains(kind) {
      does(.attached(name: "walk"), kind)
    }
    take(
      session.open(
        edition.scene, question: 1, language: edition.language, words: edition.words, at: now,
        in: environment))
    play(opening: app.script)
  }

  /// Comes to where walks begin; fingers that the script leaves on the glass are lifted.
  private mutating func play(opening script: [ScriptStep]) {
    var lines = app.updates.map { line in
      (edition.reader.read(Array(line.utf8), file: "walk", line: 1).milliseconds ?? 0, line)
    }[...]
    var down: [Int: PixelPoint] = [:]
    var player = ScriptPlayer(script, on: session.size, from: now)
    do {
      while let time = player.nextTime {
        while let (at, line) = lines.first, Instant.zero.advanced(byMilliseconds: at) <= time {
          lines.removeFirst()
          advance(to: Instant.zero.advanced(byMilliseconds: at))
          say(line)
        }
        advance(to: time)
        guard case .event(let event)? = try player.advance(frame: session.glass.frame(ofControl:))
        else {
          continue
        }
        switch event.occurrence {
        case .contactDown(let contact, let point): down[contact] = point
        case .contactUp(let contact, _): down[contact] = nil
        default: break
        }
        send(.input(event, handledAt: now))
      }
    } catch {
      faults.append("\(error)")
    }
    advance(to: player.endTime)
    for (_, line) in lines { say(line) }
    for (contact, point) in down { does(.contactUp(contact: contact, at: point), .touch) }
    wait(120)
  }

  package mutating func play(_ step: WalkStep) {
    switch step {
    case .hand(let line): play(line)
    case .app(let line):
      wait(WalkStep.pause)
      say(line)
      wait(WalkStep.pause)
    }
  }

  private mutating func play(_ line: String) {
    do {
      var player = ScriptPlayer(
        try ScriptReader.read(Array(line.utf8), file: "walk"), on: session.size, from: now)
      while let time = player.nextTime {
        advance(to: time)
        let output = try player.advance { [session] in session.glass.frame(ofControl: $0) }
        if case .event(let event)? = output { send(.input(event, handledAt: now)) }
      }
      advance(to: player.endTime)
    } catch {
      faults.append("\(line): \(error)")
    }
  }

  private mutating func say(_ line: String) {
    requests += 1
    let update = edition.reader.read(
      Array(line.utf8), file: "walk", line: 1, request: requests, asked: [:])
    guard update.faults.isEmpty else { return }
    if let wish = update.reopening { return reopen(wish) }
    let before = effects.count
    send(.requested(AppRequest(number: requests, updates: update.updates), at: now))
    let replies = effects[before...].compactMap { effect in
      if case .replied(let reply) = effect { reply } else { nil }
    }
    if replies.count != 1 { faults.append("\(replies.count) replies to \(line)") }
    guard replies.first?.refusal == nil else { return }
    for one in update.updates {
      if case .driving(let state) = one { driving = state }
      if case .ask(let question) = one { asked.append(question.id) }
    }
  }

  /// As the program does: where there is no such edition, nothing changes.
  private mutating func reopen(_ wish: Reopening) {
    let next = app.editions.first { edition in
      edition.profile.name == wish.profile ?? self.edition.profile.name
        && edition.language == wish.language ?? self.edition.language
    }
    guard let next else { return }
    edition = next
    environment = next.environment(moves: moves)
    take(
      session.reopen(
        next.scene, language: next.language, words: next.words, at: now, in: environment))
  }

  /// A hand does something at this moment.
  mutating func does(_ occurrence: InputEvent.Occurrence, _ kind: InputKind) {
    let number = 1_000_000 + (InputKind.allCases.firstIndex(of: kind) ?? 0)
    let event = InputEvent(
      device: DeviceID(number), kind: kind, time: now, occurrence: occurrence)
    send(.input(event, handledAt: now))
  }

  mutating func wait(_ milliseconds: Int) {
    advance(to: now.advanced(byMilliseconds: milliseconds))
  }

  private mutating func advance(to moment: Instant) {
    var rounds = 0
    while let deadline = session.deadline(in: environment), deadline <= moment {
      now = max(now, deadline)
      send(.elapsed(now))
      rounds += 1
      guard rounds < 4000 else {
        faults.append("what is due at \(deadline) is never done")
        break
      }
    }
    now = max(now, moment)
  }

  mutating func send(_ event: Event) { take(session.handle(event, in: environment)) }

  /// A new picture is on the glass at once.
  private mutating func take(_ result: [Effect]) {
    var frame: Int?
    for effect in result {
      switch effect {
      case .redraw(let number): frame = number
      case .note: break
      default: effects.append(effect)
      }
    }
    if let frame { send(.presented(frame: frame, at: now)) }
  }
}
