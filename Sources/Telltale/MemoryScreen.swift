import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleRuntime
import TelltaleSyntax

/// The hands and the clock of a screen in memory, for tests.
///
/// Give ``screen`` to the program, and do by hand what people would do:
///
/// ```swift
/// let memory = try Screen.inMemory(Device(profile: "kiosk"))
/// async let answer = memory.screen.ask("route.yaml")
/// try await memory.tap("delete")
/// #expect(try await answer == .chosen("delete"))
/// ```
///
/// Time stands still until it is moved, by ``advance(by:)`` or by a hand, so that the same steps give
/// the same frames however fast the machine is. A hand waits for what it is to touch: for the program to
/// show it, and then, on the screen's clock, until it takes input, as a person does who looks first.
public final class MemoryScreen: Sendable {
  /// The screen that the program shows on.
  public let screen: Screen

  private let queue: ImmediateScreenQueue
  /// Seconds of real time that a hand waits for something to come up.
  private let patience: Int

  /// `patience` is in seconds of real time.
  init(
    _ device: Device, width: Int? = nil, height: Int? = nil, patience: Int = 60
  ) throws(TelltaleError) {
    self.patience = patience
    var size: PixelSize?
    if let width, let height {
      size = PixelSize(width: width, height: height)
    } else if width != nil || height != nil {
      throw .usage("a width without a height, or a height without a width; give both, or neither")
    }
    if let size, !size.isWithinLimits {
      throw .usage(
        "the size is \(size.width)x\(size.height); expected sides from 1 to \(Limits.screenSide) and "
          + "at most \(Limits.screenPixels) pixels")
    }
    do throws(RuntimeError) {
      queue = try ImmediateScreenQueue(device.platform, device.settings, size: size)
    } catch {
      throw TelltaleError(error)
    }
    screen = Screen(device, queue, width: queue.size.width, height: queue.size.height)
  }

  // MARK: Time

  /// The time by which the screen's clock has been moved.
  public var now: Duration { .microseconds(queue.now.microseconds) }

  /// Lets time pass; everything that is due on the way happens at its moment.
  ///
  /// - Parameter time: How long; less than a millisecond counts as one.
  public func advance(by time: Duration) { queue.advance(milliseconds: time.milliseconds) }

  // MARK: Hands

  /// Touches a control and lets go of it.
  ///
  /// - Parameter control: The id of a button, a row, an item, a field or a tab; its title, where it has
  ///   none.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where nothing of that name comes up within a minute; the
  ///   message says what is there.
  public func tap(_ control: String) async throws(TelltaleError) {
    let isThere = await queue.wait(seconds: patience) { $1.contains(control) }
    guard isThere else {
      let names = queue.controls.map(Quoted.text).joined(separator: ", ")
      throw .usage(
        "no control \(Quoted.text(control)) is on the screen; "
          + (names.isEmpty ? "there is none" : "there are \(names)"))
    }
    try perform(.tap(.control(control)))
  }

  /// Turns the knob.
  ///
  /// - Parameter detents: Clockwise positive.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the hand cannot do it.
  public func turn(_ detents: Int) throws(TelltaleError) { try perform(.turn(detents)) }

  /// Pushes the knob and lets go of it.
  ///
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the hand cannot do it.
  public func push() throws(TelltaleError) {
    try perform(.push(milliseconds: ScriptPlayer.pressMilliseconds))
  }

  /// Types on a keyboard, one character after the other, into what has the focus.
  ///
  /// - Parameter text: What to type.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the hand cannot do it.
  public func type(_ text: String) throws(TelltaleError) { try perform(.type(text)) }

  /// Does what a script says: whatever a hand can do, drags, holds, keys, a remote.
  ///
  /// - Parameter script: Lines such as `turn 2` or `drag 100 400 100 100`; `telltale play --help` lists
  ///   them. Pictures are not saved.
  /// - Throws: ``TelltaleError/giveUp(_:)`` with the line that cannot be understood, or whose control is
  ///   not on the screen.
  public func perform(_ script: String) throws(TelltaleError) {
    do throws(ScriptError) {
      try queue.perform(ScriptReader.read(Array(script.utf8), file: "script"))
    } catch {
      throw .usage(error.description)
    }
  }

  /// Does it once what has changed on a screen has been seen for long enough to be meant.
  private func perform(_ action: ScriptStep.Action) throws(TelltaleError) {
    queue.advance(
      milliseconds: screen.device.platform.profile.behaviour.screenGuardMilliseconds)
    let place = SourceLocation(file: "hand", line: 1, column: 1)
    do throws(ScriptError) {
      try queue.perform([ScriptStep(action, at: place)])
    } catch {
      throw .usage(error.message)
    }
  }

  // MARK: What is seen

  /// The texts in front, in the order of reading: all of a question, and of a screen those that are not
  /// scrolled away.
  public var texts: [String] { queue.texts }

  /// The names of what can be touched in front, in the order that focus moves.
  public var controls: [String] { queue.controls }

  /// The texts and controls in front, as a tree in the order of reading: a line for each thing with its
  /// role (in the words of WAI-ARIA), name, value, states, actions and place in pixels. It is what
  /// `telltale render --tree` prints; a test may compare it with a file.
  public var tree: String { queue.tree }

  /// The newest frame.
  public var frame: Frame {
    let frame = queue.frame
    return Frame(
      width: screen.width, height: screen.height, pixels: frame.pixels, png: frame.png)
  }

  /// Waits until a text can be read in front, such as one that the program sets.
  ///
  /// - Parameter text: All of a title, a message, a label or a row's text.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where it does not come up within a minute; the message
  ///   says what is there.
  public func wait(for text: String) async throws(TelltaleError) {
    let isThere = await queue.wait(seconds: patience) { texts, _ in texts.contains(text) }
    guard !isThere else { return }
    let texts = queue.texts.map(Quoted.text).joined(separator: ", ")
    throw .usage(
      "the text \(Quoted.text(text)) is not on the screen; "
        + (texts.isEmpty ? "it is empty" : "there is \(texts)"))
  }
}
