import TelltaleGraphics
import TelltaleSyntax
import Testing

@testable import TelltalePreview

@Suite struct PreviewCommandTests {
  private func read(_ text: String) -> PreviewCommand? { PreviewCommand(Array(text.utf8)) }

  @Test func `hands are read`() {
    #expect(
      read(#"{"do":"finger","phase":"down","id":2,"x":40,"y":7}"#)
        == .finger(2, .down, PixelPoint(x: 40, y: 7)))
    #expect(
      read(#"{"do":"pointer","phase":"move","x":4,"y":5}"#)
        == .pointer(.move, PixelPoint(x: 4, y: 5)))
    #expect(read(#"{"do":"turn","by":-3}"#) == .turn(-3))
    #expect(read(#"{"do":"wheel","by":2}"#) == .wheel(2))
    #expect(read(#"{"do":"push","phase":"up"}"#) == .push(.up))
    #expect(
      read(#"{"do":"key","phase":"down","code":"KeyA","text":"a"}"#)
        == .key(.down, code: "KeyA", text: "a"))
  }

  @Test func `everything else is read`() {
    #expect(read(#"{"do":"reset"}"#) == .reset)
    #expect(read(#"{"do":"say","line":"{}"}"#) == .say("{}"))
    #expect(read(#"{"do":"record","on":true}"#) == .record(true))
    #expect(read(#"{"do":"matrix"}"#) == .matrix(false))
    #expect(read(#"{"do":"inspect","on":true}"#) == .inspect(true))
    #expect(read(#"{"do":"drawn","frame":12}"#) == .drawn(12))
    let set: JSONValue = ["do": "set", "theme": "night"]
    #expect(read(set.line) == .set(set))
  }

  @Test func `numbers are kept within what there can be`() {
    #expect(
      read(#"{"do":"finger","phase":"down","id":-7,"x":-5,"y":99999999}"#)
        == .finger(0, .down, PixelPoint(x: 0, y: Limits.screenSide)))
    #expect(read(#"{"do":"turn","by":100000}"#) == .turn(50))
    #expect(
      read(#"{"do":"finger","phase":"up","id":70,"x":1.5,"y":"3"}"#)
        == .finger(9, .up, PixelPoint(x: 0, y: 0)))
  }

  @Test(arguments: [
    "", "{", "[]", "7", #"{"do":7}"#, #"{"do":"fly"}"#, #"{"do":"finger"}"#,
    #"{"do":"finger","phase":"sideways"}"#, #"{"do":"say"}"#, #"{"do":"push"}"#,
  ])
  func `what is no message is none`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `lines and texts have an end`() {
    let long = String(repeating: "x", count: 70_000)
    #expect(read(#"{"do":"say","line":"\#(long)"}"#) == nil)
    #expect(
      read(#"{"do":"key","phase":"down","code":"KeyX","text":"\#(long)"}"#)
        == .key(.down, code: "KeyX", text: String(repeating: "x", count: 16)))
  }
}
