import TelltaleHost
import TelltaleModel
import TelltaleRuntime

/// A screen that stays open: questions and apps come and go on it.
///
/// Any task may use it. Drawing and input run on a thread of their own, which sleeps while nothing happens;
/// a task that waits for an answer keeps none of Swift's threads. The screen closes when nothing refers to
/// it any more; its apps refer to it.
public final class Screen: Sendable {
  /// Of the frames, in pixels.
  public let width: Int
  /// Of the frames, in pixels.
  public let height: Int

  let device: Device
  private let backend: any ScreenBackend

  /// The time that a question may be given, in seconds.
  private static let timeouts: ClosedRange<Duration> = .milliseconds(1)...(.seconds(86_400))

  /// A screen behind a queue; the sides are in pixels.
  convenience init(_ device: Device, _ queue: any ScreenQueue, width: Int, height: Int) {
    self.init(device, OwnScreen(device, queue), width: width, height: height)
  }

  init(_ device: Device, _ backend: any ScreenBackend, width: Int, height: Int) {
    self.device = device
    self.backend = backend
    self.width = width
    self.height = height
  }

  deinit { backend.letGo() }

  /// Finds the unit's service, which has the display for all programs; where none listens, takes the
  /// display of the machine that the device file means, or the first with a screen, and its input
  /// devices. Nothing changes on the glass before something is shown.
  ///
  /// - Parameter device: What to show on; a service shows by its own.
  /// - Returns: The screen, once there is one.
  /// - Throws: ``TelltaleError/wait(_:)`` where another program has the display or no screen is plugged
  ///   in, ``TelltaleError/retry(_:)`` where the machine is short of memory, and
  ///   ``TelltaleError/giveUp(_:)`` where the display cannot be used, there are no fonts, or this user
  ///   may not connect to the service.
  public static func open(_ device: Device) async throws(TelltaleError) -> Screen {
    do throws(RuntimeError) {
      if let (screen, panel) = try await ServedScreen.found(device) {
        return Screen(device, screen, width: panel.width, height: panel.height)
      }
      let (queue, size) = try await ThreadedScreenQueue.opened(device.platform, device.settings)
      return Screen(device, queue, width: size.width, height: size.height)
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
    // Somebody may have no other use for the screen than this question.
    defer { withExtendedLifetime(self) {} }
    do throws(RuntimeError) {
      return Answer(try await backend.ask(question, timeout: timeout))
    } catch {
      throw TelltaleError(error)
    }
  }

  /// Shows the screens of an app, in place of those that are shown.
  ///
  /// - Parameters:
  ///   - scene: Screens with names, tabs, lists; no question.
  ///   - folder: Where the last rows of tables with `cache: true` are kept; at the next start they are
  ///     shown, marked as old, until new ones come. Made if it is not there. Without one, none are, and
  ///     neither where the unit's service shows the app.
  /// - Returns: The app, once it is shown.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the scene cannot be shown or is a question,
  ///   ``TelltaleError/wait(_:)`` where the unit's service shows the app of another program.
  public func show(
    _ scene: Scene, keepingRowsIn folder: String? = nil
  ) async throws(TelltaleError) -> App {
    do throws(RuntimeError) {
      return App(try await backend.show(scene, keepingRowsIn: folder), on: self)
    } catch {
      throw TelltaleError(error)
    }
  }

  /// Puts back what was on the display before, and comes back when that is done. Questions that have no
  /// answer yet fail, apps end; more calls do nothing.
  public func close() async { await backend.close() }
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
