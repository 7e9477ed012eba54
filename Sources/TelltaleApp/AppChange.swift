import TelltaleLayout
import TelltaleModel

/// What is to be done outside of an app about what became of it.
package enum AppChange {
  /// The application is told.
  case tell(AppEvent)
  case emit(String)
  /// A control opened a question.
  case ask(Element)
  /// What is asked before the modal closes.
  case askToClose(Element)
  /// A modal stands before the screen.
  case modalOpened
  /// It went.
  case modalClosed
  /// Another screen is in front, or the same one after something that stood before it.
  case appeared
  /// The focus goes to the tab of the section that is shown: the hand is on the bar and stays there.
  case focusTab
  /// What is in front has changed.
  case changed

  /// What is asked; `nil` for what asks nothing.
  package var asked: Element? {
    switch self {
    case .ask(let element), .askToClose(let element): element
    case .tell, .emit, .modalOpened, .modalClosed, .appeared, .focusTab, .changed: nil
    }
  }
}
