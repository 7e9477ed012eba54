import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleScenes
import TelltaleSession

extension GalleryState {
  package func load(on profile: Profile) throws -> LoadedScene {
    SceneFile.load(path: path, profile: profile, lexicons: try Platforms.lexicons())
  }

  /// A hand that has brought the scene into its state, on the platform's first screen unless told
  /// otherwise.
  package func hand(
    in environment: Environment, size: PixelSize? = nil, textSize: Double? = nil,
    appearance: Appearance = .day
  ) throws -> Hand {
    let profile = environment.profile
    let lexicons = try Platforms.lexicons()
    let loaded = try load(on: profile)
    if let refusal = loaded.refusal { throw refusal }
    guard let scene = loaded.accepted else { throw CancellationError() }
    let language = scene.language ?? profile.language
    var hand = Hand(
      environment: environment, size: size ?? profile.smallestScreen, appearance: appearance,
      textSize: textSize ?? self.textSize)
    hand.now = .zero
    for event in ScriptPlayer.attachments(for: script, at: .zero) {
      hand.follow(.input(event, handledAt: hand.now))
    }
    let speaks = scene.start != nil || scene.hasClock
    let words = speaks ? lexicons.interface(in: language) : .english
    hand.perform { session in
      session.open(scene, question: 1, language: language, words: words, at: .zero, in: environment)
    }
    hand.present()
    let reader = UpdateReader(scene, profile: profile, lexicons: lexicons, language: language)
    try hand.play(script, saying: updates, reader)
    return hand
  }
}

extension Hand {
  /// Does what a script says, while the application says its lines at their times.
  mutating func play(
    _ steps: [ScriptStep], saying lines: [String], _ reader: UpdateReader
  ) throws {
    var says = lines.enumerated().map { index, line in
      reader.read(Array(line.utf8), file: "updates", line: index + 1, request: index + 1)
    }[...]
    let start = now
    var player = ScriptPlayer(steps, on: session.size, from: start)
    func speak(_ hand: inout Hand, until time: Instant) throws {
      while let line = says.first,
        case let moment = start.advanced(byMilliseconds: line.milliseconds ?? 0), moment <= time
      {
        says.removeFirst()
        if let fault = line.faults.first { throw UpdateRefusal(fault: fault) }
        hand.advance(to: moment)
        hand.follow(.requested(AppRequest(number: 1, updates: line.updates), at: hand.now))
      }
    }
    while let time = player.nextTime {
      try speak(&self, until: time)
      advance(to: time)
      let session = session
      switch try player.advance(frame: { session.glass.frame(ofControl: $0) }) {
      case .event(let event): follow(.input(event, handledAt: now))
      case .change(.clock(let time)): follow(.updated(.time(time), at: now))
      case .change, .saveFrame, .expect, .await, nil: continue
      }
    }
    try speak(&self, until: player.endTime)
    advance(to: player.endTime)
  }

  /// Lets time pass, each picture on the glass as soon as it is there.
  mutating func advance(to moment: Instant) {
    while let deadline = session.deadline(in: environment), deadline <= moment {
      now = max(now, deadline)
      follow(.elapsed(now))
    }
    now = max(now, moment)
  }

  /// An event, and the picture that comes of it on the glass at once.
  mutating func follow(_ event: Event) {
    var effects = send(event)
    while effects.contains(where: { if case .redraw = $0 { true } else { false } }) {
      effects = send(.presented(frame: session.frame, at: now))
    }
  }
}

/// A line of the application that the scene does not take.
struct UpdateRefusal: Error {
  var fault: UpdateError
}
