import TelltaleGraphics
import TelltaleHost
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport

extension Walk {
  /// What a walk of so many steps brings about, step by step, in words of its own: what was heard,
  /// which screen is seen, what has the focus, when something is due, and the pixels as one number.
  package func transcript(steps count: Int) -> String {
    var walker = start
    var chance = WalkChance(seed: seed, hands: hands)
    let painter = Painter(size: walker.session.size, glyphs: BoxGlyphs())
    let edition = app.editions[edition]
    var lines = [
      "# \(app), \(edition.profile.name), \(edition.language.tag), seed \(seed), "
        + hands.map(\.rawValue).joined(separator: " ") + (moves ? "" : ", still")
    ]
    func tell(_ heard: ArraySlice<Effect>) {
      lines += heard.map { "  " + $0.words }
      _ = painter.paint(walker.picture)
      lines.append("  " + walker.state + ", pixels " + String(painter.digest, radix: 16))
    }
    tell(walker.effects[...])
    for _ in 0..<count where !walker.hasLeft {
      let step = chance.step(walker)
      let heard = walker.effects.count
      walker.play(step)
      lines.append(step.words)
      tell(walker.effects[heard...])
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension WalkStep {
  fileprivate var words: String {
    switch self {
    case .hand(let line): line
    case .app(let line): line
    }
  }
}

extension Walker {
  /// What the next hand meets.
  fileprivate var state: String {
    let due = session.deadline(in: environment).map { "\($0.milliseconds(since: now))" } ?? "never"
    let question = session.placement == nil ? "" : "question over "
    return "\(question)\(session.screenName ?? "nothing") \(session.screenDepth), "
      + "focus \(session.focusedControl ?? "nowhere"), "
      + "\(session.isArmed ? "armed" : "not armed"), due \(due)"
  }
}

extension Painter {
  /// The pixels as one number (FNV-1a), of every seventh one, which comes by all columns.
  package var digest: UInt64 {
    withCanvas { canvas in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      let count = canvas.stride * canvas.size.height
      var index = 0
      while index < count {
        hash = (hash ^ UInt64(canvas.pixels[index])) &* 0x100_0000_01b3
        index += 7
      }
      return hash
    }
  }
}

extension Effect {
  /// In words that say all that it holds.
  package var words: String {
    switch self {
    case .redraw(let frame): "redraw \(frame)"
    case .answer(let answer):
      "answer \(answer.question.words) \(answer.outcome.rawValue) \(answer.choice ?? "-") \(answer.fields)"
    case .armed: "armed"
    case .emit(let name): "emit \(name)"
    case .app(let event): event.words
    case .replied(let reply):
      "reply \(reply.request)" + (reply.refusal.map { ": refused, \($0.reason)" } ?? "")
    case .exitHome: "home"
    case .note(let finding): "note \(finding.rule) \(finding.message)"
    }
  }
}

extension QuestionID {
  /// Those of the scene count below zero.
  fileprivate var words: String {
    switch self {
    case .asked(let number, _): "\(number)"
    case .opened(let number): "-\(number)"
    }
  }
}

extension AppEvent {
  fileprivate var words: String {
    switch self {
    case .activated(let screen, let control): "activated \(control) on \(screen)"
    case .selected(let screen, let list, let entry, let index):
      "selected \(entry), \(index) of \(list) on \(screen)"
    case .gesture(let screen, let list, let entry, let kind):
      "\(kind) \(entry) of \(list) on \(screen)"
    case .adjusted(let screen, let control, let value): "\(control) on \(screen) set to \(value)"
    case .switched(let screen, let control, let isOn):
      "\(control) on \(screen) switched \(isOn ? "on" : "off")"
    case .chosen(let screen, let control, let option): "\(option) of \(control) on \(screen)"
    case .shown(let screen, let depth): "shown \(screen) \(depth)"
    case .tabSelected(let name): "tab \(name)"
    case .modalOpened(let name): "modal \(name) opened"
    case .modalClosed(let name, let kept, let fields):
      "modal \(name) closed, \(kept ? "kept" : "lost") \(fields.words)"
    case .modalLeft(let name, let fields): "modal \(name) left \(fields.words)"
    case .wanted(let source): "wanted \(source)"
    case .silent(let isSilent): isSilent ? "silent" : "heard again"
    case .typed(let screen, let control, let text): "typed \(text) in \(control) on \(screen)"
    case .limited(let limit):
      "limited \(limit.control) on \(limit.screen) to \(limit.shown) of \(limit.all) "
        + limit.kind.rawValue
    case .idle: "idle"
    case .scanned(let code): "scanned \(code)"
    case .ignored(let control, let reason): "ignored \(control): \(reason.rawValue)"
    case .refused(let refusal): "refused: \(refusal.reason)"
    }
  }
}

extension [String: String] {
  fileprivate var words: String {
    sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
