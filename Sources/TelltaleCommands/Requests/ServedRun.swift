import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleService
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
        "telltale: note: theme, text size and aids are the service's (telltale set), and not those of the options"
      )
    }
    try open()
    var relay = AppRelay(caller, signals: signals)
    switch relay.run() {
    case .done: return
    case .signal(let number): throw ExitCode(128 + number)
    case .stopped: throw RuntimeError.noDisplay("the service was told to stop")
    case .lost: throw RuntimeError.noDisplay("the service has gone, or its display is lost")
    case .unread(let code):
      StandardStreams.complain(
        "telltale: cannot write to standard output: \(String(cString: strerror(code)))")
      throw ExitStatus.cannotWrite.code
    }
  }

  /// Where the service's settings do not allow the file's folder, its text may be shown.
  private func open() throws(RuntimeError) {
    guard let whole = realpath(file, nil) else {
      throw RuntimeError(
        .missingFile, "telltale: \(Quoted.plain(file)): \(SystemError(errno, "open").description)")
    }
    defer { free(whole) }
    do throws(RuntimeError) {
      try caller.open(file: String(cString: whole), language: scene.lang)
    } catch {
      guard error.isRefusal, openText() else { throw error }
      StandardStreams.complain(
        "telltale: note: the service's settings do not allow the folder of \(Quoted.plain(file)): it is shown without"
          + " the files beside it (opens: in a rule below service: clients:)")
    }
  }

  /// True where the service shows the text of the file.
  private func openText() -> Bool {
    do throws(RuntimeError) {
      try caller.open(ServiceCaller.text(file: file, QuestionWords()), language: scene.lang)
      return true
    } catch {
      return false
    }
  }
}

extension RuntimeError {
  /// Whether the service's settings do not allow it.
  fileprivate var isRefusal: Bool {
    if case .giveUp(let failure) = self { failure.kind == .permission } else { false }
  }

  fileprivate static func noDisplay(_ reason: String) -> RuntimeError {
    RuntimeError(.noDisplay, "telltale: the screens have ended: \(reason)")
  }
}
