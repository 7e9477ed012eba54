import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
@testable import TelltaleWalks

@testable import TelltaleSession

/// A session under hands that do what they like, on a display that takes its time, and a oracle that knows
/// what was pressed on purpose.
struct GestureSetup {
  let edition: WalkEdition
  let environment: Environment
  private(set) var session: Session
  private(set) var oracle: PurposeOracle
  private(set) var now = Instant.zero
  /// What happened last, for a report.
  private(set) var log: [String] = []
  private(set) var hasLeft = false
  /// Milliseconds from a picture to its being on the glass.
  private let latency: Int
  private var flying: (frame: Int, due: Instant)?
  private var waiting: Int?
  private var requests = 0

  init(_ app: WalkApp, edition index: Int, moves: Bool, latency: Int) {
    edition = app.editions[index]
    environment = edition.environment(moves: moves)
    self.latency = latency
    session = Session(
      size: edition.profile.smallestScreen, appearance: .day, textSize: app.textSize,
      in: environment)
    let effects = session.open(
      edition.scene, question: 1, language: edition.language, words: edition.words, at: now,
      in: environment)
    oracle = PurposeOracle(GestureEyes(session))
    take(effects)
    wait(1500)
  }

  /// What is wrong so far.
  var fault: String? { oracle.fault }

  /// A hand acts now; what it did is handled so many milliseconds later.
  mutating func hand(
    _ occurrence: InputEvent.Occurrence, _ kind: InputKind, device: Int? = nil, late: Int = 0
  ) {
    guard !hasLeft, fault == nil else { return }
    let number = device ?? InputKind.allCases.firstIndex(of: kind) ?? 0
    let event = InputEvent(
      device: DeviceID(number), kind: kind, time: now, occurrence: occurrence)
    if late > 0 { wait(late) }
    send(.input(event, handledAt: now))
  }

  /// Time goes by: frames come to the glass, and what is due is done.
  mutating func wait(_ milliseconds: Int) {
    let end = now.advanced(byMilliseconds: milliseconds)
    var rounds = 0
    while rounds < 4000, !hasLeft, fault == nil {
      rounds += 1
      let deadline = session.deadline(in: environment)
      if let flying, flying.due <= min(end, deadline ?? end) {
        now = max(now, flying.due)
        self.flying = nil
        send(.presented(frame: flying.frame, at: now))
        if let next = waiting, self.flying == nil {
          waiting = nil
          fly(next)
        }
      } else if let deadline, deadline <= end {
        now = max(now, deadline)
        send(.elapsed(now))
      } else {
        break
      }
    }
    now = max(now, end)
  }

  /// The application says a line; what the protocol refuses is passed over.
  mutating func say(_ line: String) {
    requests += 1
    let update = edition.reader.read(
      Array(line.utf8), file: "gestures", line: 1, request: requests, asked: [:])
    guard update.faults.isEmpty, update.reopening == nil else { return }
    if keepsLog { note("app \(line.prefix(80))") }
    send(.requested(AppRequest(number: requests, updates: update.updates), at: now))
  }

  mutating func send(_ event: Event) {
    guard !hasLeft, fault == nil else { return }
    if keepsLog { note("\(now.microseconds / 1000) \(event)") }
    let eyes = GestureEyes(session)
    oracle.expect(event, eyes, environment.profile.behaviour)
    let effects = session.handle(event, in: environment)
    oracle.judge(effects, after: event, before: eyes, GestureEyes(session))
    take(effects)
  }

  private mutating func take(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .redraw(let frame): if flying == nil { fly(frame) } else { waiting = frame }
      case .exitHome: hasLeft = true
      case .note: continue
      default: if keepsLog { note("  -> \(effect)") }
      }
    }
    if !session.isBusy { hasLeft = true }
  }

  private mutating func fly(_ frame: Int) {
    flying = (frame, now.advanced(byMilliseconds: latency))
  }

  private mutating func note(_ line: String) {
    log.append(line)
    if log.count > 120 { log.removeFirst(60) }
  }

  /// Only for a report: words cost more than what they tell of.
  var keepsLog = false
}
