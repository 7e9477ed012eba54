import TelltaleAppProtocol
import TelltaleGestures
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleWalks

extension FuzzTarget {
  /// Hands over the example apps, a choice a byte: nothing is activated that was not pressed on purpose.
  static let gestures = FuzzTarget(
    name: "gestures", words: ["\u{3}\u{0}\u{1}\u{7}", "\u{0}\u{4}", "\u{9}\u{9}\u{9}"], turns: 100
  ) { bytes in
    guard !apps.isEmpty else { return "the example apps cannot be read" }
    guard let first = bytes.first else { return nil }
    let app = apps[Int(first) % apps.count]
    return GestureRun(app, most: 200).play(GestureChoices(bytes: Array(bytes.dropFirst()))).fault
  }

  /// An application's lines to a session: each has one reply or one complaint in its place, and no question
  /// is answered twice.
  static let requests = FuzzTarget(
    name: "requests",
    words: [
      "{", "}", "[", "]", "\"ask\":", "\"withdraw\":", "\"rows\":", "\"set\":", "\"push\":",
      "\"pop\":true", "\"driving\":\"moving\"", "\"id\":\"a\"", "\"alert\":", "\"reason\":",
      "\"critical\"", "\"timeout\":\"5s\"", "\"at\":5,", "\"items\":", "\"replace\":", "null", "\n",
      "\"heat\":21.5", "\"heat\":", "\"sound\":true", "\"mode\":\"eco\"", "\"persons\":2",
      "\"level\":0.5", "\"level.ink\":\"accent\"", "\"sign\":\"bell\"", "\"code\":\"https://a\"",
      "1e3",
      "-0.001",
      "\"picture\":", "{\"base64\":\"AAAA\"", "\"format\":\"xrgb\"", "\"width\":1",
    ], turns: 200
  ) { bytes in
    guard let app = apps.first, let settings else { return "the example apps cannot be read" }
    return fault(ofRequests: bytes, to: app) ?? fault(ofRequests: bytes, to: settings)
  }

  private static func fault(ofRequests bytes: [UInt8], to app: WalkApp) -> String? {
    guard let edition = app.editions.first else { return "\(app) is not shown" }
    let environment = edition.environment(moves: false)
    var session = Session(size: edition.profile.smallestScreen, appearance: .day, in: environment)
    var effects = session.open(
      edition.scene, question: 1, language: edition.language, words: edition.words, at: .zero,
      in: environment)
    var now = Instant.zero
    for (index, line) in bytes.split(separator: 0x0A).prefix(40).enumerated() {
      let update = edition.reader.read(
        Array(line), file: "f", line: index + 1, request: index, asked: [:])
      if let told = update.faults.first {
        let place = told.place
        // What YAML takes for ends of lines may stand in one, and its end is a line of its own.
        let most = line.count { [0x0D, 0x85, 0xA8, 0xA9].contains($0) } + 1
        if !(0...most).contains(place.line - index - 1) || place.column < 1 {
          return "a complaint at \(place) about line \(index + 1)"
        }
        continue
      }
      if update.reopening != nil { continue }
      let said = session.handle(
        .requested(AppRequest(number: index, updates: update.updates), at: now), in: environment)
      let replies = said.count { if case .replied = $0 { true } else { false } }
      if replies != 1 { return "\(replies) replies to line \(index + 1)" }
      effects += said
      now = now.advanced(byMilliseconds: 700)
      effects += session.handle(.presented(frame: session.frame, at: now), in: environment)
      if let due = session.deadline(in: environment), due <= now {
        effects += session.handle(.elapsed(now), in: environment)
      }
    }
    let answered = effects.compactMap { effect -> QuestionID? in
      if case .answer(let answer) = effect { answer.question } else { nil }
    }
    return Set(answered).count == answered.count ? nil : "a question is answered twice"
  }

  private static let apps = (try? WalkApp.load("docs/examples/apps", profiles: ["kiosk"])) ?? []
  /// Controls whose values hands and the application change.
  private static let settings = try? WalkApp(file: "Tests/Fuzz/Corpus/controls.yaml", on: "kiosk")
}
