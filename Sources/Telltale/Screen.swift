import Synchronization
import TelltaleHost
import TelltaleModel
import TelltaleRuntime

/// A screen that stays open: questions and apps come and go on it.
///
/// Any task may use it. What is drawn and what hands do runs on a thread of its own, which sleeps while
/// nothing happens; nobody who waits for an answer keeps a thread. It closes when nothing refers to it any
/// more; its apps do.
public final class Screen: Sendable {
  /// Of the frames, in pixels.
  public let width: Int
  /// Of the frames, in pixels.
  public let height: Int

  let device: Device
  /// Where what is to be shown is left for the screen's thread.
  let desk: any ScreenDesk
  let numbers = Numbers()

  /// The time that a question may be given, in seconds.
  private static let timeouts: ClosedRange<Duration> = .milliseconds(1)...(.seconds(86_400))

  /// A screen behind a desk; the sides are in pixels.
  init(_ device: Device, _ desk: any ScreenDesk, width: Int, height: Int) {
    self.device = device
    self.desk = desk
    self.width = width
    self.height = height
  }

  deinit { desk.close {} }

  /// Takes the display of the machine that the device file means, or the first with a screen, and its
  /// input devices. Nothing changes on the glass before something is shown.
  ///
  /// - Parameter device: What to show on.
  /// - Returns: The screen, once there is one.
  /// - Throws: ``TelltaleError/wait(_:)`` where another program has the display or no screen is plugged
  ///   in, ``TelltaleError/retry(_:)`` where the machine is short of memory, and
  ///   ``TelltaleError/giveUp(_:)`` where the display cannot be used or there are no fonts.
  public static func open(_ device: Device) async throws(TelltaleError) -> Screen {
    do throws(RuntimeError) {
      let (desk, size) = try await LiveDesk.opened(device.platform, device.settings)
      return Screen(device, desk, width: size.width, height: size.height)
    } catch {
      throw TelltaleError(error)
    }
  }

  /// Makes a screen in memory, for tests and previews: the same frames to the byte, with a clock and
  /// hands for whoever made it.
  ///
  /// - Parameters:
  ///   - device: What to show on; its connector, mode and input devices do not matter.
  ///   - width: Of the frames, in pixels; with `height`, or neither for a usual screen of the platform.
  ///   - height: Of the frames, in pixels.
  /// - Returns: The screen, and what moves it.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where there are no fonts, or nothing can be shown in that
  ///   size.
  public static func inMemory(
    _ device: Device, width: Int? = nil, height: Int? = nil
  ) throws(TelltaleError) -> MemoryScreen {
    try MemoryScreen(device, width: width, height: height)
  }

  /// Asks a question and waits for its answer. Questions are shown one at a time, over whatever else is
  /// shown; several wait for each other. Cancelling the task takes the question back.
  ///
  /// - Parameters:
  ///   - question: An alert or an action sheet. Over an app a sheet is refused, since nobody asked for
  ///     it.
  ///   - timeout: After how long it goes unanswered, from a millisecond to a day; without one, what the
  ///     scene says, or never. It counts from when the question can be seen.
  /// - Returns: The answer.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the scene is none that can be asked,
  ///   ``TelltaleError/wait(_:)`` where nobody could see it within its time, or the display was lost.
  public func ask(
    _ question: Scene, timeout: Duration? = nil
  ) async throws(TelltaleError) -> Answer {
    if let timeout, !Self.timeouts.contains(timeout) {
      throw .usage("timeout is \(timeout); expected a time from a millisecond to a day")
    }
    do throws(RuntimeError) {
      let shown = try question.load(for: device)
      return Answer(try await ask(shown, milliseconds: timeout.map(\.milliseconds)).get())
    } catch {
      throw TelltaleError(error)
    }
  }

  private func ask(
    _ shown: ShownScene, milliseconds: Int?
  ) async -> Result<TelltaleModel.Answer, RuntimeError> {
    let number = numbers.next()
    let wish = Wish()
    // Somebody may have no other use for the screen than this question.
    defer { withExtendedLifetime(self) {} }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { (done: Continuation<TelltaleModel.Answer>) in
        desk.post(
          { screen in
            // Taken back before it was begun.
            guard wish.stands else { return done.resume(returning: .success(.never(number))) }
            screen.ask(shown, number: number, limit: milliseconds) { done.resume(returning: $0) }
          }, failed: { done.resume(returning: .failure($0)) })
      }
    } onCancel: {
      wish.drop()
      desk.post { $0.withdraw(number) }
    }
  }

  /// Shows the screens of an app, in place of those that are shown.
  ///
  /// - Parameters:
  ///   - scene: Screens with names, tabs, lists; no question.
  ///   - folder: Where the last rows of tables with `cache: true` are kept; at the next start they are
  ///     shown, marked as old, until new ones come. Made if it is not there. Without one, none are.
  /// - Returns: The app, once it is shown.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the scene cannot be shown or is a question.
  public func show(
    _ scene: Scene, keepingRowsIn folder: String? = nil
  ) async throws(TelltaleError) -> App {
    do throws(RuntimeError) {
      let shown = try scene.load(for: device)
      try shown.requireScreens()
      return try await App(shown, on: self, rows: folder, path: scene.path)
    } catch {
      throw TelltaleError(error)
    }
  }

  /// Puts back what was on the display before, and comes back when that is done. Questions that have no
  /// answer yet fail, apps end; more calls do nothing.
  public func close() async {
    await withCheckedContinuation { done in desk.close { done.resume() } }
  }
}

/// Whether somebody still wants what they asked for.
private final class Wish: Sendable {
  private let isDropped = Atomic(false)

  var stands: Bool { !isDropped.load(ordering: .acquiring) }

  func drop() { isDropped.store(true, ordering: .releasing) }
}

extension TelltaleModel.Answer {
  /// Of a question that was taken back before it was asked.
  fileprivate static func never(_ number: Int) -> TelltaleModel.Answer {
    TelltaleModel.Answer(
      question: .asked(number), outcome: .withdrawn, choice: nil, fields: [])
  }
}

extension Duration {
  /// Whole milliseconds, one at least.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    // Longer than any clock here can tell.
    let most: Int64 = 1 << 40
    let whole = Int(min(max(seconds, -most), most)) * 1000
    return max(1, whole + Int(attoseconds / 1_000_000_000_000_000))
  }
}
