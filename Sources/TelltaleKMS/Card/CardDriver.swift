import TelltaleGraphics
import TelltaleHost

/// The calls that the display thread makes on a card; tests have a double. One thread uses it.
package protocol CardDriver: AnyObject {
  /// The path of the card, such as `/dev/dri/card0`.
  var path: String { get }
  /// Readable when `news` has something to tell.
  var descriptors: [Int32] { get }

  /// Reads the card's present state.
  ///
  /// - Parameter probing: True to ask the screens anew, which can take 100 ms.
  /// - Returns: The connectors, CRTCs and planes with what they show.
  /// - Throws: An error where the kernel does not answer.
  func snapshot(probing: Bool) throws(SystemError) -> CardSnapshot
  /// Tries plans in turn, and makes up to two buffers for the first that the card accepts. Earlier buffers are
  /// dropped.
  ///
  /// - Parameter plans: The plans, the best first.
  /// - Returns: The plan that was accepted.
  /// - Throws: The error of the last plan.
  func prepare(_ plans: [ModePlan]) throws(SystemError) -> PreparedPlan
  /// Lends a buffer's memory.
  ///
  /// - Parameters:
  ///   - index: The index of the buffer, from 0.
  ///   - body: Gets the address, and the bytes from row to row.
  func withBuffer(_ index: Int, _ body: (UnsafeMutableRawPointer, Int) -> Void)
  /// Returns the light of a plan's screen, for any thread to look at. It is called while the screen shows a
  /// frame.
  ///
  /// - Parameter plan: The plan whose connector is meant.
  /// - Returns: The light; `nil` where the kernel does not tell it.
  func light(of plan: ModePlan) -> ScreenLight?
  /// Sends a frame to the hardware.
  ///
  /// - Parameter commit: The frame, in one of the prepared buffers.
  /// - Returns: Whether a flip will follow, or the frame is shown already.
  /// - Throws: An error of the kernel; its verdict names the next step.
  func commit(_ commit: Commit) throws(SystemError) -> Submission
  /// Changes to the older interface.
  ///
  /// - Returns: False where it is in use already.
  func useOlderInterface() -> Bool
  func takeMaster() throws(SystemError)
  /// Gives the screen to the console that asked for it.
  ///
  /// - Returns: False where no console waits after all.
  func handOver() -> Bool
  /// Takes the screen again from the console that gave it back.
  func takeBack() throws(SystemError)
  /// Returns the news since the last call. It never waits.
  ///
  /// - Returns: The news, in their order for each source.
  /// - Throws: An error where the card is gone.
  func news() throws(SystemError) -> [CardNews]
  /// Puts back the picture that the card had when it was opened, and lets go of it.
  func restore()
}

/// A plan that the card accepted, with its buffers.
package struct PreparedPlan: Hashable, Sendable {
  package var plan: ModePlan
  /// The number of buffers: 1 where memory is short, else 2.
  package var buffers: Int
}

/// A frame for the hardware.
package struct Commit: Hashable, Sendable {
  package var plan: ModePlan
  package var buffer: Int
  /// The parts of the panel that differ from the last frame that was sent of this buffer.
  package var damage: [PixelRect]
  /// True if the mode is set too, which may make the screen flicker.
  package var setsMode: Bool
  /// The number that comes back with the flip.
  package var token: UInt64
}

/// The state of a frame after it was sent.
package enum Submission: Hashable, Sendable {
  /// A flip will follow.
  case underway
  /// The frame is on the glass, and no flip will follow.
  case shown
}

/// An event of a card.
package enum CardNews: Hashable, Sendable {
  /// A frame came on the glass. The time is `nil` where the driver does not tell it.
  case flipped(token: UInt64, at: Instant?)
  case connectorsChanged
  /// Another console is wanted on the screen, and waits for `handOver`.
  case consoleWanted
  /// Our console is wanted on the screen again.
  case consoleGivenBack
  /// The machine slept. A driver may have lost the picture.
  case wokeUp
  case removed
}
