import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The meaning of what a hand did, for the owner of what is in front.
///
/// Machines change how things are held and pressed themselves. All else that follows is said by intents, in the order
/// in which it is to be done.
package enum Intent: Hashable, Sendable {
  /// Something of the surface looks different now.
  case changed
  /// A control was pressed on purpose.
  case activate(ControlID)
  /// A press on a control had no effect; `nil` where there was no control.
  case ignored(ControlID?, IgnoredReason)
  /// Home was pressed while nobody sees the screen.
  case homeIgnored
  /// Home was pressed, which is a way out at any time.
  case home
  /// Escape or Back leads out of what is in front.
  case leave(byBack: Bool)
  /// A keyboard was attached, and takes the place of the one on the screen.
  case keyboardCame
  /// The page of keys for a screen's field is done.
  case endTyping
  /// The focus goes on.
  case move(FocusMove, byTab: Bool, isRepeat: Bool = false)
  /// A push begins: the focused control is shown first.
  case push(KeyPress)
  /// A finger has come, where the focus shows for keys only.
  case hideFocus
  /// Content goes to an offset, within its bounds.
  case scroll(NodePath, to: PixelPoint)
  /// Content moves by itself to an offset.
  case glide(NodePath, to: PixelPoint)
  /// Content is magnified by a factor, and goes to an offset.
  case zoom(NodePath, Double, offset: PixelPoint)
  /// A hand moved too far for a tap: what its press was on may be marked, moved, or nothing.
  case drag(from: PixelPoint, to: PixelPoint)
  /// A control's value goes to a step of its range.
  case adjust(ControlID, to: Int)
  /// The modal was thrown away; the value says how it is seen to go, where it is seen.
  case swipedAway(SurfaceStack.Leaving?)
  /// A press began that may be the second tap on a text.
  case pressedText
  /// A text was tapped.
  case tappedText(NodePath, at: PixelPoint)
  /// A press marks text up to a point.
  case mark(to: PixelPoint)
  /// A key may be typing; if it is not, it is a command.
  case type(KeyPress)
}
