import TelltaleHost
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// What there is to be done about what went wrong, and what the command line prints of it.
@Suite struct RuntimeErrorTests {
  private enum Advice { case retry, wait, giveUp }

  private func advice(_ error: RuntimeError) -> Advice {
    switch error {
    case .retry: .retry
    case .wait: .wait
    case .giveUp: .giveUp
    }
  }

  @Test func `a display says by its fault whether it is to be waited for`() {
    let expected: [(DisplayError.Kind, Advice, RuntimeError.Kind)] = [
      (.noMemory, .retry, .noDisplay), (.busy, .wait, .displayInUse),
      (.noConnector, .wait, .noDisplay), (.gone, .wait, .noDisplay),
      (.permission, .giveUp, .permission), (.noCard, .giveUp, .noDisplay),
      (.noMode, .giveUp, .noDisplay), (.failed, .giveUp, .noDisplay),
    ]
    for (kind, way, fault) in expected {
      let error = RuntimeError(DisplayError(kind, message: "it is so", remedy: "Do this."))
      #expect(advice(error) == way && error.kind == fault, "\(kind)")
      #expect(error.message == "telltale: it is so. Do this.")
    }
  }

  @Test func `a machine that is short of threads is asked again`() {
    let error = RuntimeError(SystemError(11, "pthread_create"))
    #expect(advice(error) == .retry)
    #expect(error.message.hasPrefix("telltale: pthread_create: EAGAIN"))
  }

  @Test func `files say by their kind what is at fault, the first before the others`() {
    let profile = LoadError(kind: .profile, file: "p.yaml", message: "wrong")
    let missing = LoadError(kind: .unreadable, file: "q.yaml", message: "gone")
    #expect(RuntimeError(profile).kind == .profile && advice(RuntimeError(profile)) == .giveUp)
    #expect(RuntimeError(missing).kind == .missingFile)
    let both = RuntimeError(LoadErrors([missing, profile]) ?? LoadErrors(profile))
    #expect(both.kind == .missingFile)
    #expect(both.message == "\(missing.description)\n\(profile.description)")
    let scene = LoadError(kind: .scene, file: "s.yaml", message: "wrong")
    #expect(RuntimeError(scene).kind == .scene)
  }

  @Test func `what stops nothing goes to the notices, what stops all is the error`() throws {
    let log = Log()
    let folder = try Files.folder([
      "odd.yaml": "extends: kiosk\nkeyboard: {on-screen: always, layouts: {en: no-such}}\n"
    ])
    let surroundings = Surroundings(files: Platforms.path, notices: log.notices)
    let setup = try ProfileSetup(SceneSettings(device: "\(folder)/odd.yaml"), in: surroundings)
    let text = "alert: {title: Name, fields: [{id: n}], buttons: [{title: OK}]}"
    let shown = try ShownScene(
      SceneSource(name: "s.yaml", text: text).load(setup.platform, language: "en"),
      on: setup.platform)
    _ = setup.environment(for: shown)
    #expect(log.lines.contains { $0.hasPrefix("telltale: warning: no keyboard layout 'no-such'") })
    let error = #expect(throws: RuntimeError.self) {
      try Platform(SceneSettings(), in: surroundings)
    }
    #expect(error?.kind == .usage && error?.message.hasPrefix("telltale: no profile; ") == true)
  }
}
