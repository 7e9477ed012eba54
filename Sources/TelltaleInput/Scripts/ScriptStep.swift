import TelltaleGraphics
import TelltaleModel

/// One line of an input script: something that a hand does, or a pause.
package struct ScriptStep: Hashable, Sendable {
  package var action: Action
  /// The place of the step in the script.
  package var location: SourceLocation
  /// True where the hand does not first look whether what it goes for takes input.
  package var isAtOnce: Bool

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - location: The place of the step in the script.
  ///   - isAtOnce: True where the hand does not first look whether what it goes for takes input.
  package init(_ action: Action, at location: SourceLocation, isAtOnce: Bool = false) {
    self.action = action
    self.location = location
    self.isAtOnce = isAtOnce
  }

  /// The actions of a script. Times are in milliseconds.
  package enum Action: Hashable, Sendable {
    case wait(Int)
    /// A finger goes down and up again.
    case tap(Target)
    case hold(Target, milliseconds: Int)
    case drag(from: Target, to: Target, milliseconds: Int)
    /// A finger goes down, to stay there until `release`; and on to another place.
    case press(Target)
    case move(Target)
    case release
    /// A further finger, 2 to 5: it goes down, on to another place, and up.
    case finger(Int, Target)
    case fingerMove(Int, Target)
    case fingerUp(Int)
    /// Detents of the knob, clockwise positive.
    case turn(Int)
    /// A push of the knob, held for a time.
    case push(milliseconds: Int)
    /// A key of the keyboard with modifiers held around it; all codes of linux/input-event-codes.h.
    case key(UInt16, held: [UInt16])
    /// A key that units have without a keyboard: Back, Home, Escape. It is pressed on the script's keyboard, if there
    /// is one.
    case button(UInt16)
    /// Text that the keys of a keyboard type, one character after the other.
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
    /// A change that no hand makes.
    case change(ScriptChange)
    /// Saves the picture under a name.
    case frame(String)
    /// A condition that has to hold at this moment.
    case expect(ScriptExpectation)
    /// A condition that has to hold within a time; the script goes on as soon as it does.
    case await(ScriptExpectation, milliseconds: Int)
  }

  /// A place on the screen.
  package enum Target: Hashable, Sendable {
    /// A place in pixels.
    case point(PixelPoint)
    /// A place in hundredths of the screen's width and height.
    case share(x: Int, y: Int)
    /// The middle of the control with this id.
    case control(String)
  }
}

/// A change around the screen that no hand makes.
package enum ScriptChange: Hashable, Sendable {
  case driving(DrivingState)
  case theme(Appearance)
  /// The screen is seen or not: its cable, or its power.
  case screen(isOn: Bool)
  /// The time that a clock on the wall shows from now on.
  case clock(WallTime)
}

/// A fault of a script, and its place.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  /// The message: what was found, what was expected, and what to do.
  package var message: String

  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  package var description: String { "\(location): error: \(message)" }
}
