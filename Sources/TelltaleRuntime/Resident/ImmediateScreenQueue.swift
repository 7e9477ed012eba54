import Synchronization
import TelltaleEvdev
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleImages
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A resident screen in memory, with a clock that is moved by hand. Jobs for it are done at once, on the
/// thread of the caller.
package final class ImmediateScreenQueue: ScreenQueue {
  /// The state that belongs to the holder of the lock.
  private struct State {
    let setup: ProfileSetup
    let playback: Playback<FontBook>
    let screen: ResidentScreen
    let pending: PendingReplies
    /// The keyboard layout for keys that are pressed by their names.
    let keys: TypedKeys
    var attached: Set<InputKind> = []
    var isClosed = false
  }

  private let state: Mutex<State>
  private let watch = Mutex(MemoryWatch())
  /// The size of the frames in pixels.
  package let size: PixelSize

  /// Opens a screen in memory.
  ///
  /// - Parameters:
  ///   - platform: The profile that all is shown by.
  ///   - settings: The theme, the text size and the aids.
  ///   - size: The size of the frames in pixels; `nil` for a usual screen of the profile.
  /// - Throws: An error where there is no font, or where nothing can be used on a screen of that size.
  package init(
    _ platform: Platform, _ settings: SceneSettings, size: PixelSize?
  ) throws(RuntimeError) {
    var setup = try ProfileSetup(platform)
    let size = try setup.settle(inMemory: size, named: "the size")
    self.size = size
    state = Mutex(Self.open(setup, settings, size))
  }

  private static func open(
    _ setup: sending ProfileSetup, _ settings: SceneSettings, _ size: PixelSize
  ) -> sending State {
    let pending = PendingReplies(setup.notices)
    let pictures = SwitchedPictures()
    let playback = ScreenBuilder(nil, on: setup, settings, size: size)
      .playback(pictures: pictures, isResident: true) { report, _ in pending.hear(report) }
    let screen = ResidentScreen(
      playback.host, on: ResidentGround(setup), pending: pending, pictures: pictures,
      clock: playback.clock)
    return State(
      setup: setup, playback: playback, screen: screen, pending: pending,
      keys: TypedKeys(layout: setup.profile.keyboard.layout))
  }

  package func post(
    _ job: @escaping @Sendable (ResidentScreen) -> Void,
    failed: @escaping @Sendable (RuntimeError) -> Void
  ) {
    let isClosed = state.withLock { state in
      if !state.isClosed {
        job(state.screen)
        state.playback.host.turn()
      }
      return state.isClosed
    }
    if isClosed { failed(.closed) }
    look()
  }

  package func close(_ closed: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.isClosed = true
      state.pending.end(.closed)
    }
    look()
    closed()
  }

  // MARK: Time and hands

  /// The time since the screen was opened, in microseconds.
  package var now: Instant { state.withLock { $0.playback.now } }

  /// Lets time pass. Everything that is due on the way happens at its moment.
  ///
  /// - Parameter milliseconds: The time that passes.
  package func advance(milliseconds: Int) {
    state.withLock {
      $0.playback.advance(to: $0.playback.now.advanced(byMilliseconds: milliseconds))
    }
    look()
  }

  /// Does the steps of a script, each once its control takes input. Saved frames and expectations in it are
  /// passed over.
  ///
  /// - Parameter steps: The steps.
  /// - Throws: An error where a control is not there: nothing could bring it meanwhile.
  package func perform(_ steps: [ScriptStep]) throws(ScriptError) {
    defer { look() }
    try state.withLock { (state) throws(ScriptError) in
      Self.attach(steps, to: &state)
      var player = ScriptPlayer(steps, on: size, from: state.playback.now)
      var hand = LookingHand(awaitsControls: false)
      while let time = player.nextTime {
        state.playback.advance(to: time)
        guard
          state.playback.isLooked(by: &hand, &player, pass: { state.playback.advance(to: $0) })
        else { continue }
        let output = try player.advance { state.playback.session.glass.touchable(control: $0) }
        switch output {
        case .event(let event)?: state.playback.send(state.keys.typed(event))
        case .change(let change)?: state.playback.send(change)
        case .saveFrame?, .expect?, .await?, nil: break
        }
      }
      state.playback.advance(to: player.endTime)
    }
  }

  private static func attach(_ steps: [ScriptStep], to state: inout State) {
    for event in ScriptPlayer.attachments(for: steps, at: state.playback.now)
    where state.attached.insert(event.kind).inserted {
      state.playback.send(event)
    }
  }

  // MARK: What is seen

  /// The tree of all that is shown, as text.
  package var tree: String {
    state.withLock { $0.playback.session.meaning(in: $0.playback.environment).outline }
  }

  /// The texts that can be read in front, in their order.
  package var texts: [String] { state.withLock { $0.playback.session.seenTexts } }

  /// The names of what can be focused or touched in front, in the order that focus moves.
  package var controls: [String] { state.withLock { $0.playback.session.seenControls } }

  /// The newest frame: its pixels row by row from the top, as 0xRRGGBB, and the same as a PNG file.
  package var frame: (pixels: [UInt32], png: [UInt8]) {
    state.withLock { state in
      state.playback.withCanvas { canvas in
        let pixels = (0..<canvas.size.height).flatMap { row in
          UnsafeBufferPointer(
            start: canvas.pixels + row * canvas.stride, count: canvas.size.width)
        }
        return (pixels, PNGFile.encode(canvas, effort: .quick))
      }
    }
  }

  // MARK: Waiting

  /// Returns the number for a wait that will begin.
  package func nextWait() -> Int { watch.withLock { $0.next() } }

  /// Waits until a condition holds.
  ///
  /// - Parameters:
  ///   - number: The number from `nextWait`. The wait may be ended before it begins.
  ///   - condition: A condition on the texts and controls in front.
  ///   - found: Called once: with true as soon as the condition holds, with false where the wait is ended
  ///     before.
  package func wait(
    _ number: Int,
    until condition: @escaping @Sendable (_ texts: [String], _ controls: [String]) -> Bool,
    found: @escaping @Sendable (Bool) -> Void
  ) {
    watch.withLock { $0.add(number, condition, found) }?(false)
    look()
  }

  /// Ends a wait whose condition does not hold, before it begins or while it lasts.
  ///
  /// - Parameter number: The number from `nextWait`.
  package func endWait(_ number: Int) { watch.withLock { $0.end(number) }?(false) }

  /// Forgets a wait that is over.
  ///
  /// - Parameter number: The number from `nextWait`.
  package func forgetWait(_ number: Int) { watch.withLock { $0.forget(number) } }

  /// Wakes the waits whose conditions hold now.
  private func look() {
    guard watch.withLock({ !$0.isEmpty }) else { return }
    let (texts, controls) = (texts, controls)
    for found in watch.withLock({ $0.met(texts, controls) }) { found(true) }
  }
}
