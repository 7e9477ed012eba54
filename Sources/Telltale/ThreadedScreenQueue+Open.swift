import TelltaleGraphics
import TelltaleRuntime

extension ThreadedScreenQueue {
  /// Opens a platform's display and waits until there is one.
  ///
  /// - Parameters:
  ///   - platform: What to show on.
  ///   - settings: How.
  ///   - opening: Has the display and the devices, by itself the machine's own.
  /// - Returns: What shows there, and the size of its display in pixels.
  /// - Throws: Why there is none; nothing is left behind then.
  static func opened(
    _ platform: Platform, _ settings: SceneSettings,
    on opening: @escaping @Sendable (inout ProfileSetup) throws(RuntimeError) -> ScreenDevices =
      ScreenDevices.machine
  ) async throws(RuntimeError) -> (queue: ThreadedScreenQueue, size: PixelSize) {
    let result = await withCheckedContinuation {
      (
        done: CheckedContinuation<
          Result<(queue: ThreadedScreenQueue, size: PixelSize), RuntimeError>, Never
        >
      ) in
      open(platform, settings, on: opening) { done.resume(returning: $0) }
    }
    return try result.get()
  }
}
