import TelltaleLayout
import TelltaleModel

/// A consequence of an event in an app that has to be carried out outside of the app.
package enum AppChange {
  /// An event for the application.
  case tell(AppEvent)
  /// A name that an action of the scene emits, for whoever shows the app.
  case emit(String)
  /// A control opened a question.
  case ask(Element)
  /// A question that a modal asks before it closes.
  case askToClose(Element)
  /// A modal was opened over the screen.
  case modalOpened
  /// The modal was closed.
  case modalClosed
  /// Another screen is in front, or the same one after something that stood before it.
  case appeared
  /// The focus goes to the tab of the section that is shown: the hand is on the bar and stays there.
  case focusTab
  /// The screen in front has changed and has to be placed again.
  case changed

  /// The question of this change; `nil` for a change that asks nothing.
  package var asked: Element? {
    switch self {
    case .ask(let element), .askToClose(let element): element
    case .tell, .emit, .modalOpened, .modalClosed, .appeared, .focusTab, .changed: nil
    }
  }
}
