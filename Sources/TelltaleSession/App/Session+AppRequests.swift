import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Does all that an application asks for, or, where one thing of it is not allowed, nothing.
  mutating func take(_ request: AppRequest, at now: Instant, in world: World) {
    turn(at: now, in: world) { $0.hear() }
    var driving = app?.driving ?? .unknown
    var asked = 0
    for (index, update) in request.updates.enumerated() {
      if case .driving(let state) = update { driving = state }
      if case .ask = update { asked += 1 }
      let limits = world.profile.behaviour.driving[driving]
      guard
        var refusal = refusal(of: update, limits: limits)
          ?? questions.excess(asking: asked, by: request.client).map(AppRefusal.init(waiting:))
      else { continue }
      refusal.update = index
      return effects.append(
        .replied(
          AppReply(request: request.number, client: request.client, refusal: refusal)))
    }
    for update in request.updates {
      apply(app?.lists.resolved(update) ?? update, at: now, in: world)
    }
    // What came of it for a hand is told before its reply.
    settle(in: world)
    effects.append(.replied(AppReply(request: request.number, client: request.client)))
    turn(in: world) { $0.tellLimits() }
  }

  /// The same for one thing that nobody waits for.
  mutating func take(_ update: AppUpdate, at now: Instant, in world: World) {
    if let refusal = refusal(of: update, limits: limits(in: world)) {
      return tell(.refused(refusal))
    }
    apply(app?.lists.resolved(update) ?? update, at: now, in: world)
    turn(in: world) { $0.tellLimits() }
  }

  /// Why an update is not allowed as things stand.
  private func refusal(of update: AppUpdate, limits: DrivingLimits?) -> AppRefusal? {
    if case .withdraw(let id) = update, app != nil {
      let isOpen = asking?.question.id == id || questions.waiting.contains { $0.id == id }
      return isOpen ? nil : AppRefusal("the question has already been answered")
    }
    guard let app else { return AppRefusal("no screens are shown, so there is nothing to update") }
    return app.refusal(of: update, limits: limits)
  }
}

extension AppRefusal {
  /// - Parameter count: questions that would wait.
  fileprivate init(waiting count: Int) {
    self.init(
      "\(count) questions would wait, at most \(Questions.most) may",
      remedy: "ask again once some of them have their answers")
  }
}
