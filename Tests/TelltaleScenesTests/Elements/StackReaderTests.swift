import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How rows, columns, grids, cards and what stands on them are written.
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

  @Test func `children have shares, sizes, and conditions`() throws {
    let element = try first(
      """
          - row:
              column-when: {narrower-than: 120mm}
              justify: space-between
              padding: {vertical: 8, top: 4, horizontal: 12}
              content:
                - {grow: 2, label: {text: A, message: true}}
                - spacer: {size: 24}
                - width: 40%
                  max-width: 300
                  align-self: baseline
                  when: {wider-than: 600, shape: portrait}
                  label: {text: B, message: true}
      """)
    guard case .stack(let stack) = element else { throw CancellationError() }
    #expect(stack.kind == .row && stack.card == nil && stack.justify == .spaceBetween)
    #expect(stack.columnWhen == RoomCondition(narrowerThan: .millimetres(120)))
    #expect(stack.padding == StackPadding(top: 4, bottom: 8, start: 12, end: 12))
    #expect(stack.items.map(\.grow) == [2, 0, 0])
    #expect(stack.items[1].element == .spacer(Spacer(size: 24)))
    let last = stack.items[2]
    #expect(last.size == StackSize(width: .share(0.4), maxWidth: .points(300)))
    #expect(last.alignSelf == .baseline)
    #expect(last.when == RoomCondition(widerThan: .points(600), shape: .portrait))
  }

  @Test func `of a list of conditions one is enough`() throws {
    let element = try first(
      """
          - row:
              column-when: [{narrower-than: 300}, {shape: portrait, shorter-than: 40mm}]
              content:
                - when: [{wider-than: 600}]
                  min-width: 0
                  label: {text: A, message: true}
      """)
    guard case .stack(let stack) = element else { throw CancellationError() }
    var condition = RoomCondition(narrowerThan: .points(300))
    condition.or = [RoomCondition(shorterThan: .millimetres(40), shape: .portrait)]
    #expect(stack.columnWhen == condition)
    #expect(stack.items.first?.when == RoomCondition(widerThan: .points(600)))
    #expect(stack.items.first?.size.minWidth == .points(0))
  }

  @Test func `a picture for the night needs one for the day, or an app that says which`() {
    func errors(_ keys: String) -> [String] {
      load("    - column: {\(keys), content: [{label: {text: A, message: true}}]}\n").errors
        .map(\.message)
    }
    for keys in ["night-background: a.png", "background: card, night-background: a.png"] {
      #expect(errors(keys).map { $0.contains("without a picture in 'background'") } == [true])
    }
    #expect(errors("background: {image: a.png}, night-background: b.png") == [])
    #expect(errors("background: {bind: map}, night-background: b.png") == [])
  }

  @Test func `an item may be there only where it fits`() throws {
    let element = try first(
      "    - row: {content: [{when: {fits: true}, label: {text: A, message: true}}]}\n")
    guard case .stack(let stack) = element else { throw CancellationError() }
    #expect(stack.items.first?.when == RoomCondition(fits: true))
  }

  @Test(arguments: [
    (
      "row: {content: [{when: {fits: false}, label: {text: A, message: true}}]}",
      "found \"false\", expected true"
    ),
    (
      "row: {column-when: {fits: true}, content: [{label: {text: A, message: true}}]}",
      "a row is not left out when it becomes a column"
    ),
    (
      "scroll-view: {content: [{row: {content: [{when: {fits: true}, label: {text: A, message: true}}]}}]}",
      "this item is never left out: `fits` counts only in the content or the dock of a screen, and in rows, columns, "
        + "grids and cards there"
    ),
  ]) func `what could never be left out is refused`(element: String, message: String) throws {
    #expect(load("    - {\(element)}\n").errors.map(\.message) == [message])
  }

  @Test func `a grid says how many columns it has, or how wide they are`() throws {
    guard case .stack(let grid) = try first("    - grid: {columns: 3, content: []}\n") else {
      throw CancellationError()
    }
    #expect(grid.kind == .grid(GridCells(columns: 3)))
    let wrong = load("    - grid: {content: []}\n").errors
    #expect(wrong.map(\.message) == ["a grid that does not say how many columns it has"])
    let exact = load("    - grid: {exact: true, cell-width: 40, content: []}\n").errors
    #expect(exact.map(\.message) == ["an exact grid that does not say how many columns it has"])
  }

  @Test(arguments: [
    ("{grow: 1}", "a place without an element"),
    (
      "{width: 40 %, label: {text: A, message: true}}",
      "found \"40 %\", expected points from 1 to 10000, or a part such as \"40%\""
    ),
    (
      "{width: 140%, label: {text: A, message: true}}",
      "found \"140%\", expected points from 1 to 10000, or a part such as \"40%\""
    ),
    (
      "{width: 0, label: {text: A, message: true}}",
      "\"width\" is 0, expected points from 1 to 10000, or a part such as \"40%\""
    ),
    (
      "{max-height: 0%, label: {text: A, message: true}}",
      "\"max-height\" is 0%, expected points from 1 to 10000, or a part such as \"40%\""
    ),
    ("{when: {}, label: {text: A, message: true}}", "a condition that says nothing"),
    ("{when: [], label: {text: A, message: true}}", "a list of conditions that is empty"),
    ("{when: [{}], label: {text: A, message: true}}", "a condition that says nothing"),
    (
      "{when: [{shape: round}], label: {text: A, message: true}}",
      "found \"round\", expected portrait or landscape"
    ),
    (
      "{when: {wider-than: 12cm}, label: {text: A, message: true}}",
      "found \"12cm\", expected points from 0 to 10000, or millimetres such as \"120mm\""
    ),
    (
      "{align-self: middle, label: {text: A, message: true}}",
      "found \"middle\", expected start, center, end, stretch or baseline"
    ),
    ("{grow: 1, widht: 40, label: {text: A, message: true}}", "unknown key \"widht\""),
  ]) func `a place that makes no sense is told`(item: String, message: String) {
    let errors = load("    - row: {content: [\(item)]}\n").errors
    #expect(errors.map(\.message) == [message])
  }

  @Test func `what is pressed as a whole holds nothing that is pressed by itself`() {
    let loaded = load(
      """
          - card:
              action: {emit: a}
              content:
                - column: {content: [{button: {title: Go, action: {emit: go}}}]}
      """)
    #expect(loaded.errors.map(\.message) == ["\"button\" on a card that is pressed as a whole"])
  }

  @Test func `columns inside of each other are refused past a depth`() {
    func nested(_ depth: Int) -> String {
      depth == 0
        ? "{label: {text: A, message: true}}" : "{column: {content: [\(nested(depth - 1))]}}"
    }
    #expect(load("    - \(nested(16))\n").errors == [])
    #expect(load("    - \(nested(17))\n").errors.count == 1)
  }

  @Test(arguments: [
    ("icon-button: {id: a, title: Play, action: {emit: a}}", "an icon button that lacks something"),
    ("icon-button: {id: a, icon: play, action: {emit: a}}", "an icon button that lacks something"),
    ("icon-button: {id: a, icon: play, title: Play}", "an icon button that starts nothing"),
    ("image: {about: A cover}", "an image without a file"),
  ]) func `what nobody could use is refused`(text: String, message: String) {
    #expect(load("    - \(text)\n").errors.map(\.message) == [message])
  }

  @Test func `a divider is a map, with how much shorter it is`() throws {
    #expect(try first("    - divider: {}\n") == .divider(Divider()))
    #expect(try first("    - divider: {inset: 16}\n") == .divider(Divider(inset: 16)))
    #expect(
      load("    - divider: thin\n").errors.map(\.message)
        == ["found \"thin\", expected {} or {inset: 16}"])
  }

  @Test func `pictures, icons, titles, colours and shares may be the application's`() throws {
    let picture = try first("    - image: {file: {bind: cover, file: a.png}, fit: fill}\n")
    #expect(picture == .picture(Picture(image: "a.png", binding: "cover", fills: true)))
    let bar = try first("    - progress: {value: {bind: share, value: 0.25}}\n")
    #expect(bar == .progress(ProgressBar(share: 0.25, binding: "share")))
    #expect(
      try first("    - progress: {value: 0.5, figure: true}\n")
        == .progress(ProgressBar(share: 0.5, figure: .percent)))
    #expect(
      try first("    - progress: {value: 0.5, figure: false}\n")
        == .progress(ProgressBar(share: 0.5)))
    #expect(
      try first("    - progress: {value: 0.5, figure: 3 of 6}\n")
        == .progress(ProgressBar(share: 0.5, figure: .text(RichText("3 of 6")))))
    let label = try first(
      "    - label: {text: A, message: true, style: figure, color: {bind: ink, color: accent}}\n")
    guard case .label(let read) = label else { throw CancellationError() }
    #expect(read.style == TextLook(level: .figure, color: .role(.accent), colorBinding: "ink"))
    let cut = try first(
      "    - label: {text: [{text: A, tabular: false}], message: true, lines: 2, tabular: true}\n")
    guard case .label(let read) = cut else { throw CancellationError() }
    #expect(read.lines == 2 && read.style.isTabular == true)
    #expect(read.text.runs.first?.style.isTabular == false)
    #expect(load("    - label: {text: A, message: true, lines: 0}\n").errors.count == 1)
    let loaded = load("    - label: {text: A, message: true, style: large}\n")
    #expect(
      loaded.errors.map(\.message) == [
        "found \"large\", expected large-title, title, headline, body, detail, caption or figure"
      ])
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
