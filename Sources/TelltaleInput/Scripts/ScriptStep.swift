import TelltaleGraphics
import TelltaleModel

/// One line of an input script: something that a hand does, or a pause.
package struct ScriptStep: Hashable, Sendable {
  package var action: Action
  /// Where it stands in the script.
  package var location: SourceLocation
  /// The hand does not look first, whether what it goes for takes input.
  package var isAtOnce: Bool

  package init(_ action: Action, at location: SourceLocation, isAtOnce: Bool = false) {
    self.action = action
    self.location = location
    self.isAtOnce = isAtOnce
  }

  /// Times are in milliseconds.
  package enum Action: Hashable, Sendable {
    case wait(Int)
    /// Down and up again.
    case tap(Target)
    case hold(Target, milliseconds: Int)
    case drag(from: Target, to: Target, milliseconds: Int)
    /// Down, to stay there until `release`; and on to another place.
    case press(Target)
    case move(Target)
    case release
    /// A further finger, 2 to 5: down, on to another place, and up.
    case finger(Int, Target)
    case fingerMove(Int, Target)
    case fingerUp(Int)
    /// Detents of the knob, clockwise positive.
    case turn(Int)
    /// A push of the knob, held for a time.
    case push(milliseconds: Int)
    /// A key of the keyboard with modifiers held around it; all codes of linux/input-event-codes.h.
    case key(UInt16, held: [UInt16])
    /// A key that units have without a keyboard: Back, Home, Escape. Pressed on the script's keyboard,
    /// if it has one.
    case button(UInt16)
    /// What the keys of a keyboard type, one character after the other.
    case type(String)
    /// A key that goes down, to stay there until `keyUp`.
    case keyDown(UInt16)
    case keyUp(UInt16)
    case remote(UInt16)
    /// A click of the pointer's primary button.
    case click(Target)
    /// The pointer goes there, and nothing is pressed.
    case point(Target)
    /// The pointer's wheel over a place, towards the person positive.
    case wheel(Target, detents: Int)
    /// Two fingers beside each other around a place, so many pixels apart at first and at last.
    case pinch(Target, from: Int, to: Int, milliseconds: Int)
    /// A device of this kind is plugged in, or pulled out.
    case plug(InputKind)
    case unplug(InputKind)
    /// What no hand does.
    case change(ScriptChange)
    /// Saves the picture under a name.
    case frame(String)
    /// Has to hold at this moment.
    case expect(ScriptExpectation)
    /// Has to hold within a time; the script goes on as soon as it does.
    case await(ScriptExpectation, milliseconds: Int)
  }

  /// A place on the screen.
  package enum Target: Hashable, Sendable {
    /// In pixels.
    case point(PixelPoint)
    /// In hundredths of the screen's width and height.
    case share(x: Int, y: Int)
    /// The middle of the control with this id.
    case control(String)
  }
}

/// Something that changes around the screen, and not by a hand.
package enum ScriptChange: Hashable, Sendable {
  case driving(DrivingState)
  case theme(Appearance)
  /// Whether anybody can see the screen: its cable, or its power.
  case screen(isOn: Bool)
  /// What a clock on the wall shows from now on.
  case clock(WallTime)
}

/// What is wrong with a script, and where.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  /// What was found, what was expected, and what to do.
  package var message: String

  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  package var description: String { "\(location): error: \(message)" }
}
