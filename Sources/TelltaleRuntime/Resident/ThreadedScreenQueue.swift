import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleSession
import TelltaleText

/// A resident screen on a thread of its own, which sleeps while nothing happens and is woken by jobs.
package final class ThreadedScreenQueue: ScreenQueue {
  private let mailbox: ScreenMailbox

  private init(_ mailbox: ScreenMailbox) { self.mailbox = mailbox }

  /// Opens a platform's display, by default the machine's own.
  ///
  /// It calls `ready` and does not wait: `await` would bring Swift's concurrency with it, which no program of
  /// ours needs.
  ///
  /// - Parameters:
  ///   - platform: The profile that all is shown by.
  ///   - settings: The theme, the text size and the aids.
  ///   - opening: Opens the display and the devices, and settles the setup on them.
  ///   - ready: Called once, on any thread, with the display's size in pixels, or with the reason why the
  ///     display cannot be had. Nothing is left behind then.
  package static func open(
    _ platform: Platform, _ settings: SceneSettings,
    on opening: @escaping @Sendable (inout ProfileSetup) throws(RuntimeError) -> ScreenDevices =
      ScreenDevices.machine,
    ready:
      @escaping @Sendable (Result<(queue: ThreadedScreenQueue, size: PixelSize), RuntimeError>) ->
      Void
  ) {
    do throws(SystemError) {
      let mailbox = try ScreenMailbox()
      try Thread.start {
        run(platform, settings, mailbox, opening) { size in
          ready(size.map { (ThreadedScreenQueue(mailbox), $0) })
        }
      }
    } catch {
      ready(.failure(RuntimeError(error)))
    }
  }

  /// The thread from its start to its end.
  private static func run(
    _ platform: Platform, _ settings: SceneSettings, _ mailbox: ScreenMailbox,
    _ opening: (inout ProfileSetup) throws(RuntimeError) -> ScreenDevices,
    _ ready: (Result<PixelSize, RuntimeError>) -> Void
  ) {
    do throws(RuntimeError) {
      var setup = try ProfileSetup(platform)
      let devices = try opening(&setup)
      ready(.success(devices.display.size))
      let pending = PendingReplies(setup.notices)
      let end = RuntimeError(
        ResidentLoop.run(MailboxJobs(mailbox), on: setup, settings, devices, pending: pending))
      devices.close()
      // Those who wait are told only now, when the display can be had again.
      mailbox.end(end)
      pending.end(end)
    } catch {
      ready(.failure(error))
      mailbox.end(error)
    }
  }

  package func post(
    _ job: @escaping @Sendable (ResidentScreen) -> Void,
    failed: @escaping @Sendable (RuntimeError) -> Void
  ) {
    mailbox.put(ScreenMailbox.Job(run: job, fail: failed))
  }

  package func close(_ closed: @escaping @Sendable () -> Void) { mailbox.close(closed) }

  deinit { mailbox.close {} }
}
