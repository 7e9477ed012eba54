import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleSession
import TelltaleText

/// A resident screen on a thread of its own, which sleeps while nothing happens and is woken by what
/// is left for it.
package final class LiveDesk: ScreenDesk {
  private let mailbox: DeskMailbox

  private init(_ mailbox: DeskMailbox) { self.mailbox = mailbox }

  /// Opens a platform's display, by itself the machine's own. Calls instead of waiting: whoever awaits brings Swift's
  /// concurrency with it, which no program of ours needs.
  ///
  /// - Parameters:
  ///   - platform: What to show on.
  ///   - settings: How.
  ///   - opening: Has the display and the devices.
  ///   - ready: Is told once, on whatever thread, when there is a display or why it cannot be had; nothing is left behind
  ///     then. The size is in pixels.
  package static func open(
    _ platform: Platform, _ settings: SceneSettings,
    on opening: @escaping @Sendable (Platform) throws(RuntimeError) -> ScreenDevices =
      ScreenDevices.machine,
    ready: @escaping @Sendable (Result<(desk: LiveDesk, size: PixelSize), RuntimeError>) -> Void
  ) {
    do throws(SystemError) {
      let mailbox = try DeskMailbox()
      try Thread.start {
        run(platform, settings, mailbox, opening) { size in
          ready(size.map { (LiveDesk(mailbox), $0) })
        }
      }
    } catch {
      ready(.failure(RuntimeError(error)))
    }
  }

  /// The thread from its start to its end.
  private static func run(
    _ platform: Platform, _ settings: SceneSettings, _ mailbox: DeskMailbox,
    _ opening: (Platform) throws(RuntimeError) -> ScreenDevices,
    _ ready: (Result<PixelSize, RuntimeError>) -> Void
  ) {
    do throws(RuntimeError) {
      let stage = try Stage(platform)
      let devices = try opening(platform)
      ready(.success(devices.display.size))
      let ledger = ResidentLedger(stage.notices)
      let end = serve(stage, settings, devices, mailbox, ledger)
      devices.close()
      // Those who wait are told only now, when the display can be had again.
      mailbox.end(end)
      ledger.end(end)
    } catch {
      ready(.failure(error))
      mailbox.end(error)
    }
  }

  private static func serve(
    _ stage: Stage, _ settings: SceneSettings, _ devices: ScreenDevices, _ mailbox: DeskMailbox,
    _ ledger: ResidentLedger
  ) -> RuntimeError {
    let end = ResidentLoop.run(
      DeskJobs(mailbox), on: stage, settings, devices, ledger: ledger)
    guard case .failed(let error) = end else { return .closed }
    return RuntimeError(error)
  }

  package func post(
    _ job: @escaping @Sendable (ResidentScreen) -> Void,
    failed: @escaping @Sendable (RuntimeError) -> Void
  ) {
    mailbox.put(DeskMailbox.Job(run: job, fail: failed))
  }

  package func close(_ closed: @escaping @Sendable () -> Void) { mailbox.close(closed) }

  deinit { mailbox.close {} }
}
