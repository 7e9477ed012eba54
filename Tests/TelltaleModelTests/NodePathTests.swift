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

  @Test func `a key with signs of paths in it is one step`() {
    let screen = NodePath.screen("v1.2")
    let title = screen.key("content").item(0).key("label")
    #expect(title.steps.count == 5 && title.parent.parent.parent == screen)
    #expect(screen.parent == "screens" && screen.last == .key("v1.2"))
    #expect(!title.isWithin(.screen("v1")))
    #expect(title.description == #"screens["v1.2"].content[0].label"#)
    #expect(screen != NodePath("screens.v1").key("2"))
  }

  @Test func `a path in a file of a bundle has the file as its first step`() {
    let path = NodePath.root.file("new.screens/v1.yaml").key("alert").key("title")
    #expect(path.description == "new.screens/v1.yaml:alert.title")
    #expect(path.parent.parent == .root.file("new.screens/v1.yaml"))
    #expect(path.withoutPositions == path.description)
  }

  /// Words of which keys and files may be made.
  private static let words = [
    "a", "alert", "v1.2", "", ".", "[0]", "a]", "a\"b", "\\", "a:b", ":", "é", "0",
    " ", "日本", "navigation-bar",
  ]

  private static func random(_ random: inout Chance) -> NodePath {
    var path = NodePath.root
    if Int.random(in: 0..<4, using: &random) == 0 {
      path = path.file(words.randomElement(using: &random) ?? "")
    }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      path =
        Int.random(in: 0..<3, using: &random) == 0
        ? path.item(Int.random(in: 0..<20, using: &random))
        : path.key(words.randomElement(using: &random) ?? "")
    }
    return path
  }

  @Test func `a path that is written is read as the same, and two paths are written differently`() {
    var random = Chance(seed: 41)
    var known: [String: [NodePath.Step]] = [:]
    for _ in 0..<4000 {
      let path = Self.random(&random)
      #expect(NodePath(text: path.description) == path, "\(path)")
      let steps = known.updateValue(path.steps, forKey: path.description)
      #expect(steps == nil || steps == path.steps)
    }
    #expect(known.count > 1000)
  }

  @Test func `paths are equal, and have one hash, where their steps are`() {
    var random = Chance(seed: 7)
    let paths = (0..<300).map { _ in Self.random(&random) }
    for one in paths {
      #expect(NodePath.root.appending(one.steps).hashValue == one.hashValue)
      for other in paths {
        #expect((one == other) == (one.steps == other.steps))
        let isWithin = one.steps.starts(with: other.steps)
        #expect(one.isWithin(other) == isWithin, "\(one) \(other)")
        #expect(
          one.steps(from: other).map(Array.init)
            == (isWithin ? Array(one.steps.dropFirst(other.depth)) : nil))
      }
    }
  }

  @Test(arguments: ["a..b", ".a", "a.", "[", "[x]", "[1", "a[\"b]", "a]", "a b]", "[\"a\"", "[-1]"])
  func `a text that is no path is read as none`(text: String) {
    #expect(NodePath(text: text) == nil)
  }

  @Test func `a key on the way is found, and not within a word`() {
    let path: NodePath = "screens.navigation-bar-old.content[0].navigation-bar.left"
    #expect(path.has(key: "navigation-bar") && !path.has(key: "bar"))
    #expect(!path.has(key: "left", isAbove: true) && path.has(key: "left"))
  }
}

/// The same numbers each time (xorshift64*, https://en.wikipedia.org/wiki/Xorshift).
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_f491_4f6c_dd1d
  }
}
