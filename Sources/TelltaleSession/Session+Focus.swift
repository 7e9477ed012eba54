import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Moves the focus; scrolling text is scrolled to its end before the focus leaves it.
  mutating func moveFocus(_ move: FocusMove, in world: World) {
    guard var dialog, dialog.press == nil || dialog.press?.liftedAt != nil else { return }
    dialog.press = nil
    dialog.fling = nil
    let old = dialog.focus
    defer {
      self.dialog = dialog
      unmarkField(old, in: world)
    }
    guard showsFocus else {
      showsFocus = true
      dialog.revealFocus()
      return changed()
    }
    if dialog.focus == .text, let lines = move.lines, let step = dialog.placement.scroll?.step,
      dialog.scroll(by: lines * step)
    {
      return changed()
    }
    guard let target = Focus.target(from: dialog.focus, move, in: dialog.placement),
      target != dialog.focus
    else { return }
    dialog.focus = target
    dialog.revealFocus()
    changed()
  }

  /// Carries out what a control stands for.
  mutating func activate(_ control: ControlID, in world: World) {
    switch control {
    case .text: break
    case .beside: cancel(in: world)
    case .button(let index):
      guard let buttons = dialog?.alert.buttons, buttons.indices.contains(index) else { return }
      let isCancel = buttons[index].role == .cancel
      close(isCancel ? .cancelled : .chosen, choice: index, in: world)
    case .field(let index): openTyping(field: index, in: world)
    case .key(let row, let column): typeKey(row: row, column: column, in: world)
    case .keyboard(let function): perform(function, in: world)
    // Controls of screens, which are activated there.
    case .node, .entry, .tab, .more, .back, .dismiss, .dismissCancel, .hint, .area: break
    }
  }
}

extension FocusMove {
  /// Lines of text that the move means while text has the focus.
  fileprivate var lines: Int? {
    switch self {
    case .next, .towards(.down): 1
    case .previous, .towards(.up): -1
    case .towards: nil
    }
  }
}
