import TelltaleGraphics
import TelltaleHost
import TelltaleSession
import TelltaleText

/// Who has a resident screen do things, on its thread.
package protocol ResidentJobs: RequestSource {
  /// There from when the screen is made until its loop has ended.
  var screen: ResidentScreen? { get set }
}

/// The loop of a screen that stays, on the thread that calls it.
package enum ResidentLoop {
  /// Runs until the jobs are closed, the display is lost, or a signal comes.
  ///
  /// - Parameters:
  ///   - jobs: what is to be done, and from where.
  ///   - stage: the platform with its fonts.
  ///   - settings: theme and text size.
  ///   - devices: the display and the input; they stay the caller's.
  ///   - signals: those that end it.
  ///   - service: whoever is told that it lives.
  /// - Returns: How it ended.
  package static func run(
    _ jobs: any ResidentJobs, on stage: Stage, _ settings: SceneSettings, _ devices: ScreenDevices,
    signals: SignalSource? = nil, service: ServiceReport? = nil
  ) -> Host<FontBook>.End {
    let ledger = ResidentLedger(stage.notices)
    return run(
      jobs, on: stage, settings, devices, ledger: ledger, signals: signals, service: service,
      showsGround: true)
  }

  static func run(
    _ jobs: any ResidentJobs, on stage: Stage, _ settings: SceneSettings, _ devices: ScreenDevices,
    ledger: ResidentLedger, signals: SignalSource? = nil, service: ServiceReport? = nil,
    showsGround: Bool = false
  ) -> Host<FontBook>.End {
    var stage = stage
    if devices.isPanel { stage.settle(on: devices.display.size) }
    let pictures = SwitchedPictures()
    let session = Session(
      size: devices.display.size, appearance: settings.theme, textSize: settings.textSize,
      in: stage.emptyWorld)
    let host = Host(
      session: session, world: stage.emptyWorld, display: devices.display, input: devices.input,
      clock: devices.clock, glyphs: stage.fonts, pictures: pictures, requests: jobs,
      service: service, isResident: true, report: ledger.hear)
    let screen = ResidentScreen(
      host, stage: stage, ledger: ledger, pictures: pictures, clock: devices.clock,
      makePictures: { $0.pictures(of: $1) }, pages: .late, wantText: devices.wantText)
    jobs.screen = screen
    defer {
      jobs.screen = nil
      host.closePages()
    }
    if showsGround { host.showGround() }
    return host.run(signals: signals)
  }
}
