import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// The app on the screen, and what all is shown by.
extension ServiceDesk {
  mutating func openApp(
    _ call: VarlinkCall, from id: ClientID, _ peer: Peer, _ time: Int
  ) -> [ServiceEffect] {
    guard call.upgrades else {
      return [.reply(id, VarlinkReply(error: ServiceContract.error("UpgradeExpected")))]
    }
    let rule = policy.rule(for: peer)
    guard let folders = rule.opens else {
      return [.reply(id, notAllowed("user \(peer.user) may open no app", "opens: [/folder]"))]
    }
    let source: AppSource
    do throws(AskCall.WrongParameter) {
      source = try AppSource(call.parameters, folders: folders)
    } catch {
      return [.reply(id, VarlinkService.invalid(error.name))]
    }
    if let app {
      return [
        .reply(
          id,
          VarlinkReply(
            error: ServiceContract.error("AppShown"),
            [
              "user": .integer(Int(app.peer.user)),
              "unit": app.peer.unit.map { .string($0) } ?? .null,
            ]))
      ]
    }
    switch appJudge.judge(source, call.parameters["language"]?.string) {
    case .failure(let complaints): return [.reply(id, invalidScene(complaints))]
    case .success(let judged):
      app = ShownApp(client: id, peer: peer)
      let record = AuditRecord(
        .opened, 0, at: time, peer.details + [.init("app", .string(source.name))])
      return [recorded(record), .openApp(id, judged, sets: rule.sets)]
    }
  }

  /// The app cannot be recorded, so it is not shown.
  package mutating func dropApp(_ reason: String) -> [ServiceEffect] {
    guard let app = app.take() else { return [] }
    let reply = VarlinkReply(
      error: ServiceContract.error("NotRecorded"), ["reason": .string(reason)])
    return [.reply(app.client, reply)]
  }

  /// The app goes with its connection, for the reason.
  mutating func closeApp(_ reason: String, at time: Int) -> [ServiceEffect] {
    guard let app = app.take() else { return [] }
    let record = AuditRecord(
      .closed, 0, at: time, app.peer.details + [.init("reason", .string(reason))])
    return [recorded(record), .closeApp]
  }

  mutating func set(
    _ call: VarlinkCall, from id: ClientID, _ peer: Peer, _ time: Int
  ) -> [ServiceEffect] {
    let wanted: SetCall
    do throws(AskCall.WrongParameter) {
      wanted = try SetCall(call.parameters)
    } catch {
      return [.reply(id, VarlinkService.invalid(error.name))]
    }
    let rule = policy.rule(for: peer)
    if let setting = wanted.settings.first(where: { !rule.sets.contains($0) }) {
      let word = setting.rawValue
      return [.reply(id, notAllowed("user \(peer.user) may not set \(word)", "sets: [\(word)]"))]
    }
    let record = AuditRecord(.set, 0, at: time, peer.details + (call.parameters.members ?? []))
    return [recorded(record), .set(wanted), .reply(id, VarlinkReply())]
  }

  /// What somebody is told whom no rule lets do it; `key` is what a rule would have to say.
  func notAllowed(_ reason: String, _ key: String) -> VarlinkReply {
    VarlinkReply(
      error: ServiceContract.error("NotAllowed"),
      [
        "reason": .string(reason),
        "remedy": .string(
          "say \(key) in a rule for the user, its group or its unit below service: clients: in the"
            + " service's settings"),
      ])
  }

  func invalidScene(_ complaints: SceneComplaints) -> VarlinkReply {
    VarlinkReply(
      error: ServiceContract.error("InvalidScene"), ["complaints": .strings(complaints.lines)])
  }
}

extension AppSource {
  /// Reads parameters that are as the contract has them; throws the name of one whose value cannot be taken.
  init(_ parameters: JSONValue, folders: [String]) throws(AskCall.WrongParameter) {
    let scene = parameters["scene"] ?? .null
    switch (scene, parameters["text"]?.string, parameters["file"]?.string) {
    case (.null, let text?, nil): self = .text(text)
    case (.null, nil, let path?):
      guard path.hasPrefix("/") else { throw AskCall.WrongParameter(name: "file") }
      self = .file(path, folders: folders)
    case (let scene, nil, nil) where scene != .null: self = .text(scene.line)
    default: throw AskCall.WrongParameter(name: "scene")
    }
    if let language = parameters["language"]?.string, !SceneSettings.isLanguageTag(language) {
      throw AskCall.WrongParameter(name: "language")
    }
  }
}

/// What a client wants all to be shown by.
package struct SetCall: Hashable, Sendable {
  package var theme: Appearance?
  package var driving: DrivingState?
  /// A factor from 1 to 2.
  package var textSize: Double?
  /// Those that are turned on or off.
  package var aids: [Aid: Bool] = [:]

  init(_ parameters: JSONValue) throws(AskCall.WrongParameter) {
    theme = parameters["theme"]?.string.flatMap(Appearance.init)
    // A word that nobody knows means the most restricted state, as silence does.
    driving = parameters["driving"]?.string.map { DrivingState(rawValue: $0) ?? .unknown }
    textSize = parameters["textSize"]?.double
    if let textSize, !SceneSettings.textSizes.contains(textSize) {
      throw AskCall.WrongParameter(name: "textSize")
    }
    for (aid, name) in Self.aids { aids[aid] = parameters[name]?.bool }
  }

  /// What the contract calls aids.
  private static let aids: [(Aid, name: String)] = [
    (.highContrast, "highContrast"), (.boldText, "boldText"), (.reduceMotion, "reduceMotion"),
  ]

  /// What it would set.
  package var settings: [ServicePolicy.Setting] {
    [
      theme.map { _ in .theme }, driving.map { _ in .driving }, textSize.map { _ in .textSize },
    ].compactMap { $0 }
      + Aid.allCases.filter { aids[$0] != nil }.map(ServicePolicy.Setting.init)
  }
}
