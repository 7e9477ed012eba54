import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// What keys make of a line and of a text, with nothing around them.
@Suite struct TypingMachineTests {
  private let map = InputMap(
    keys: [28: .confirm], periodKeys: [], commandModifiers: [125],
    textKeys: [30: .selectAll, 46: .copy, 45: .cut, 47: .paste])

  private func chord(_ code: UInt16) -> KeyPress { KeyPress(code: code, held: [29]) }

  private func text(_ string: String, isEditable: Bool = true) -> OpenText {
    var view = TextView(text: RichText(TextContent(string)))
    view.editing = TextEditing(editable: isEditable, selectable: true)
    return OpenText(path: "text", view: view, value: FieldValue(text: string))
  }

  @Test func `what is copied out of a line is pasted into a text`() {
    var machine = TypingMachine(map)
    var line = TypedLine(value: FieldValue(text: "Ada"))
    line.value.mark(0..<3)
    _ = machine.edit(line, by: chord(46)) { _ in false }
    #expect(machine.clipboard == "Ada")
    let edit = machine.edit(text("Hello "), by: chord(47), within: .text) { nil }
    guard case .changed(let value) = edit else {
      Issue.record("\(edit)")
      return
    }
    #expect(value.text == "Hello Ada")
  }

  @Test func `nothing is copied out of a secret`() {
    var machine = TypingMachine(map, clipboard: "before")
    var line = TypedLine(value: FieldValue(text: "1234"), isSecure: true)
    line.value.mark(0..<4)
    for key in [chord(46), chord(45)] {
      let edit = machine.edit(line, by: key) { _ in false }
      #expect(edit?.value.text == "1234")
    }
    #expect(machine.clipboard == "before")
  }

  @Test func `a text that is only read is copied, and neither cut nor typed into`() {
    var machine = TypingMachine(map)
    var read = text("Hello", isEditable: false)
    read.value.mark(0..<5)
    let first = machine.edit(read, by: chord(45), within: .text) { nil }
    #expect(first == .taken)
    #expect(machine.clipboard == "Hello")
    let second = machine.edit(read, by: chord(47), within: .text) { nil }
    #expect(second == .passed)
    let third = machine.edit(read, by: KeyPress(code: 30, text: "a"), within: .text) { nil }
    #expect(third == .passed)
  }

  @Test func `what would be too long is refused, and Return is a line feed`() {
    var machine = TypingMachine(map)
    var limit = TextLimit.text
    limit.characters = 6
    let enter = KeyPress(code: 28)
    guard
      case .changed(let value) = machine.edit(
        text("Hello"), by: enter, within: limit, sight: { nil })
    else {
      Issue.record("nothing was typed")
      return
    }
    #expect(value.text == "Hello\n")
    let said = machine.edit(text("Hello!"), by: enter, within: limit) { nil }
    #expect(said == .refused)
  }

  @Test func `a key through lines asks how the text is seen, others do not`() {
    var machine = TypingMachine(map)
    var asked = 0
    func edit(_ code: UInt16) -> TypingMachine.TextEdit {
      machine.edit(text("Hello"), by: KeyPress(code: code, text: "x"), within: .text) {
        asked += 1
        return nil
      }
    }
    #expect(edit(103) == .passed)
    #expect(asked == 1)
    _ = edit(30)
    #expect(asked == 1)
  }
}
