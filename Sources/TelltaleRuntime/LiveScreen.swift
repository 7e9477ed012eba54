import TelltaleEvdev
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleKMS
import TelltaleModel
import TelltaleSession
import TelltaleText

/// The machine's own display and input devices.
package struct LiveScreen {
  private let stage: Stage
  private let scene: SceneSettings
  private let report: (HostReport) -> Void
  private let restored: () -> Void

  /// Tells `report` what happens while something is shown, and `restored` once there is again on the
  /// screen what was there before.
  package init(
    stage: Stage, scene: SceneSettings, report: @escaping (HostReport) -> Void,
    restored: @escaping () -> Void
  ) {
    self.stage = stage
    self.scene = scene
    self.report = report
    self.restored = restored
  }

  /// Shows the scene until its question is answered, its application has nothing more to tell, or a
  /// signal ends the program; puts the screen back. Throws where it cannot be shown.
  package func show(
    _ shown: ShownScene, for app: AppConversation? = nil
  ) throws(RuntimeError) -> Host<FontBook>.End {
    // Threads inherit the mask, so signals are blocked before any is started.
    let signals = SignalSource()
    let clock = MonotonicClock()
    let display = try KMSDisplay.open(for: stage.platform)
    var stage = stage
    stage.settle(on: display.size)
    app?.stand(on: stage)
    defer {
      display.close()
      restored()
    }
    try stage.platform.requireRoom(on: display)
    let channel = app?.channel
    let opening = Opening(
      shown, on: stage, scene, size: display.size,
      remembered: channel?.keeper?.remembered ?? Remembered(), pages: .late)
    let settings = EvdevSettings(stage.profile, screen: display.size)
    let notices = stage.notices
    let input = EvdevInput(settings, clock: clock) { notices.tell("telltale: \($0)") }
    input.wantsText = shown.scene.hasFields
    defer { input.close() }
    let host = Host(
      session: opening.session, world: opening.world, display: display, input: input,
      clock: clock, glyphs: stage.fonts, pictures: pictures(of: shown), requests: channel,
      service: ServiceReport(to: ServiceManager(notices: notices))
    ) { [report] news in
      report(news)
      channel?.report(news)
    }
    defer { host.closePages() }
    app?.begin(on: host, display.size)
    opening.open(on: host)
    opening.warn(about: host.session)
    let end = host.run(signals: signals)
    channel?.keeper?.keep(host.session.unsavedTexts)
    channel?.finish(end.word)
    return end
  }

  /// Questions have no pictures, and most are asked by programs that start for just that.
  private func pictures(of shown: ShownScene) -> any PictureStore {
    shown.scene.isQuestion ? EmptyPictures() : stage.pictures(of: shown)
  }
}

extension Stage {
  /// The pictures of a scene, made on a thread of their own where there can be one.
  func pictures(of shown: ShownScene) -> any PictureStore {
    let warnings = PictureWarnings(shown, notices)
    let files = pictureFiles(of: shown)
    do throws(SystemError) {
      return try BackgroundPictures(files, report: warnings.tell)
    } catch {
      // Late frames are better than none.
      notices.tell("telltale: warning: \(error.description); pictures slow frames down")
      return ImmediatePictures(files, report: warnings.tell)
    }
  }
}
