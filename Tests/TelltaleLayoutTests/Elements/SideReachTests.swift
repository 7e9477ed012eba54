import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleLayout

/// What stands out of its frame, as the knob of a slider does, comes to nothing else that is pressed.
@Suite struct SideReachTests {
  private let frame = PixelRect(x: 100, y: 40, width: 600, height: 300)

  private func slider(_ id: String) -> StackItem {
    StackItem(.slider(Slider(id: id)), grow: 1)
  }

  private func toggle(_ id: String) -> StackItem {
    StackItem(.toggle(Toggle(id: id, title: "Fan")), grow: 1)
  }

  private func frames(_ stack: Stack) -> [String: PixelRect] {
    let parts = ScreenContext.sample().parts(of: .stack(stack), at: "stack", in: frame)
    return Dictionary(uniqueKeysWithValues: parts.controls.map { ($0.name, $0.frame) })
  }

  @Test(arguments: [0, 1, 7, 30]) func `sliders and switches in a row share no place`(
    gap: Int
  ) throws {
    let items = [slider("a"), slider("b"), toggle("c"), toggle("d")]
    let found = frames(Stack(.row, gap: Points(Double(gap)), items: items))
    let places = try ["a", "b", "c", "d"].map { try #require(found[$0]) }
    for (one, other) in zip(places, places.dropFirst()) { #expect(one.maxX <= other.x) }
  }

  @Test func `sliders in the cells of a grid share no place, also in columns there`() throws {
    let column = StackItem(.stack(Stack(.column, items: [slider("a"), toggle("b")])))
    let found = frames(
      Stack(.grid(GridCells(columns: 2)), gap: 2, items: [column, slider("c")]))
    let (a, b, c) = (
      try #require(found["a"]), try #require(found["b"]), try #require(found["c"])
    )
    #expect(a.maxX <= c.x && b.maxX <= c.x)
  }

  @Test func `each has the half of a gap that is too narrow for both`() {
    let one = SidePlace(x: 0, width: 100, reach: SideReach(left: 10, right: 10))
    let other = SidePlace(x: 110, width: 100, reach: SideReach(left: 10, right: 10))
    #expect(one.bounds(beside: [one, other], within: .free).right == 105)
    #expect(other.bounds(beside: [one, other], within: .free).left == 105)
  }

  @Test func `what the other leaves of its half may be taken`() {
    let one = SidePlace(x: 0, width: 100, reach: SideReach(left: 10, right: 10))
    let other = SidePlace(x: 108, width: 100, reach: SideReach())
    #expect(one.bounds(beside: [other], within: .free) == SideBounds.free.upTo(right: 108))
  }

  @Test func `where there is room for both, and beside what is only read, nothing is kept from`() {
    let one = SidePlace(x: 0, width: 100, reach: SideReach(left: 10, right: 10))
    let far = SidePlace(x: 120, width: 100, reach: SideReach(left: 10, right: 10))
    let read = SidePlace(x: 100, width: 100, reach: nil)
    #expect(one.bounds(beside: [far, read], within: .free) == .free)
  }

  @Test func `a slider beside a text stands out as one by itself does`() throws {
    let label = StackItem(.label(Label(text: RichText("Heat"))))
    let beside = try #require(frames(Stack(.row, gap: 0, items: [label, slider("a")]))["a"])
    let alone = try #require(frames(Stack(.row, items: [slider("a")]))["a"])
    #expect(beside.maxX == alone.maxX && alone.maxX > frame.maxX && alone.x < frame.x)
  }
}

extension SideBounds {
  /// The same with another end.
  fileprivate func upTo(right: Int) -> SideBounds { SideBounds(left: left, right: right) }
}
