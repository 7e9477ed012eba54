import Testing

@testable import TelltaleModel

@Suite struct NodePathTests {
  @Test func `a place is within itself and what holds it, and not within its neighbour`() {
    let button: NodePath = "screen.content[1].button"
    #expect(button.isWithin(button) && button.isWithin("screen.content") && button.isWithin(.root))
    #expect(!button.isWithin("screen.con") && !button.isWithin("screen.content[1].but"))
    #expect(!NodePath("screen.content[12].button").isWithin("screen.content[1]"))
    #expect(!NodePath("screen").isWithin(button))
  }
}
