import TelltaleAppProtocol
import TelltaleHost
import TelltaleSession
import TelltaleText

/// The machine's own display and input devices.
package struct LiveScreen {
  private let setup: ProfileSetup
  private let scene: SceneSettings
  private let report: (HostReport) -> Void
  private let restored: () -> Void

  /// Creates a screen that is not open yet.
  ///
  /// - Parameters:
  ///   - setup: The platform with its fonts. Its sizes are settled on the display when something is shown.
  ///   - scene: The theme, the text size and the aids.
  ///   - report: A function that hears what happens while something is shown.
  ///   - restored: A function that is called once the earlier picture is on the display again.
  package init(
    setup: ProfileSetup, scene: SceneSettings, report: @escaping (HostReport) -> Void,
    restored: @escaping () -> Void
  ) {
    self.setup = setup
    self.scene = scene
    self.report = report
    self.restored = restored
  }

  /// Shows a scene until its question is answered, its application has nothing more to tell, or a signal ends
  /// the program. The display is put back afterwards.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - app: The channel to the application; `nil` for a question or an app without one.
  /// - Returns: The reason for the end.
  /// - Throws: An error where the display cannot be had, or is too small for an alert.
  package func show(
    _ shown: ShownScene, for app: AppConversation? = nil
  ) throws(RuntimeError) -> ScreenEnd {
    // Threads inherit the mask, so signals are blocked before any is started.
    let signals = SignalSource()
    var setup = setup
    let devices = try ScreenDevices.machine(&setup)
    defer {
      devices.close()
      restored()
    }
    devices.wantText(shown.scene.hasFields)
    app?.stand(on: setup)
    return show(shown, for: app, on: setup, devices, signals)
  }

  private func show(
    _ shown: ShownScene, for app: AppConversation?, on setup: ProfileSetup,
    _ devices: ScreenDevices,
    _ signals: SignalSource?
  ) -> ScreenEnd {
    let (size, channel) = (devices.display.size, app?.channel)
    let builder = ScreenBuilder(
      shown, on: setup, scene, size: size, store: channel?.store, files: .late)
    let host = builder.host(
      on: devices, app, service: ServiceReport(to: ServiceManager(notices: setup.notices))
    ) { [report] news in
      report(news)
      channel?.report(news)
    }
    defer { host.closePages() }
    app?.begin(size)
    builder.open(on: host)
    builder.warn(about: host.session)
    let end = host.run(signals: signals)
    channel?.store?.keep(host.session.unsavedTexts)
    channel?.finish(end.word)
    return end
  }
}
