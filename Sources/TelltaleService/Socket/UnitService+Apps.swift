import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleVarlink

/// The app on the screen, and what all is shown by.
extension UnitService {
  func serveApp() {
    guard let app else { return }
    let wanted = app.turn()
    for update in app.takeDone() { desk.shownBy.take(update) }
    guard app.channel.isClosed else { return commands += wanted }
    connections[app.client] = nil
    carryOut(desk.disconnect(app.client, at: Self.time))
  }

  func open(_ judged: JudgedApp, of id: ConnectionID, sets: Set<ServicePolicy.Setting>) {
    guard let connection = connections[id], let sight else { return }
    connection.send(VarlinkReply())
    guard connection.hasSentAll else { return connections[id] = nil }
    shownApps += 1
    leftApp = nil
    let app = ServedApp(judged, of: id, number: shownApps, over: connection, sets: sets)
    self.app = app
    app.begin(on: sight)
    commands.append(.show(judged.shown, app.listener))
    if let driving = desk.shownBy.driving { commands.append(.drive(driving)) }
  }

  /// Takes the app away; what it shows stays for so many milliseconds.
  func close(after wait: Int) {
    guard let app = app.take() else { return }
    guard wait > 0 else { return commands.append(.closeApp(app.number)) }
    commands.append(.leaveApp(app.number))
    leftApp = (app.number, now.advanced(byMilliseconds: wait), app.hasSecrets)
  }

  /// What an app has left on the screen goes in its time.
  func closeLeftApp() {
    guard let left = leftApp, left.until <= now else { return }
    leftApp = nil
    commands.append(.closeApp(left.number))
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
