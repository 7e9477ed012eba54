import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSession

/// The app that is on the screen, and the line to its program, which was a call before.
final class ServedApp {
  let client: ConnectionID
  /// Tells it from those that were shown before and after it.
  let number: Int
  private(set) var app: JudgedApp
  let channel: AppChannel
  /// Keeps the descriptor open that the channel talks over.
  private let connection: ServiceConnection
  private let reports = AppReports()
  /// What its program may set for all that is shown.
  private let sets: Set<ServicePolicy.Setting>

  /// - Parameters:
  ///   - app: what is shown.
  ///   - client: whose it is.
  ///   - number: of its own.
  ///   - connection: what the client called over; what it has said since is the first that is heard.
  ///   - sets: what its program may set for all that is shown.
  init(
    _ app: JudgedApp, of client: ConnectionID, number: Int, over connection: ServiceConnection,
    sets: Set<ServicePolicy.Setting>
  ) {
    self.app = app
    self.client = client
    self.number = number
    self.connection = connection
    self.sets = sets
    let descriptor = connection.descriptor
    channel = AppChannel(
      app.reader, over: AppStream(input: descriptor, output: descriptor, name: "app"))
    channel.hear(connection.takeRest())
  }

  /// Who hears what happens on its screens.
  var listener: AppListener {
    let reports = reports
    return AppListener(number: number, hearsReplies: true) {
      reports.add($0)
    } end: {
    }
  }

  /// Says that there is a screen, and shows another edition where the program wants one.
  func begin(on screen: ResidentScreen) {
    channel.reopen = { [weak self, weak screen] wish in
      guard let self, let screen else { return "the app is closed" }
      return self.change(screen, by: wish)
    }
    channel.begin(
      profile: screen.profileName, language: app.shown.language, size: screen.size)
  }

  /// Gives the reason where it cannot be.
  private func change(_ screen: ResidentScreen, by wish: Reopening) -> String? {
    guard wish.profile == nil else {
      return "the profile is the unit's, whose service has it from its settings"
    }
    guard let language = wish.language else { return nil }
    guard let edition = app.edition else {
      return "an app that was opened as text has one language; open it by its file"
    }
    guard let next = edition(language) else {
      return "there is no edition in \(language.tag) that can be shown"
    }
    app = next
    channel.use(next.reader)
    screen.reopen(next.shown)
    return nil
  }

  /// True while there is something to do that no descriptor tells of.
  var hasMore: Bool { !reports.isEmpty || channel.hasMore || channel.isClosed }

  /// Tells the program what happened, and gives what it wants.
  func turn() -> [AppRequest] {
    for report in reports.take() { channel.report(report) }
    return channel.drain().filter { request in
      guard let refusal = refusal(of: request) else { return true }
      channel.report(.replied(AppReply(request: request.number, refusal: refusal)))
      return false
    }
  }

  /// What is shown by the unit's settings changes only for whoever may change it.
  private func refusal(of request: AppRequest) -> AppRefusal? {
    for (index, update) in request.updates.enumerated() {
      guard let setting = ServicePolicy.Setting(update), !sets.contains(setting) else { continue }
      var refusal = AppRefusal(
        "the settings of the unit's service do not allow this app to set \(setting.rawValue)",
        remedy: "add \(setting.rawValue) to the `sets` of its rule below service: clients:")
      refusal.update = index
      return refusal
    }
    return nil
  }
}

extension ServicePolicy.Setting {
  /// What an update sets for all that is shown; `nil` for one that changes the app alone.
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

/// What happened on an app's screens, until the service's next turn.
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
