import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What is typed into them.
extension ShownQuestions {
  /// Focuses a field. Where there is no keyboard to type with, shows one on the screen.
  ///
  /// - Parameter field: The index of the field in the alert.
  package mutating func openTyping(field: Int) {
    guard asking?.typing == nil else { return }
    focus(on: .field(field))
    let keyboard = asking?.alert.fields[field].keyboard ?? .text
    guard let letters = environment.keyboard,
      glass.offersKeyboard(for: keyboard, environment.profile.keyboard.onScreen)
    else {
      glass.showsFocus = true
      return
    }
    guard let asked = asking?.question else { return }
    let page = TypingPage(field: field, layout: keyboard.layout(letters))
      .fitted(to: asked.alert, in: context(for: asked))
    asking?.typing = page
    asking?.offset = 0
    glass.surfaces.changeFront { $0.focus = .key(row: 0, column: 0) }
    // Keys decide nothing, so no guard; but the next press has to see them first.
    glass.guardQuestion(milliseconds: 0)
  }

  /// Removes the page with keys, so that the question is seen that it was opened from.
  package mutating func closeTyping() {
    guard let asking, let field = asking.typing?.field else { return }
    self.asking?.typing = nil
    self.asking?.offset = 0
    glass.surfaces.changeFront { $0.focus = .field(field) }
    // What decides lies under the finger again.
    glass.guardQuestion(milliseconds: asking.alert.guardTime(environment))
  }

  /// True where a keyboard takes the place of the page with keys that is shown.
  package var hasKeyboardForPage: Bool {
    guard environment.profile.keyboard.onScreen == .automatic, let asking,
      let typing = asking.typing
    else { return false }
    return glass.devices.hasKeyboard(for: asking.alert.fields[typing.field].keyboard)
  }

  /// Types what a key of the page writes.
  ///
  /// - Parameters:
  ///   - row: The row of the key, from the top.
  ///   - column: The place of the key in its row.
  ///   - limit: The largest length of a text of several lines.
  package mutating func type(row: Int, column: Int, within limit: TextLimit) {
    asking?.type(row: row, column: column, within: limit)
    glass.questionChanged()
  }

  /// Carries out the function of a key of the page.
  ///
  /// - Parameters:
  ///   - function: The function of the key.
  ///   - limit: The largest length of a text of several lines.
  /// - Returns: False for the key that ends the typing.
  package mutating func perform(_ function: KeyboardFunction, within limit: TextLimit) -> Bool {
    guard asking?.typing != nil else { return true }
    guard asking?.perform(function, within: limit) == true else { return false }
    glass.questionChanged()
    return true
  }

  /// Takes a key of a real keyboard as typing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: The largest length of a text of several lines.
  /// - Returns: False where the focused control cannot be typed into, or the key is not for typing.
  package mutating func typed(_ key: KeyPress, within limit: TextLimit) -> Bool {
    let focus = glass.surfaces.ofFront { $0.focus }
    guard let asking, let index = asking.editedField(focus),
      let line = asking.typedLine(at: focus, within: limit)
    else { return false }
    let isReturn = line.isMultiline && environment.profile.inputMap.keys[key.code] == .confirm
    if isReturn, !TypingMachine(environment.profile.inputMap).isChord(key) {
      glass.showsFocus = true
      self.asking?.fields[index].insert("\n", within: limit)
      glass.questionChanged()
      return true
    }
    guard let edit = glass.edit(line, by: key, context(for: asking.question), in: environment)
    else {
      return false
    }
    glass.showsFocus = true
    if let refusal = edit.refusal {
      glass.tell(.refused(AppRefusal(refusal)))
    } else {
      self.asking?.fields[index] = edit.value
      glass.questionChanged()
    }
    return true
  }
}

// Focus. A question has fields; it has no texts with a typing mark of their own, and no ranges of values.
extension ShownQuestions {
  /// Gives the focus to a control of the question. The selection in the field that had it ends.
  ///
  /// - Parameter control: The control that gets the focus.
  package mutating func focus(on control: ControlID) {
    var old: ControlID?
    let (milliseconds, now) = (glass.glideMilliseconds(in: environment), glass.clock.now)
    glass.surfaces.changeFront { surface in
      old = surface.focus
      surface.moveFocus(to: control, in: milliseconds, at: now)
    }
    glass.changed()
    guard case .field(let index)? = old, old != control, asking?.fields[index].anchor != nil else {
      return
    }
    asking?.fields[index].anchor = nil
    glass.questionChanged()
  }

  package mutating func adjust(_ control: ControlID, to step: Int) {}
  package var isInText: Bool { false }
  package mutating func left() {}
  package mutating func arrived(at path: NodePath) {}
}
