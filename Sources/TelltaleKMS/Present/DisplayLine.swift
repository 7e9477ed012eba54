import Synchronization
import TelltaleGraphics
import TelltaleHost

/// The objects that the core and the display thread share.
final class DisplayLine: Sendable {
  let inbox = FrameInbox(size: PixelSize(width: 0, height: 0))
  let outbox: ReplyOutbox
  let watchdog: Watchdog
  /// Rung by the core: there is a frame, or it is time to end.
  let work: Doorbell
  /// Rung by the thread when it has put everything back.
  let ended: Doorbell
  private let ready: Doorbell
  private let opening = Mutex<Result<PixelSize, DisplayError>?>(nil)

  init() throws(SystemError) {
    outbox = try ReplyOutbox()
    watchdog = try Watchdog()
    work = try Doorbell()
    ended = try Doorbell()
    ready = try Doorbell()
  }

  /// The thread's side: tells the result of opening.
  func opened(_ result: Result<PixelSize, DisplayError>) {
    opening.withLock { $0 = result }
    ready.ring()
  }

  /// The core's side: waits for the result; `nil` when there was no answer in time.
  func awaitOpening(milliseconds: Int) -> Result<PixelSize, DisplayError>? {
    guard ready.wait(milliseconds: milliseconds) else { return nil }
    return opening.withLock { $0 }
  }

  func close() {
    inbox.close()
    work.ring()
  }
}
