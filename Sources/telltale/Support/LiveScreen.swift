import ArgumentParser
import TelltaleEvdev
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleKMS
import TelltaleModel
import TelltaleSession
import TelltaleText

/// The machine's own display and input devices.
struct LiveScreen {
  let stage: Stage
  let scene: SceneSettings
  let trace: String?

  /// Shows the scene until its question is answered, its application has nothing more to tell, or a
  /// signal ends the program; puts the screen back.
  func show(_ shown: ShownScene, for channel: AppChannel? = nil) throws -> Host<FontBook>.End {
    let trace = try Trace(path: self.trace)
    // Threads inherit the mask, so signals are blocked before any is started.
    let signals = SignalSource()
    let clock = MonotonicClock()
    let display = try openDisplay()
    defer {
      display.close()
      trace.write("restored")
    }
    let world = stage.world(for: shown.scene)
    let settings = EvdevSettings(stage.profile, screen: display.size)
    let input = EvdevInput(settings, clock: clock) { notice in
      StandardStreams.complain("telltale: \(notice)")
    }
    input.wantsText = shown.scene.hasFields
    defer { input.close() }
    let session = Session(
      size: display.size, appearance: scene.theme, textSize: scene.textSize, in: world)
    let host = Host(
      session: session, world: world, display: display, input: input, clock: clock,
      glyphs: stage.fonts, requests: channel
    ) { report in
      trace.report(report)
      channel?.report(report)
    }
    channel?.begin(on: host, display.size)
    host.open(
      shown.scene, number: Answer.asked, language: shown.language, words: shown.words)
    GlyphWarnings.tell(host.session, shown.sourceMap)
    let end = host.run(signals: signals)
    channel?.finish(end.word)
    return end
  }

  private func openDisplay() throws -> KMSDisplay {
    do throws(DisplayError) {
      return try KMSDisplay.open(device: stage.profile.device)
    } catch {
      StandardStreams.complain("telltale: \(error.message). \(error.remedy)")
      throw error.status.code
    }
  }
}

extension DisplayError {
  var status: ExitStatus {
    switch kind {
    case .permission: .noPermission
    case .busy: .refusedNow
    case .noCard, .noConnector, .noMode, .noMemory, .gone, .failed: .noDisplay
    }
  }
}
