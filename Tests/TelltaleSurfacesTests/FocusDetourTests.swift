import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// Arrows come to every control, wherever it stands.
@Suite struct FocusDetourTests {
  private static func control(_ index: Int, _ frame: PixelRect, adjusts: Bool = false) -> Control {
    let path = NodePath.root.key("c\(index)")
    let range = AdjustedRange(path: path, least: 0, size: 1000, steps: 20, step: 5)
    return Control(
      id: .node(path), name: "c\(index)", purpose: adjusts ? .adjust(range) : .act(nil, at: path),
      frame: frame, target: frame, radius: 0,
      label: PlacedText(role: .label, string: "", weight: .regular, lines: [], frame: frame),
      role: .plain, isDefault: false)
  }

  private static func id(_ index: Int) -> ControlID { .node(NodePath.root.key("c\(index)")) }

  /// Some that share no place, in the order of reading; one of eight is a range of values.
  private static func controls(_ chance: inout Chance) -> [Control] {
    var frames: [PixelRect] = []
    let count = 2 + chance.below(12)
    for _ in 0..<200 where frames.count < count {
      let frame = PixelRect(
        x: chance.below(500), y: chance.below(360), width: 10 + chance.below(290),
        height: 10 + chance.below(110))
      if !frames.contains(where: frame.intersects) { frames.append(frame) }
    }
    frames.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    return frames.enumerated().map { index, frame in
      control(index, frame, adjusts: chance.below(8) == 0)
    }
  }

  /// Where an arrow leads from a control; the ones along a range of values lead nowhere.
  private static func next(
    _ control: Control, _ direction: FocusMove.Direction, _ controls: [Control]
  ) -> ControlID? {
    if case .adjust = control.purpose, direction == .left || direction == .right { return nil }
    let move = FocusMove.towards(direction)
    return Focus.target(from: control.id, move, among: controls)
      ?? Focus.detour(from: control.id, move, among: controls)
  }

  private static func reached(from first: Control, _ controls: [Control]) -> Set<ControlID> {
    var reached: Set<ControlID> = [first.id]
    var open = [first]
    while let control = open.popLast() {
      for direction in FocusMove.Direction.allCases {
        guard let id = next(control, direction, controls), reached.insert(id).inserted else {
          continue
        }
        open += controls.filter { $0.id == id }
      }
    }
    return reached
  }

  @Test func `from every control arrows come to every other`() {
    var chance = Chance(seed: 11)
    for _ in 0..<60 {
      let controls = Self.controls(&chance)
      for control in controls {
        #expect(
          Self.reached(from: control, controls).count == controls.count,
          "from \(control.name): \(controls.map(\.frame))")
      }
    }
  }

  /// Ranges of values, of which the first and the last lead to each other, and none leads to the second.
  private static let apart = [
    control(0, PixelRect(x: 0, y: 0, width: 100, height: 40), adjusts: true),
    control(1, PixelRect(x: 300, y: 0, width: 100, height: 40), adjusts: true),
    control(2, PixelRect(x: 0, y: 60, width: 100, height: 40), adjusts: true),
  ]

  @Test func `an arrow that would lead nowhere leads to what no arrow comes to`() {
    let down = FocusMove.towards(.down)
    #expect(Focus.target(from: Self.id(2), down, among: Self.apart) == nil)
    #expect(Focus.detour(from: Self.id(2), down, among: Self.apart) == Self.id(1))
  }

  @Test func `arrows along a range of values change it, and lead nowhere`() {
    let found = Focus.detour(from: Self.id(0), .towards(.left), among: Self.apart)
    #expect(found == nil)
  }

  @Test func `where arrows come to all, one at the end of a line leads nowhere`() {
    let line = (0..<3).map {
      Self.control($0, PixelRect(x: 100 * $0, y: 0, width: 80, height: 40))
    }
    #expect(Focus.detour(from: Self.id(2), .towards(.right), among: line) == nil)
    #expect(Focus.detour(from: Self.id(0), .towards(.left), among: line) == nil)
    #expect(Focus.detour(from: nil, .towards(.left), among: line) == nil)
  }
}
