/// An event that an application hears from its screens.
package enum AppEvent: Hashable, Sendable {
  /// A control was activated: the screen it is on, and its id or what stands for it.
  case activated(screen: String, control: String)
  /// A row or an item was chosen.
  case selected(screen: String, list: String, entry: String, index: Int)
  /// An item was held, or moved across, or whatever gesture it was.
  case gesture(screen: String, list: String, entry: String, kind: String)
  /// A hand has changed the value of a control, which it writes without a unit.
  case adjusted(screen: String, control: String, value: String)
  /// A hand has turned a switch on or off.
  case switched(screen: String, control: String, isOn: Bool)
  /// A hand has chosen one of a control's options, by its id.
  case chosen(screen: String, control: String, option: String)
  /// A screen came up.
  case shown(screen: String, depth: Int)
  case tabSelected(String)
  case modalOpened(String)
  /// A modal was closed; `kept` is true where what was typed in it was kept.
  case modalClosed(String, kept: Bool, fields: [String: String])
  /// Home left a modal with something unsaved in it: what stands in its fields, to be there again at
  /// the next start.
  case modalLeft(String, fields: [String: String])
  /// A table wants its rows anew.
  case wanted(source: String)
  /// The application owes a sign of life, or has given it again.
  case silent(Bool)
  /// No hand has done anything for as long as the application wanted to know.
  case idle
  /// A scanner has read a code.
  case scanned(String)
  /// The text of a field or a text view of a screen, after somebody has typed into it and left it.
  case typed(screen: String, control: String, text: String)
  /// While driving only some of all the rows, items or characters are shown.
  case limited(AppLimit)
  /// A press came to nothing: the name of the control, and the reason.
  case ignored(control: String, IgnoredReason)
  /// Something was asked for on the screen that is not allowed.
  case refused(AppRefusal)
}
