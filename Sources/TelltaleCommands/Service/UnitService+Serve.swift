import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleVarlink

extension UnitService {
  /// Serves until a signal comes.
  ///
  /// - Parameters:
  ///   - unit: The settings of the unit, which name a profile or a device.
  ///   - socket: The path to listen at, if systemd hands no socket over; `nil` for the usual one.
  ///   - state: The folder of the journal; `nil` for the usual one.
  ///   - signals: The signals that end it; `nil` for none.
  ///   - opening: Opens the display and the devices, and fits the setup to them.
  /// - Returns: The way in which it ended.
  /// - Throws: The reason for which it cannot serve, or the loss of its display.
  package static func serve(
    _ unit: UnitSettings, socket: String?, state: String?, signals: SignalSource?,
    on opening: (inout ProfileSetup) throws(RuntimeError) -> ScreenDevices
  ) throws -> ScreenEnd {
    var setup = try ProfileSetup(unit.scene, in: .process)
    let platform = setup.platform
    let journal = try AuditJournal(
      in: ServiceFiles.state(state), unit.limits, notices: setup.notices)
    let listening = try ServiceSocket.inherited() ?? .listen(at: socket ?? ServiceCaller.path)
    let policy = unit.policy(own: getuid())
    for folder in policy.untrusted {
      setup.notices.tell("telltale: warning: \(folder): \(ServiceCheck.untrusted)")
    }
    let devices = try opening(&setup)
    defer { devices.close() }
    let dispatcher = ServiceDispatcher(
      policy: policy, service: try varlink(),
      judge: SceneJudge(platform, language: unit.scene.lang),
      appJudge: AppJudge(platform, language: unit.scene.lang),
      profiles: ProfileJudge(UnitGround(setup, devices.display.size), unit.scene),
      description: ServiceFiles.description(of: setup, devices.display.size),
      past: journal.past,
      shownBy: ShownBy(
        unit.scene, profile: setup.profile.name, language: setup.profile.language), at: time)
    let service = UnitService(
      dispatcher, at: listening, journal: journal, notices: setup.notices, system: SystemJournal(),
      secrets: .process)
    let end = ResidentLoop.run(
      service, on: setup, unit.scene, devices, signals: signals,
      service: ServiceReport(to: ServiceManager(notices: setup.notices)))
    switch end {
    case .failed(let error):
      service.end(error.message)
      throw RuntimeError(error)
    case .signal: service.stop()
    case .answered, .left: break
    }
    return end
  }

  private static func varlink() throws -> VarlinkService {
    try VarlinkService(
      vendor: "Telltale", product: "telltale", version: ProgramVersion.text,
      url: "https://telltale.io", ServiceContract.text)
  }
}
