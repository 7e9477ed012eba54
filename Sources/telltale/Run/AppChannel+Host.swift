import ArgumentParser
import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

extension AppChannel {
  /// Says that there is a screen, and of what size.
  func begin(on host: Host<FontBook>, _ size: PixelSize) {
    reopen = { [weak self, weak host] wish in
      guard let self, let host else { return "the app is closed" }
      return self.change(host, by: wish)
    }
    tell([
      "event": "ready", "protocol": 1, "profile": .string(edition.stage.profile.name),
      "language": .string(edition.shown.language.tag), "width": .integer(size.width),
      "height": .integer(size.height),
    ])
  }

  private func change(_ host: Host<FontBook>, by wish: Reopening) -> String? {
    do {
      let next = try edition.changed(by: wish)
      try next.shown.requireScreens()
      use(next)
      host.reopen(
        next.shown.scene, language: next.shown.language, words: next.shown.words,
        in: next.stage.world(for: next.shown), glyphs: next.stage.fonts)
      return nil
    } catch {
      return AppEdition.refusal
    }
  }

  /// Says why nothing more comes, and ends the program as is due.
  func conclude(_ end: Host<FontBook>.End) throws {
    switch end {
    case .failed(let error):
      StandardStreams.complain("telltale: \(error.message). \(error.remedy)")
      throw error.status.code
    case .signal(let number): throw ExitCode(128 + number)
    case .left, .answered:
      guard case .brokenOutput(let code)? = ending else { return }
      StandardStreams.complain(
        "telltale: cannot write to standard output: \(String(cString: strerror(code)))")
      throw ExitStatus.cannotWrite.code
    }
  }
}

extension Host<FontBook>.End {
  /// What an application is told.
  var word: String {
    switch self {
    case .failed: "failure"
    case .signal: "signal"
    case .left, .answered: "left"
    }
  }
}
