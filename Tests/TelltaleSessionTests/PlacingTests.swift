import Synchronization
import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// How often things are placed for one event, counted by how often a text is set that is set once each time.
@Suite struct PlacingTests {
  private static let marked = "Set Once"

  /// A screen with twenty bound texts, a list, and a heading to count by.
  private static let scene: Scene = {
    let labels = (0..<20).map { number in
      Element.label(
        Label(text: RichText([TextRun(text: "Before")], binding: "text\(number)"), isMessage: true))
    }
    let rows = (0..<30).map { TableRow(id: "row\($0)", title: TextVariants(TextContent("Row"))) }
    let table = Table(id: "list", rows: rows)
    return Scene(
      root: .screen(
        Screen(
          navigationBar: NavigationBar(title: TextVariants(TextContent(marked))),
          content: [.table(table)] + labels)))
  }()

  private final class CountingTypesetter: Typesetter {
    private let counted = Mutex(0)
    private let grid = GridTypesetter()

    var count: Int { counted.withLock { $0 } }

    func typeset(_ request: TextRequest) -> TypesetText {
      if request.string == PlacingTests.marked { counted.withLock { $0 += 1 } }
      return grid.typeset(request)
    }

    func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
      grid.characters(in: request, line: line)
    }
  }

  /// How often the heading is set for what an event does, in units of what one placement takes.
  private func placings(of event: (Instant) -> Event) -> Double {
    let typesetter = CountingTypesetter()
    var hand = Hand(
      environment: Environment(profile: .sample(), typesetter: typesetter, reducesMotion: true))
    _ = hand.session.open(
      Self.scene, question: 1, language: "en", words: .english, at: hand.now, in: hand.environment)
    hand.settle()
    func count(_ event: Event) -> Int {
      let before = typesetter.count
      hand.send(event)
      return typesetter.count - before
    }
    let once = count(.pagesCame(at: hand.now))
    #expect(once > 0)
    return Double(count(event(hand.now))) / Double(once)
  }

  private func text(_ number: Int) -> AppUpdate {
    .text("text\(number)", TextVariants(TextContent("After")))
  }

  @Test(arguments: [1, 20])
  func `a request is placed once, however many texts it sets`(count: Int) {
    let updates = (0..<count).map(text)
    #expect(placings { .requested(AppRequest(number: 1, updates: updates), at: $0) } == 1)
  }

  @Test func `a request of texts, flags, badges and rows is placed once`() {
    let row = TableRow(id: "row3", title: TextVariants(TextContent("New")))
    let updates: [AppUpdate] = [
      .text("text0", nil), .flag("on", true), .progress("bar", 0.5), .badge("news", nil),
      .rows("list", .update(row)),
    ]
    #expect(
      placings { .requested(AppRequest(number: 1, updates: updates.reversed()), at: $0) } == 1)
    // Where rows are to keep their place, that has to be known as it is by then.
    #expect(placings { .requested(AppRequest(number: 1, updates: updates), at: $0) } == 2)
  }

  @Test func `what changes nothing is not placed`() {
    #expect(placings { .presented(frame: 1, at: $0) } == 0)
    #expect(placings { .appearanceChanged($0 == .zero ? .day : .night) } == 0)
  }

  @Test func `another size of the text and of the screen is placed once`() {
    #expect(placings { _ in .textSizeChanged(1) } == 1)
    #expect(placings { _ in .resized(PixelSize(width: 1280, height: 720)) } == 1)
  }
}
