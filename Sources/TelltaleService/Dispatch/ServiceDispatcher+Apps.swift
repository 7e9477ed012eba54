import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// The app on the screen, and the settings by which all is shown.
extension ServiceDispatcher {
  /// Shows the app of a call.
  ///
  /// - Parameter call: The call of `OpenApp`, whose connection goes on in the app protocol.
  /// - Returns: The effects to carry out.
  /// - Throws: The reason why the app is not shown.
  mutating func openApp(_ call: ServiceCall) throws(ServiceRefusal) -> [ServiceEffect] {
    guard call.upgrades else { throw .error(.upgradeExpected) }
    let rule = policy.rule(for: call.peer)
    guard let folders = rule.opens else {
      throw .notAllowed("user \(call.peer.user) may open no app", "opens: [/folder]")
    }
    let source = try AppSource(call.parameters, folders: folders, by: call.peer)
    // A program that has other screens of its own is told first what is wrong with these: it need not let those go.
    if let app, app.peer.process != call.peer.process { throw .error(app.refusal) }
    switch appJudge.judge(source, call.text("language") ?? shownBy.named?.tag) {
    case .failure(let complaints) where complaints.isOutside:
      throw .notAllowed(complaints.lines.joined(separator: "\n"), "opens: [/folder]")
    case .failure(let complaints) where !complaints.unsaid.isEmpty:
      return [
        .note(Self.note(complaints.unsaid, to: call.peer)),
        refused(call, .invalidScene(complaints)),
      ]
    case .failure(let complaints): throw .error(.invalidScene(complaints))
    case .success(let judged):
      if let app { throw .error(app.refusal) }
      app = ShownApp(client: call.client, peer: call.peer, openedAt: call.time)
      let record = AuditRecord(
        .opened, 0, at: call.time, call.peer.details + [.init("app", .string(source.name))])
      return [recorded(record), .openApp(call.client, judged, AppRights(rule, limits))]
    }
  }

  /// The most characters of complaints in a line of the log.
  private static let loggedCharacters = 500

  /// A line for the log. Control characters in names and files are replaced: they could end the line, or send
  /// commands to a terminal.
  private static func note(_ complaints: [String], to peer: Peer) -> String {
    let words = complaints.joined(separator: " ").unicodeScalars.prefix(loggedCharacters)
    let clean = words.map { $0.properties.generalCategory == .control ? " " : Character($0) }
    return "user \(peer.user) may not read the scene that they have shown, and it is refused: "
      + String(clean)
  }

  /// Refuses the app that is about to be shown, since it cannot be recorded.
  ///
  /// - Parameter reason: The error of the disk, for the client.
  /// - Returns: The effects to carry out.
  package mutating func dropApp(_ reason: String) -> [ServiceEffect] {
    guard let app = app.take() else { return [] }
    return [.reply(app.client, ServiceError.notRecorded(reason).reply)]
  }

  /// Closes the app with its connection, for the reason.
  mutating func closeApp(_ reason: String, at time: Int) -> [ServiceEffect] {
    guard let app = app.take() else { return [] }
    let record = AuditRecord(
      .closed, 0, at: time, app.peer.details + [.init("reason", .string(reason))])
    return [recorded(record), .closeApp(after: policy.rule(for: app.peer).keepsScreen)]
  }

  /// Changes the settings by which all is shown.
  ///
  /// - Parameters:
  ///   - wanted: The settings that the client names.
  ///   - call: The call that waits for a reply.
  /// - Returns: The effects to carry out.
  /// - Throws: A refusal where the caller may not set one of them.
  mutating func set(
    _ wanted: SetCall, for call: ServiceCall
  ) throws(ServiceRefusal) -> [ServiceEffect] {
    let rule = policy.rule(for: call.peer)
    if let setting = wanted.settings.first(where: { !rule.sets.contains($0) }) {
      let word = setting.rawValue
      throw .notAllowed("user \(call.peer.user) may not set \(word)", "sets: [\(word)]")
    }
    let profile = try wanted.profile.map { (text) throws(ServiceRefusal) in
      try self.profile(text, for: rule)
    }
    guard !wanted.settings.isEmpty else { return [.reply(call.client, VarlinkReply())] }
    let record = AuditRecord(
      .set, 0, at: call.time, call.peer.details + (call.parameters.members ?? []))
    shownBy.take(wanted)
    let changes = profile.map { change(to: $0, at: call.time) } ?? []
    return [recorded(record)] + changes + [.set(wanted), .reply(call.client, VarlinkReply())]
  }
}

extension ServiceRefusal {
  /// The refusal for a client that no rule allows to do something; `key` is the line that a rule needs.
  static func notAllowed(_ reason: String, _ key: String) -> ServiceRefusal {
    .error(
      .notAllowed(
        reason,
        remedy:
          "add \(key) to a rule for the user, its group or its unit below service: clients: in the service's settings"
      ))
  }
}

extension AppSource {
  /// Reads the parameters of a call, which have the contract's types. Throws the name of a parameter whose value is
  /// not allowed.
  init(
    _ parameters: JSONValue, folders: [String], by peer: Peer
  ) throws(ServiceRefusal) {
    let scene = parameters["scene"] ?? .null
    switch (scene, parameters["text"]?.string, parameters["file"]?.string) {
    case (.null, let text?, nil): self = .text(text)
    case (.null, nil, let path?):
      guard path.hasPrefix("/") else { throw ServiceRefusal.parameter("file") }
      self = .file(path, folders: folders, by: peer)
    case (let scene, nil, nil) where scene != .null: self = .text(scene.line)
    default: throw ServiceRefusal.parameter("scene")
    }
    if let language = parameters["language"]?.string, Language(checking: language) == nil {
      throw ServiceRefusal.parameter("language")
    }
  }
}
