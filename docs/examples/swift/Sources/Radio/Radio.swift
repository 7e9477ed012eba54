import Telltale

/// A radio: asks whether anybody wants to listen, shows its stations and plays what is chosen, until
/// it is switched off.
public struct Radio: Sendable {
  private let screen: Screen
  /// The folder of the scenes.
  private let scenes: String

  /// A station with what it plays, as a tuner would tell it.
  struct Station: Sendable {
    var id: String
    var name: String
    var piece: String
  }

  static let stations = [
    Station(id: "jazz", name: "Blue Hour", piece: "Waltz for Nobody"),
    Station(id: "city", name: "City FM", piece: "The News"),
    Station(id: "coast", name: "Coast Radio", piece: "Sea Shanties"),
  ]

  /// A radio on a screen, with its scenes in a folder.
  public init(on screen: Screen, scenes: String) {
    self.screen = screen
    self.scenes = scenes
  }

  /// Comes back once nobody wants to listen any more.
  public func run() async throws(TelltaleError) {
    let answer = try await screen.ask(.file("\(scenes)/start.yaml"), timeout: .seconds(60))
    guard answer == .chosen("listen") else { return }
    let app = try await screen.show(.file("\(scenes)/app.yaml"))
    defer { app.close() }
    var settings = Settings()
    for await event in app.events {
      switch event {
      case .wanted(source: "stations"):
        try await app.update(.rows("stations", Self.rows))
      case .selected(screen: _, list: "stations", entry: let id, index: _):
        guard let station = Self.stations.first(where: { $0.id == id }) else { continue }
        try await app.update(
          .text("playing.station", station.name), .text("playing.piece", station.piece))
      case .adjusted, .switched, .chosen:
        if let told = settings.take(event) { try await app.update(told) }
      case .emitted("reset"):
        settings = Settings()
        try await app.update(settings.updates + [.text("settings.told", nil)])
      case .emitted("off"):
        if try await wantsToStop() { return }
      default: break
      }
    }
  }

  private func wantsToStop() async throws(TelltaleError) -> Bool {
    let question = Scene.question(
      "Stop Listening?", message: "The radio can be switched on again at any time.",
      buttons: [.choice("Stop", id: "stop"), .cancel])
    return try await screen.ask(question) == .chosen("stop")
  }

  private static var rows: [Row] {
    stations.map { Row(id: $0.id, title: $0.name, push: "playing") }
  }
}
