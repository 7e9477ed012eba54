import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// An app whose screens the unit's service shows, for a program on the other end of two pipes.
struct ServedRun {
  let file: String
  let scene: SceneSettings
  let caller: ServiceCaller

  /// Shows the screens until one side ends; ends the program as `telltale run` does.
  func run() throws {
    let signals = SignalSource()
    try caller.note(scene.profile)
    if scene != SceneSettings(profile: scene.profile, device: scene.device, lang: scene.lang) {
      StandardStreams.complain(
        "telltale: note: theme, text size and aids come from the service (telltale set); the options are ignored"
      )
    }
    let refusal = try caller.open(
      sceneFile: file, language: scene.lang, note: StandardStreams.complain)
    if let refusal { throw RuntimeError(refusal) }
    var relay = AppRelay(
      caller, signals: signals,
      manager: ServiceManager(notices: Notices { StandardStreams.complain($0) }))
    switch relay.run() {
    case .done: return
    case .signal(let number): throw ExitCode(128 + number)
    case .stopped: throw RuntimeError.noDisplay("the service was told to stop")
    case .lost: throw RuntimeError.noDisplay("the service has ended, or has lost its display")
    case .refused(let complaints):
      throw RuntimeError(
        .scene,
        "telltale: the screens have ended: the unit was set to a profile that refuses them:\n\(complaints)"
      )
    case .unread(let code):
      StandardStreams.complain(
        "telltale: cannot write to standard output: \(String(cString: strerror(code)))")
      throw ExitStatus.cannotWrite.code
    }
  }
}

extension RuntimeError {
  fileprivate static func noDisplay(_ reason: String) -> RuntimeError {
    RuntimeError(.noDisplay, "telltale: the screens have ended: \(reason)")
  }
}
