import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What a hand meant by what it did, for whoever owns what is in front.
///
/// Machines change how things are held and pressed themselves; all else that follows is said by these, in
/// the order in which it is to be done.
package enum Intent: Hashable, Sendable {
  /// Something of the surface is seen otherwise now.
  case changed
  /// A control was pressed on purpose.
  case activate(ControlID)
  /// A press on a control came to nothing; on `nil` there was none.
  case ignored(ControlID?, IgnoredReason)
  /// Home was pressed where nobody sees the screen.
  case homeIgnored
  /// Home, which is a way out at any time.
  case home
  /// Out of what is in front, by Escape or by Back.
  case leave(byBack: Bool)
  /// A keyboard is there, and takes the place of the one on the screen.
  case keyboardCame
  /// Done with the page of keys for a screen's field.
  case endTyping
  /// The focus goes on.
  case move(FocusMove, byTab: Bool, isRepeat: Bool = false)
  /// A push is on its way: what has the focus is shown first.
  case push(KeyPress)
  /// A finger has come, where the focus shows for keys only.
  case hideFocus
  /// Content stands there now; within its bounds.
  case scroll(NodePath, to: PixelPoint)
  /// Content goes on by itself to there.
  case glide(NodePath, to: PixelPoint)
  /// Content is magnified so, and stands there.
  case zoom(NodePath, Double, offset: PixelPoint)
  /// A hand moved too far for a tap: what its press was on may be marked, moved, or nothing.
  case drag(from: PixelPoint, to: PixelPoint)
  /// A control's value goes to a step of its range.
  case adjust(ControlID, to: Int)
  /// The modal was thrown away, and goes like this where it is seen to go.
  case swipedAway(SurfaceStack.Leaving?)
  /// A press that may be the second tap on a text.
  case pressedText
  /// A text was tapped.
  case tappedText(NodePath, at: PixelPoint)
  /// What a press marks goes on to there.
  case mark(to: PixelPoint)
  /// A key may be typing; if it is not, it commands.
  case type(KeyPress)
}
