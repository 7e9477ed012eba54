import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// Another profile for all that is shown, with its effects on the open questions.
package struct ProfileChange: Sendable {
  package var profile: JudgedProfile
  /// The open questions as the profile reads them, with their numbers.
  package var questions: [(number: Int, scene: JudgedScene)]
  /// The numbers of the questions that the profile refuses. Those who asked are told.
  package var refused: [Int]
}

/// The profile that all is shown by.
extension ServiceDispatcher {
  /// Reads a profile that a client wants all to be shown by. Nothing has changed yet.
  ///
  /// - Parameters:
  ///   - text: The name of the profile, or the path of a file.
  ///   - rule: The rights of the client.
  /// - Returns: The profile, fit for the display.
  /// - Throws: The faults of the profile, or a refusal where the client may not name that file.
  func profile(
    _ text: String, for rule: ServicePolicy.Rule
  ) throws(ServiceRefusal) -> JudgedProfile {
    guard let source = ProfileSource(text, folders: rule.profiles) else {
      throw .parameter("profile")
    }
    switch profiles.judge(source) {
    case .success(let profile): return profile
    case .failure(let complaints) where complaints.isOutside:
      throw .notAllowed(complaints.lines.joined(separator: "\n"), "profiles: [/folder]")
    case .failure(let complaints): throw .error(.invalidProfile(complaints))
    }
  }

  /// Sets the profile that the program of the app on the screen wishes for.
  ///
  /// - Parameters:
  ///   - text: The name of the profile, or the path of a file.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  /// - Throws: The reason why it is not set.
  mutating func wish(for text: String, at time: Int) throws(ServiceRefusal) -> [ServiceEffect] {
    guard let app else { return [] }
    let rule = policy.rule(for: app.peer)
    guard rule.sets.contains(.profile) else {
      throw .notAllowed("user \(app.peer.user) may not set profile", "sets: [profile]")
    }
    let profile = try profile(text, for: rule)
    let record = AuditRecord(
      .set, 0, at: time, app.peer.details + [.init("profile", .string(text))])
    return [recorded(record)] + change(to: profile, at: time)
  }

  /// Takes another profile. Open questions are judged by it, and those that it refuses end.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  mutating func change(to profile: JudgedProfile, at time: Int) -> [ServiceEffect] {
    (judge, appJudge) = (profile.scenes, profile.apps)
    shownBy.take(profile)
    description = description.map {
      $0.key == "profile" ? JSONValue.Member($0.key, .string(profile.name)) : $0
    }
    var change = ProfileChange(profile: profile, questions: [], refused: [])
    var ended: [ServiceEffect] = []
    for number in openNumbers {
      guard let question = questions[number] else { continue }
      switch judge.judge(question.text, question.readIn) {
      case .success(var scene):
        scene.limit = question.limit
        scene.priority = question.priority
        questions[number]?.describe(scene.shown)
        change.questions.append((number, scene))
      case .failure(let complaints):
        change.refused.append(number)
        ended += fail(number, Self.refusal(by: profile.name, complaints), at: time)
      }
    }
    return ended + [.stand(change)]
  }

  /// Closes the app that the new profile refuses.
  ///
  /// - Parameters:
  ///   - complaints: The faults of the app by that profile.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out beside taking it from the screen.
  package mutating func refuseApp(_ complaints: SceneRefusal, at time: Int) -> [ServiceEffect] {
    guard let app = app.take() else { return [] }
    clients[app.client] = nil
    let reason = Self.refusal(by: shownBy.profile, complaints)
    let record = AuditRecord(
      .closed, 0, at: time, app.peer.details + [.init("reason", .string(reason))])
    return [recorded(record)]
  }

  /// The reason why something that was open ends.
  static func refusal(by profile: String, _ complaints: SceneRefusal) -> String {
    "the unit was set to the profile \(profile), which refuses it:\n"
      + complaints.lines.joined(separator: "\n")
  }
}
