import TelltaleGraphics
import TelltaleInput
import Testing

@Suite struct ScannedCodeTests {
  private func key(_ text: String, _ code: UInt16 = 2, isRepeat: Bool = false) -> KeyPress {
    KeyPress(code: code, isRepeat: isRepeat, text: text)
  }

  private func at(_ milliseconds: Int) -> Instant {
    Instant(microseconds: Int64(milliseconds) * 1000)
  }

  @Test(arguments: [28, 96, 15] as [UInt16])
  func `a code ends with Enter or Tab`(end: UInt16) {
    var code = ScannedCode()
    #expect(code.take(key("4"), at: at(0)) == nil)
    #expect(code.take(key("2"), at: at(5)) == nil)
    #expect(code.take(key("", end), at: at(10)) == "42")
    #expect(code.deadline == nil)
    #expect(code.take(key("", end), at: at(20)) == nil, "an empty code is none")
  }

  @Test func `or with a pause`() {
    var code = ScannedCode()
    _ = code.take(key("4"), at: at(0))
    _ = code.take(key("2"), at: at(10))
    #expect(code.deadline == at(160))
    #expect(code.due(at: at(159)) == nil)
    #expect(code.due(at: at(160)) == "42")
    #expect(code.due(at: at(500)) == nil)
  }

  @Test func `keys that type nothing, and repeats, add nothing`() {
    var code = ScannedCode()
    _ = code.take(key("", 42), at: at(0))
    _ = code.take(key("A", 30), at: at(1))
    _ = code.take(key("A", 30, isRepeat: true), at: at(2))
    #expect(code.take(key("", 28), at: at(3)) == "A")
  }

  @Test func `it has a longest`() {
    var code = ScannedCode()
    for index in 0..<5000 { _ = code.take(key("1"), at: at(index)) }
    #expect(code.take(key("", 28), at: at(5000))?.count == ScannedCode.longest)
  }
}
