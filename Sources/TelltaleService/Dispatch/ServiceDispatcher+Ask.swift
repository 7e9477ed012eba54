import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

extension SceneRefusal {
  /// The complaint about a secret under a key: a question with a key is asked again from the journal, which has no
  /// secrets.
  fileprivate static let toldSecret = SceneRefusal(lines: [
    "scene: error: a secret field has a text, which the journal would have to keep for the key; leave the text out, or ask"
      + " without a key"
  ])
}

/// The way of a question from its call to its answer.
extension ServiceDispatcher {
  /// Asks a question, unless it is asked already or has its answer.
  ///
  /// - Parameters:
  ///   - asked: The question.
  ///   - call: The call that waits for the answer.
  /// - Returns: The effects to carry out.
  /// - Throws: The reason why it is not asked.
  mutating func ask(
    _ asked: AskCall, for call: ServiceCall
  ) throws(ServiceRefusal) -> [ServiceEffect] {
    let peer = call.peer
    try allow(asked.priority, to: peer)
    if let twin = questions.values.first(where: { $0.isTwin(of: asked, by: peer) }) {
      return watch(twin.number, for: call)
    }
    if let key = asked.key, let kept = past.answer(to: key, of: peer.user) {
      return [.reply(call.client, kept.reply)]
    }
    if let excess = excess(of: asked, of: peer.user) { throw .error(excess) }
    switch judge.judge(asked.text, asked.language ?? shownBy.named?.tag) {
    case .failure(let complaints): throw .error(.invalidScene(complaints))
    case .success(var scene):
      scene.limit = asked.limit
      scene.priority = max(asked.priority, scene.shown.isCritical ? .critical : .low)
      try allow(scene.priority, to: peer)
      if asked.key != nil, scene.shown.tellsSecret { throw .error(.invalidScene(.toldSecret)) }
      let number = past.next
      return begin(number, asked, scene, for: call) + watch(number, for: call)
    }
  }

  /// The refusal for a user with as many open questions as one may have.
  private func excess(of asked: AskCall, of user: UInt32) -> ServiceError? {
    let open = questions.values.filter { $0.asker.user == user }
    if open.count >= limits.openQuestions {
      return .busy("\(open.count) questions of user \(user) are open", wait: 1000)
    }
    let bytes = open.reduce(asked.text.utf8.count) { $0 + $1.text.utf8.count }
    guard !open.isEmpty, bytes > limits.openBytesPerUser else { return nil }
    return .busy(
      "the open questions of user \(user) would have \(bytes) bytes, more than"
        + " \(limits.openBytesPerUser)", wait: 1000)
  }

  private func allow(_ priority: QuestionPriority, to peer: Peer) throws(ServiceRefusal) {
    let highest = policy.rule(for: peer).asks
    if let highest, priority <= highest { return }
    let reason =
      highest.map { "user \(peer.user) may ask up to \($0.rawValue), not \(priority.rawValue)" }
      ?? "user \(peer.user) may not ask"
    throw .notAllowed(reason, "asks: \(priority.rawValue)")
  }

  private mutating func begin(
    _ number: Int, _ asked: AskCall, _ scene: JudgedScene, for call: ServiceCall
  ) -> [ServiceEffect] {
    var question = ServedQuestion(
      number: number, asker: call.peer, text: asked.text, language: asked.language,
      priority: scene.priority, limit: asked.limit, key: asked.key, askedAt: call.time)
    question.readIn = asked.language ?? shownBy.named?.tag
    question.describe(scene.shown)
    questions[number] = question
    return [
      recorded(AuditRecord(question, scene, description)), .ask(number: number, scene),
    ]
  }

  /// Lets the call wait for the question's answer. It hears of states where it wants more.
  private mutating func watch(_ number: Int, for call: ServiceCall) -> [ServiceEffect] {
    guard let question = questions[number] else { return [] }
    questions[number]?.watchers.append(call.client)
    clients[call.client]?.wait = .answer(number, wantsMore: call.wantsMore)
    guard call.wantsMore else { return [] }
    return [.reply(call.client, VarlinkReply(question.progress(), continues: true))]
  }

  /// Asks the questions again that were open when the service ended and have a key. Those without a key have lost
  /// the client that waited, and are recorded as ended.
  ///
  /// - Parameter time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  package mutating func resume(at time: Int) -> [ServiceEffect] {
    var effects: [ServiceEffect] = []
    if let app = past.app {
      let details = app.details.filter { $0.key != "app" }
      effects.append(
        recorded(
          AuditRecord(
            .closed, 0, at: time, details + [.init("reason", .string("the service ended"))])))
    }
    for number in past.open.keys.sorted() {
      guard let record = past.open[number] else { continue }
      let wasShown = past.shown.contains(number)
      let verdict =
        record["key"]?.string == nil
        ? nil
        : record["text"]?.string.map {
          judge.judge($0, record["language"]?.string)
        }
      guard case .success(var scene)? = verdict,
        var question = ServedQuestion(record, wasShown: wasShown)
      else {
        let reason = verdict == nil ? "the service ended" : "its scene is refused now"
        effects.append(
          recorded(
            AuditRecord(ended: number, record.owner, wasShown: wasShown, reason, at: time)))
        continue
      }
      scene.limit = question.limit
      scene.priority = question.priority
      question.readIn = question.language
      question.describe(scene.shown)
      questions[number] = question
      effects.append(.ask(number: number, scene))
    }
    return effects
  }

  // MARK: What comes of them

  /// Notes how far the question in front has come; the others wait, or are below it.
  ///
  /// - Parameters:
  ///   - front: The question in front; `nil` for none.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out: records, and replies to those who hear of states.
  package mutating func progress(_ front: QuestionInFront?, at time: Int) -> [ServiceEffect] {
    var effects: [ServiceEffect] = []
    for number in questions.keys.sorted() {
      guard var question = questions[number] else { continue }
      let isInFront = front?.number == number && front?.isShown == true
      let state: ServedQuestion.State =
        isInFront
        ? (front?.isArmed == true ? .armed : .shown)
        : question.cameUp && front?.number != number ? .covered : .queued
      guard state != question.state else { continue }
      question.state = state
      if isInFront, !question.wasShown || state == .armed {
        let kind: AuditRecord.Kind = state == .armed ? .armed : .shown
        effects.append(recorded(AuditRecord(kind, number, at: time, question.owner)))
      }
      if isInFront {
        (question.wasShown, question.cameUp) = (true, true)
        question.shownAt = question.shownAt ?? time
      }
      questions[number] = question
      effects += question.watchers.filter { clients[$0]?.wait?.hearsOfStates == true }.map {
        .reply($0, VarlinkReply(question.progress(), continues: true))
      }
    }
    return effects
  }

  /// Ends a question with its answer.
  ///
  /// - Parameters:
  ///   - number: The question's number.
  ///   - answer: The answer of the screen.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  package mutating func settle(_ number: Int, _ answer: Answer, at time: Int) -> [ServiceEffect] {
    guard let question = questions.removeValue(forKey: number) else { return [] }
    let json = answer.json
    let record =
      question.watchers.isEmpty && answer.outcome == .withdrawn
      ? AuditRecord(ended: question, question.ending ?? "withdrawn", at: time)
      : AuditRecord(answered: question, json, at: time)
    return [recorded(record)]
      + tell(question, VarlinkReply(question.progress(answer: json)))
  }

  /// Ends a question without an answer.
  ///
  /// - Parameters:
  ///   - number: The question's number.
  ///   - reason: The reason, for the journal and for those who wait.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  package mutating func fail(_ number: Int, _ reason: String, at time: Int) -> [ServiceEffect] {
    guard let question = questions.removeValue(forKey: number) else { return [] }
    let error = ServiceError.unanswered(reason, wasShown: question.wasShown)
    let record = AuditRecord(ended: question, reason, at: time)
    return [recorded(record)] + tell(question, error.reply)
  }

  /// Refuses a question that cannot be recorded.
  ///
  /// - Parameters:
  ///   - number: The question's number.
  ///   - reason: The error of the disk, for the client.
  /// - Returns: The replies to those who wait.
  package mutating func drop(_ number: Int, _ reason: String) -> [ServiceEffect] {
    guard let question = questions.removeValue(forKey: number) else { return [] }
    return tell(question, ServiceError.notRecorded(reason).reply)
  }

  private mutating func tell(
    _ question: ServedQuestion, _ reply: VarlinkReply
  ) -> [ServiceEffect] {
    for id in question.watchers { clients[id]?.wait = nil }
    return question.watchers.map { .reply($0, reply) }
  }
}
