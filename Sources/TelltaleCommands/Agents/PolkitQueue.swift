/// What polkit's agent is about: whose turn it is, what is asked of the person, and what polkit is told of it.
///
/// A value; no secret is ever in it.
struct PolkitQueue: Equatable {
  /// What is done about what has happened.
  enum Step: Equatable {
    /// The helper finds out whether somebody is this user.
    case start(user: String, cookie: String)
    /// The helper is of no use any more.
    case stop
    case ask(SecretQuestion)
    /// The question goes from the screen.
    case withdraw
    /// What was typed goes to the helper.
    case hand
    case reply(call: Int, Outcome)
  }

  /// What polkit is told of an authentication that has ended. Whether anybody was authenticated it knows from its helper.
  enum Outcome: Equatable {
    case done, cancelled
    /// Nobody could be asked, for this reason.
    case failed(String)
  }

  /// How a question ended, without what was typed.
  enum End: Equatable { case answered, cancelled, other, failed }

  /// What the authentication whose turn it is waits for.
  private enum Wait: Equatable {
    /// The helper says what is next; a notice may be on the screen meanwhile.
    case helper(hasNotice: Bool)
    case answer
    /// The person is to read why there is no second try.
    case lastWords
  }

  private struct Turn: Equatable {
    var request: PolkitRequest
    /// Which of the users it is.
    var user = 0
    var tries = 0
    /// Something was typed since the helper was started.
    var isAnswered = false
    /// What is to be read with the next question.
    var texts: [String] = []
    var wait = Wait.helper(hasNotice: false)

    /// Adds texts; of many the latest are kept, and the word that the last answer was wrong.
    mutating func tell(_ more: [String]) {
      let word = texts.first == PolkitQueue.wrong ? [PolkitQueue.wrong] : []
      texts = word + (texts.dropFirst(word.count) + more).suffix(PolkitQueue.mostTexts)
    }

    var start: Step { .start(user: request.users[user].name, cookie: request.cookie) }
  }

  /// Wrong answers after which polkit hears that it came to nothing.
  private static let mostTries = 3
  /// Texts of PAM that are kept at most.
  private static let mostTexts = 4
  private static let wrong = "That was wrong. Try again."

  private var turn: Turn?
  private var waiting: [PolkitRequest] = []

  /// Whether PAM has told something that nobody has read yet, and nothing is to be typed.
  var hasUnsaid: Bool {
    guard let turn, case .helper = turn.wait else { return false }
    return !turn.texts.isEmpty
  }

  // MARK: polkit

  /// Takes an authentication that polkit wants; it waits for those that came before.
  mutating func begin(_ request: PolkitRequest) -> [Step] {
    guard !request.users.isEmpty else {
      return [
        .reply(
          call: request.call,
          .failed("none of the users who may authenticate exists on this machine"))
      ]
    }
    waiting.append(request)
    return next()
  }

  /// Takes back what polkit does not want any more; `nil` where it never did.
  mutating func cancel(_ cookie: String) -> [Step]? {
    if turn?.request.cookie == cookie { return leave(.cancelled) }
    guard let index = waiting.firstIndex(where: { $0.cookie == cookie }) else { return nil }
    return [.reply(call: waiting.remove(at: index).call, .cancelled)]
  }

  /// polkit has gone, and with it whoever waits for a reply.
  mutating func forget() -> [Step] {
    let steps = turn.map(Self.clearing) ?? []
    self = PolkitQueue()
    return steps
  }

  // MARK: The helper

  mutating func hear(_ line: PolkitHelperLine) -> [Step] {
    guard var turn, turn.wait != .lastWords else { return [] }
    let before = Self.shows(turn) ? [Step.withdraw] : []
    switch line {
    case .told(let text):
      let prompt = SecretPrompt(text)
      let lines = [prompt.title, prompt.message].compactMap(\.self)
      turn.tell(lines)
      self.turn = turn
      return []
    case .prompt(let text, let isEchoed):
      turn.wait = .answer
      self.turn = turn
      let question = turn.request.question(
        text, isEchoed: isEchoed, as: turn.request.users[turn.user], after: turn.texts)
      return before + [.ask(question)]
    case .success: return leave(.done)
    case .failure: return before + [.stop] + failed(turn)
    case .unknown: return []
    }
  }

  /// The helper has ended without a word of how it went.
  mutating func helperEnded(_ reason: String) -> [Step] {
    turn == nil || turn?.wait == .lastWords ? [] : leave(.failed(reason))
  }

  /// Some time has passed in which the helper has said nothing: what it told before is shown by itself, such as that a
  /// finger is to be put on the reader.
  mutating func pass() -> [Step] {
    guard hasUnsaid, var turn else { return [] }
    let before = Self.shows(turn) ? [Step.withdraw] : []
    let question = turn.request.notice(turn.texts, isOver: false)
    turn.wait = .helper(hasNotice: true)
    turn.texts = []
    self.turn = turn
    return before + [.ask(question)]
  }

  private mutating func failed(_ old: Turn) -> [Step] {
    var turn = old
    turn.tries += 1
    if turn.isAnswered, turn.tries < Self.mostTries {
      turn.texts = [Self.wrong] + turn.texts
      turn.isAnswered = false
      turn.wait = .helper(hasNotice: false)
      self.turn = turn
      return [turn.start]
    }
    guard !turn.texts.isEmpty else {
      self.turn = nil
      return [.reply(call: turn.request.call, .done)] + next()
    }
    turn.wait = .lastWords
    self.turn = turn
    return [.ask(turn.request.notice(turn.texts, isOver: true))]
  }

  // MARK: The person

  mutating func end(_ end: End) -> [Step] {
    guard var turn else { return [] }
    if turn.wait == .lastWords { return finish(.done) }
    switch end {
    case .answered:
      let isTyped = turn.wait == .answer
      turn.wait = .helper(hasNotice: false)
      if isTyped { (turn.isAnswered, turn.texts) = (true, []) }
      self.turn = turn
      return isTyped ? [.hand] : []
    case .other:
      turn.user = (turn.user + 1) % turn.request.users.count
      (turn.isAnswered, turn.texts) = (false, [])
      turn.wait = .helper(hasNotice: false)
      self.turn = turn
      return [.stop, turn.start]
    case .cancelled: return [.stop] + finish(.cancelled)
    case .failed: return [.stop] + finish(.failed("nobody could be asked on the screen"))
    }
  }

  // MARK: Turns

  /// Ends the turn, whatever it waits for.
  private mutating func leave(_ outcome: Outcome) -> [Step] {
    (turn.map(Self.clearing) ?? []) + finish(outcome)
  }

  /// Ends a turn of which nothing is left on the screen.
  private mutating func finish(_ outcome: Outcome) -> [Step] {
    guard let call = turn?.request.call else { return [] }
    turn = nil
    return [.reply(call: call, outcome)] + next()
  }

  private mutating func next() -> [Step] {
    guard turn == nil, !waiting.isEmpty else { return [] }
    let turn = Turn(request: waiting.removeFirst())
    self.turn = turn
    return [turn.start]
  }

  private static func shows(_ turn: Turn) -> Bool { turn.wait != .helper(hasNotice: false) }

  private static func clearing(_ turn: Turn) -> [Step] {
    (shows(turn) ? [.withdraw] : []) + (turn.wait == .lastWords ? [] : [.stop])
  }
}
