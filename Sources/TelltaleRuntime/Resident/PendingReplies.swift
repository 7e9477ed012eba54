import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

/// The debts of a screen that stays: an answer for each question, a reply for each request, and the events
/// for the app that is shown. It belongs to the screen's thread.
final class PendingReplies {
  /// A function that is called once with the result, or with an error.
  typealias Receipt<Value> = @Sendable (Result<Value, RuntimeError>) -> Void

  private struct Asked {
    var id: QuestionID
    /// The moment at which it was asked.
    var since: Instant
    /// The milliseconds after which it goes unanswered; `nil` for no limit.
    var limit: Int?
    var receipt: Receipt<Answer>

    /// The moment at which it is given up, if nobody has been able to see it since `unseen`.
    func end(unseenSince unseen: Instant) -> Instant? {
      limit.map { max(since, unseen).advanced(byMilliseconds: $0) }
    }
  }

  private let notices: Notices
  private var questions: [QuestionID: Asked] = [:]
  /// The receipts of the program whose app is shown, by the numbers of its requests.
  private var requests: [Int: Receipt<Void>] = [:]
  private var app: AppListener?
  /// The store of rows of the app that is shown; `nil` where none are kept.
  private(set) var store: SceneStore?

  /// Creates a pending without debts; `notices` hears notes for the log.
  init(_ notices: Notices) { self.notices = notices }

  // MARK: What is begun

  /// Notes a question that was asked at a moment; `limit` is in milliseconds.
  func owe(
    _ id: QuestionID, since: Instant, limit: Int?, _ receipt: @escaping Receipt<Answer>
  ) {
    questions[id] = Asked(id: id, since: since, limit: limit, receipt: receipt)
  }

  /// Notes a request, which gets a reply.
  func owe(_ number: Int, _ receipt: @escaping Receipt<Void>) { requests[number] = receipt }

  /// Lets an app hear what happens, in place of the one before, and keeps its rows.
  func serve(_ listener: AppListener?, store: SceneStore? = nil) {
    self.store?.finish()
    app?.end()
    (app, self.store) = (listener, store)
  }

  /// True while that app is the one that is shown.
  func serves(_ number: Int) -> Bool { app?.number == number }

  /// The identity of the question of that number, while it has no answer.
  func id(of number: Int) -> QuestionID? {
    questions.keys.first { if case .asked(number, by: _) = $0 { true } else { false } }
  }

  // MARK: What comes of it

  /// Passes on the reports of the host to those concerned.
  func hear(_ report: HostReport) {
    switch report {
    case .answered(let answer):
      if let asked = questions.removeValue(forKey: answer.question) {
        return asked.receipt(.success(answer))
      }
      // One that was given up is owed nothing any more; what the app's own program asked is the app's.
      if case .asked(_, by: let asker) = answer.question, asker != .app || !hearsReplies {
        return
      }
    case .replied(let reply): if settle(reply) { return }
    case .note(let finding):
      notices.tell("telltale: note: \(finding.message) [\(finding.rule)]")
    default: break
    }
    app?.hear(report)
  }

  /// Tells the program of the app about a finding that the log has heard of already.
  func tellApp(of finding: Finding) { app?.hear(.note(finding)) }

  /// False where the app's program waits for the reply.
  private func settle(_ reply: AppReply) -> Bool {
    if reply.asker == .app { store?.settle(reply) }
    let failure = reply.refusal.map { refusal in
      RuntimeError(
        .usage,
        refusal.reason + (refusal.remedy.map { "; \($0)" } ?? "")
          + (refusal.rule.map { " [\($0)]" } ?? ""))
    }
    if reply.asker == .app, let receipt = requests.removeValue(forKey: reply.request) {
      receipt(failure.map { .failure($0) } ?? .success(()))
      return true
    }
    // A question over an app is asked by a request.
    let id = QuestionID.asked(reply.request, by: reply.asker)
    if let failure, let asked = questions.removeValue(forKey: id) {
      asked.receipt(.failure(failure))
      return true
    }
    return reply.asker != .app || questions[id] != nil || !hearsReplies
  }

  /// True where the app's program makes its requests by itself, and is told what comes of them.
  var hearsReplies: Bool { app?.hearsReplies ?? false }

  // MARK: What nobody sees

  /// The moment at which the first question has waited as long as it may for a screen that can be seen; `nil`
  /// while the screen can be seen.
  func unseenLimit(since unseen: Instant?) -> Instant? {
    guard let unseen else { return nil }
    return questions.values.compactMap { $0.end(unseenSince: unseen) }.min()
  }

  /// Takes out the questions that nobody could see within their time. They are owed nothing from now on.
  func unseen(since unseen: Instant?, at now: Instant) -> [QuestionID] {
    guard let unseen else { return [] }
    let late = questions.filter { $0.value.end(unseenSince: unseen).map { $0 <= now } ?? false }
      .keys.sorted { $0.number < $1.number }.compactMap { questions.removeValue(forKey: $0) }
    for asked in late { asked.receipt(.failure(RuntimeError(.unseen))) }
    return late.map(\.id)
  }

  /// Ends all that is owed with the error.
  func end(_ error: RuntimeError) {
    let (questions, requests) = (questions, requests)
    (self.questions, self.requests) = ([:], [:])
    for asked in questions.values { asked.receipt(.failure(error)) }
    for receipt in requests.values { receipt(.failure(error)) }
    serve(nil)
  }
}
