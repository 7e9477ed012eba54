import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleVarlink

/// The app on the screen, and the settings by which all is shown.
extension UnitService {
  func serveApp() {
    settleProfile()
    guard let app else { return }
    let wanted = app.turn()
    for update in app.takeDone() { dispatcher.shownBy.take(update) }
    guard app.channel.isClosed else { return commands += wanted }
    connections[app.client] = nil
    carryOut(dispatcher.disconnect(app.client, at: Self.time))
  }

  func open(_ judged: JudgedApp, of id: ConnectionID, _ rights: AppRights) {
    guard let connection = connections[id], let sight else { return }
    connection.send(VarlinkReply())
    // Whoever does not read what it was told before has no line for its app.
    guard connection.hasSentAll else { return letGo(id) }
    shownApps += 1
    leftApp = nil
    let app = ServedApp(judged, of: id, number: shownApps, over: connection, rights)
    self.app = app
    app.begin(by: dispatcher.shownBy.profile, sight.size)
    commands.append(.show(judged.shown, app.listener))
    if let driving = dispatcher.shownBy.driving { commands.append(.drive(driving)) }
  }

  /// Closes the app. Its screens stay for so many milliseconds.
  func close(after wait: Int) {
    guard let app = app.take() else { return }
    guard wait > 0 else { return commands.append(.closeApp(app.number)) }
    commands.append(.leaveApp(app.number))
    leftApp = (app.number, now.advanced(byMilliseconds: wait), app.hasSecrets)
  }

  /// Removes the screens that an app has left, once their time is over.
  func closeLeftApp() {
    guard let left = leftApp, left.until <= now else { return }
    leftApp = nil
    commands.append(.closeApp(left.number))
  }

  /// Takes the profile that the program of the app wishes for, within its rights, and tells it the result.
  private func settleProfile() {
    guard let app, let profile = app.wishedProfile else { return }
    do throws(ServiceRefusal) {
      let effects = try dispatcher.wish(for: profile, at: Self.time)
      app.settleProfile(nil)
      carryOut(effects)
    } catch {
      app.settleProfile(error.reason)
    }
  }

  /// Shows all by another profile: questions, and the app in its edition of that profile.
  func stand(_ change: ProfileChange) {
    guard let setup = change.profile.setup.take() else { return }
    let questions = change.questions.map { number, scene in
      ProfileSwitch.Asked(
        scene.shown, number: number, by: .visitor(number), limit: scene.limit,
        rank: scene.priority.rank)
    }
    commands.append(
      .stand(
        ProfileSwitch(
          setup, questions, refused: change.refused.map { .asked($0, by: .visitor($0)) },
          app: stand(by: change.profile.apps))))
  }

  /// The effect on the app on the screen. Its program is told where it cannot be shown. Screens that an app has
  /// left are removed.
  private func stand(by judge: AppJudge) -> ProfileSwitch.App {
    if let left = leftApp {
      leftApp = nil
      return .gone(left.number)
    }
    guard let app else { return .none }
    switch app.stand(by: judge) {
    case .success(let shown): return .edition(shown)
    case .failure(let complaints):
      app.refuse(complaints)
      self.app = nil
      connections[app.client] = nil
      carryOut(dispatcher.refuseApp(complaints, at: Self.time))
      return .gone(app.number)
    }
  }

  func set(_ wanted: SetCall) {
    if let theme = wanted.theme { commands.append(.use(theme)) }
    if let size = wanted.textSize { commands.append(.useTextSize(size)) }
    for aid in Aid.allCases {
      if let isOn = wanted.aids[aid] { commands.append(.useAid(aid, isOn)) }
    }
    if let language = wanted.language, let shown = app?.change(to: language) {
      commands.append(.reopen(shown))
    }
    if let state = wanted.driving { commands.append(.drive(state)) }
  }
}
