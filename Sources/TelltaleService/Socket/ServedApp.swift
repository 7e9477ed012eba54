import Synchronization
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession

/// The app on the screen, and the line to its program, which began as a call.
final class ServedApp {
  let client: ConnectionID
  /// The number that differs from those of the apps shown before and after it.
  let number: Int
  private(set) var app: JudgedApp
  let channel: AppChannel
  /// True if something secret may be typed on its screens, or is asked for by its program.
  private(set) var hasSecrets: Bool
  /// The connection, which keeps the channel's descriptor open.
  private let connection: ServiceConnection
  private let reports = AppReports()
  private let rights: AppRights
  /// The questions of its program without an answer.
  private var open: Set<QuestionID> = []
  /// The settings that it wants to change and that have no reply yet, by the numbers of its requests, in their
  /// order.
  private var wanted: [(request: Int, updates: [AppUpdate])] = []
  private var done: [AppUpdate] = []
  /// True if the profile that its program wishes for is taken, and the rest of the wish is not settled yet.
  private var hasProfile = false

  /// Creates the line to a program.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - client: The client whose app it is.
  ///   - number: The number of the app.
  ///   - connection: The connection of the call. Bytes that came after the call are heard first.
  ///   - rights: The rights of its program.
  init(
    _ app: JudgedApp, of client: ConnectionID, number: Int, over connection: ServiceConnection,
    _ rights: AppRights
  ) {
    self.app = app
    hasSecrets = app.shown.scene.hasSecureFields
    self.client = client
    self.number = number
    self.connection = connection
    self.rights = rights
    let descriptor = connection.descriptor
    channel = AppChannel(
      app.reader, over: AppStream(input: descriptor, output: descriptor, name: "app"))
    channel.hear(connection.takeRest())
  }

  /// The receiver of what happens on its screens.
  var listener: AppListener {
    let reports = reports
    return AppListener(number: number, hearsReplies: true) {
      reports.add($0)
    } end: {
    }
  }

  /// Tells the program that there is a screen.
  ///
  /// - Parameters:
  ///   - profile: The name of the profile by which all is shown.
  ///   - size: The size of the screen in pixels.
  func begin(by profile: String, _ size: PixelSize) {
    channel.begin(profile: profile, language: app.shown.language, size: size)
  }

  /// The outcome of a program's wish for another edition.
  private enum Outcome {
    case refused(String)
    case unchanged
    case changed(JudgedApp)
  }

  /// The profile by which its program wishes all to be shown.
  var wishedProfile: String? { hasProfile ? nil : channel.wish?.profile }

  /// Tells its program what came of that.
  ///
  /// - Parameter reason: The reason of a refusal; `nil` where all is shown by the profile.
  func settleProfile(_ reason: String?) {
    if reason == nil, channel.wish?.language != nil { return hasProfile = true }
    channel.settleWish(reason)
  }

  /// Shows another edition if the program wishes for one, and tells the program what came of that.
  private func settleWish() -> [ScreenCommand] {
    guard let wish = channel.wish else { return [] }
    hasProfile = false
    switch outcome(of: wish) {
    case .refused(let reason):
      channel.settleWish(reason)
      return []
    case .unchanged:
      channel.settleWish(nil)
      return []
    case .changed(let next):
      use(next)
      channel.settleWish(nil)
      return [.reopen(next.shown)]
    }
  }

  /// Shows the edition in a language that the unit is set to.
  ///
  /// - Parameter language: The language.
  /// - Returns: The screens in place of the present ones; `nil` where there is no such edition.
  func change(to language: Language) -> ShownScene? {
    guard let next = app.edition?(language) else { return nil }
    use(next)
    return next.shown
  }

  /// Shows the app by another profile.
  ///
  /// - Parameter judge: The judge for that profile.
  /// - Returns: The screens in place of the present ones, or the reason why there are none.
  func stand(by judge: AppJudge) -> Result<ShownScene, SceneRefusal> {
    judge.judge(app.source, app.shown.language.tag).map { next in
      use(next)
      return next.shown
    }
  }

  /// Tells its program that it is no longer shown, since the profile of the unit refuses it. Nobody waits for a
  /// program that does not read now.
  func refuse(_ complaints: SceneRefusal) {
    channel.tell([
      "event": "ended", "reason": "profile",
      "message": .string(complaints.lines.joined(separator: "\n")),
    ])
  }

  private func use(_ next: JudgedApp) {
    app = next
    hasSecrets = hasSecrets || next.shown.scene.hasSecureFields
    channel.use(next.reader)
  }

  private func outcome(of wish: Reopening) -> Outcome {
    guard let language = wish.language else { return .unchanged }
    guard let edition = app.edition else {
      return .refused("an app that was opened as text has one language; open it by its file")
    }
    guard let next = edition(language) else {
      return .refused("there is no edition in \(language.tag) that can be shown")
    }
    return .changed(next)
  }

  /// True while there is work that no descriptor tells of.
  var hasMore: Bool { !reports.isEmpty || channel.hasMore || channel.isClosed }

  /// Tells the program what happened; returns the commands that it gives the screen.
  func turn() -> [ScreenCommand] {
    for report in reports.take() {
      note(report)
      channel.report(report)
    }
    let reopened = settleWish()
    let requests = channel.drain().filter { request in
      guard let refusal = refusal(of: request) else {
        open.formUnion(request.updates.compactMap(\.asked))
        return true
      }
      channel.report(.replied(AppReply(request: request.number, refusal: refusal)))
      return false
    }
    hasSecrets = hasSecrets || requests.contains { $0.updates.contains(where: \.asksSecret) }
    for request in requests {
      let updates = request.updates.filter { ServicePolicy.Setting($0) != nil }
      if !updates.isEmpty { wanted.append((request.number, updates)) }
    }
    return reopened + [.take(requests)]
  }

  /// Takes the changes that its program has made for all that is shown since the last call.
  func takeDone() -> [AppUpdate] {
    defer { done = [] }
    return done
  }

  /// Notes the reply to a request, which is done whole or not at all.
  private func note(_ report: HostReport) {
    if case .answered(let answer) = report { open.remove(answer.question) }
    guard case .replied(let reply) = report else { return }
    if reply.refusal != nil { open.remove(.asked(reply.request)) }
    guard let index = wanted.firstIndex(where: { $0.request == reply.request }) else { return }
    let request = wanted.remove(at: index)
    if reply.refusal == nil { done += request.updates }
  }

  /// The reason why a request is refused.
  private func refusal(of request: AppRequest) -> AppRefusal? {
    for (index, update) in request.updates.enumerated() {
      guard var refusal = rights.refusal(of: update, open: open.count) else { continue }
      refusal.update = index
      return refusal
    }
    return nil
  }
}

extension AppUpdate {
  /// The question that it asks.
  fileprivate var asked: QuestionID? {
    if case .ask(let question) = self { question.id } else { nil }
  }

  /// True if it asks a question with a secret field.
  fileprivate var asksSecret: Bool {
    if case .ask(let question) = self {
      question.alert.fields.contains(where: \.isSecure)
    } else {
      false
    }
  }
}

extension Scene {
  /// True if something secret may be typed on its screens.
  fileprivate var hasSecureFields: Bool {
    allElements.contains { placed in
      if case .field(let field) = placed.element { return field.isSecure }
      if case .alert(let alert) = placed.element { return alert.fields.contains(where: \.isSecure) }
      return false
    }
  }
}

extension ServicePolicy.Setting {
  /// The setting that an update changes for all that is shown; `nil` for an update of the app alone.
  init?(_ update: AppUpdate) {
    switch update {
    case .driving: self = .driving
    case .appearance: self = .theme
    case .textSize: self = .textSize
    case .aid(let aid, _): self.init(aid)
    default: return nil
    }
  }
}

/// The reports of an app's screens, until the service's next turn.
private final class AppReports: Sendable {
  private let waiting = Mutex<[HostReport]>([])

  var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  func add(_ report: HostReport) {
    switch report {
    // No program is told of single pictures.
    case .presented, .armed: break
    default: waiting.withLock { $0.append(report) }
    }
  }

  func take() -> [HostReport] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
