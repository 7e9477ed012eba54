import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How stacks, cards and what stands on them are written.
@Suite struct StackReaderTests {
  private var profile: Profile {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return profile
  }

  private func load(_ content: String) -> LoadedScene {
    let text = "screen:\n  content:\n" + content
    return SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: .empty)
  }

  private func first(_ content: String) throws -> Element {
    let loaded = load(content)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    return try #require(screen.content.first)
  }

  @Test func `children have shares, and a share alone is room`() throws {
    let element = try first(
      """
          - stack:
              direction: horizontal
              content:
                - {grow: 2, label: {text: A, message: true}}
                - {grow: 1}
                - {only: portrait, label: {text: B, message: true}}
      """)
    guard case .stack(let stack) = element else { throw CancellationError() }
    #expect(stack.direction == .horizontal && stack.card == nil)
    #expect(stack.items.map(\.grow) == [2, 1, 0])
    #expect(stack.items.map(\.only) == [nil, nil, .portrait])
    #expect(stack.items[1].element == .stack(Stack()))
  }

  @Test func `what is pressed as a whole holds nothing that is pressed by itself`() {
    let loaded = load(
      """
          - card:
              action: {emit: a}
              content:
                - stack: {content: [{button: {title: Go, action: {emit: go}}}]}
      """)
    #expect(loaded.errors.map(\.message) == ["\"button\" on a card that is pressed as a whole"])
  }

  @Test func `stacks inside of each other are refused past a depth`() {
    func nested(_ depth: Int) -> String {
      depth == 0
        ? "{label: {text: A, message: true}}" : "{stack: {content: [\(nested(depth - 1))]}}"
    }
    #expect(load("    - \(nested(8))\n").errors == [])
    #expect(load("    - \(nested(9))\n").errors.count == 1)
  }

  @Test(arguments: [
    ("icon-button: {id: a, title: Play, action: {emit: a}}", "an icon button that lacks something"),
    ("icon-button: {id: a, icon: play, action: {emit: a}}", "an icon button that lacks something"),
    ("icon-button: {id: a, icon: play, title: Play}", "an icon button that starts nothing"),
    ("image: {about: A cover}", "an image without a file"),
  ]) func `what nobody could use is refused`(text: String, message: String) {
    #expect(load("    - \(text)\n").errors.map(\.message) == [message])
  }

  @Test func `pictures, icons, titles, colours and shares may be the application's`() throws {
    let picture = try first("    - image: {file: {bind: cover, file: a.png}, fit: fill}\n")
    #expect(picture == .picture(Picture(image: "a.png", binding: "cover", fills: true)))
    let bar = try first("    - progress: {value: {bind: share, value: 0.25}}\n")
    #expect(bar == .progress(ProgressBar(share: 0.25, binding: "share")))
    let label = try first(
      "    - label: {text: A, message: true, style: figure, color: {bind: ink, color: accent}}\n")
    guard case .label(let read) = label else { throw CancellationError() }
    #expect(read.style == TextLook(level: .figure, color: .role(.accent), colorBinding: "ink"))
    let button = try first(
      """
          - icon-button:
              title: {bind: verb, text: Pause}
              icon: {bind: sign, icon: pause}
              action: {emit: a}
      """)
    guard case .iconButton(let read) = button else { throw CancellationError() }
    #expect(read.titleBinding == "verb" && read.iconBinding == "sign" && read.icon == "pause")
  }
}
