import ArgumentParser
import TelltaleEvdev
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
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
    try requireRoom(on: display)
    let opening = Opening(
      shown, on: stage, scene, size: display.size, remembered: channel?.rows?.recalled ?? [:])
    let settings = EvdevSettings(stage.profile, screen: display.size)
    let input = EvdevInput(settings, clock: clock) { notice in
      StandardStreams.complain("telltale: \(notice)")
    }
    input.wantsText = shown.scene.hasFields
    defer { input.close() }
    let host = Host(
      session: opening.session, world: opening.world, display: display, input: input,
      clock: clock, glyphs: stage.fonts, pictures: pictures(of: shown), requests: channel
    ) { report in
      trace.report(report)
      channel?.report(report)
    }
    channel?.begin(on: host, display.size)
    opening.open(on: host)
    opening.warn(about: host.session)
    let end = host.run(signals: signals)
    channel?.finish(end.word)
    return end
  }

  private func requireRoom(on display: KMSDisplay) throws {
    guard let lack = stage.profile.lack(of: display.size) else { return }
    StandardStreams.complain("telltale: the display is too small: \(lack)")
    throw ExitStatus.noDisplay.code
  }

  /// Questions have no pictures, and most are asked by programs that start for just that.
  private func pictures(of shown: ShownScene) -> any PictureStore {
    guard !shown.scene.isQuestion else { return EmptyPictures() }
    let warnings = PictureWarnings(shown)
    let files = PictureFiles(bundle: shown.files)
    do throws(SystemError) {
      return try BackgroundPictures(files, report: warnings.tell)
    } catch {
      // Late frames are better than none.
      StandardStreams.complain("telltale: warning: \(error.description); pictures slow frames down")
      return ImmediatePictures(files, report: warnings.tell)
    }
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
