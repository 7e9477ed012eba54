import TelltaleGraphics
import TelltaleHost

/// The calls that the display thread makes on a card; a double in the tests. Used by one thread.
package protocol CardDriver: AnyObject {
  /// Such as `/dev/dri/card0`.
  var path: String { get }
  /// Readable when `news` has something.
  var descriptors: [Int32] { get }

  /// What the card has and shows now; `probing` asks the screens anew, which can take 100 ms.
  func snapshot(probing: Bool) throws(SystemError) -> CardSnapshot
  /// Tries the plans in turn: makes up to two buffers for the first that the card accepts, and
  /// drops those that it had. Throws what the last one failed with.
  func prepare(_ plans: [ModePlan]) throws(SystemError) -> PreparedPlan
  /// Lends a buffer's memory with the bytes from row to row.
  func withBuffer(_ index: Int, _ body: (UnsafeMutableRawPointer, Int) -> Void)
  /// Whether the plan's screen can show anything, for any thread to see while it shows a frame; nil
  /// where that is not told.
  func light(of plan: ModePlan) -> ScreenLight?
  func commit(_ commit: Commit) throws(SystemError) -> Submission
  /// Goes over to the older interface; false where it is in use already.
  func useOlderInterface() -> Bool
  func takeMaster() throws(SystemError)
  /// Gives the screen to the console that asked for it; false where none did after all.
  func handOver() -> Bool
  /// Takes the screen again, from the console that gave it back.
  func takeBack() throws(SystemError)
  /// What happened since the last call; never waits.
  func news() throws(SystemError) -> [CardNews]
  /// Puts back what the card showed when it was opened, and lets go of it.
  func restore()
}

package struct PreparedPlan: Hashable, Sendable {
  package var plan: ModePlan
  /// 1 where memory is short, else 2.
  package var buffers: Int
}

/// A frame for the hardware.
package struct Commit: Hashable, Sendable {
  package var plan: ModePlan
  package var buffer: Int
  /// What differs from what was last sent of this buffer, on the panel.
  package var damage: [PixelRect]
  /// Sets the mode too, which may make the screen flicker.
  package var setsMode: Bool
  /// Comes back with the flip.
  package var token: UInt64
}

package enum Submission: Hashable, Sendable {
  /// A flip will be told.
  case underway
  /// On the glass; there will be no flip.
  case shown
}

package enum CardNews: Hashable, Sendable {
  /// A frame came onto the glass; the moment is absent where the driver does not tell it.
  case flipped(token: UInt64, at: Instant?)
  case connectorsChanged
  /// Another console is wanted on the screen, and waits for `handOver`.
  case consoleWanted
  /// Our console is wanted on the screen again.
  case consoleGivenBack
  /// The machine slept; a driver may have lost what was on the screen.
  case wokeUp
  case removed
}
