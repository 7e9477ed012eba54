import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What is cut while driving, wherever it stands and wherever it comes from.
@Suite struct DrivingCutTests {
  private func shown(_ content: [Element], title: String? = nil) -> Hand {
    var profile = Profile.sample()
    profile.behaviour.driving = [.moving: DrivingLimits(listLength: 3, textLength: 10)]
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true))
    let bar = NavigationBar(
      title: title.map { TextVariants(TextContent($0)) }, titleBinding: "title")
    let scene = Scene(
      root: .screen(Screen(navigationBar: title == nil ? nil : bar, content: content)))
    let (now, environment) = (hand.now, hand.environment)
    hand.perform { session in
      session.open(scene, question: 1, language: "en", words: .english, at: now, in: environment)
    }
    hand.arm()
    return hand
  }

  private func names(_ hand: Hand, _ prefix: String) -> [String] {
    hand.session.screenPlacement?.controls.map(\.name).filter { $0.hasPrefix(prefix) } ?? []
  }

  private func limits(_ hand: Hand) -> [[Int]] {
    hand.events.compactMap {
      if case .limited(let limit) = $0 { [limit.shown, limit.all] } else { nil }
    }
  }

  private static func items(_ count: Int) -> [CollectionItem] {
    (0..<count).map { CollectionItem(id: "i\($0)", image: "i.png") }
  }

  @Test(arguments: [3, 4, 40])
  func `items of a collection are cut, those that the application delivers too`(count: Int) {
    let told = count > 3 ? [[3, count]] : []
    let source = DataSource("covers", isAsync: false)
    let own = ItemCollection(id: "covers", items: Self.items(count))
    let fixed = shown([.collection(own)])
    #expect(names(fixed, "i") == ["i0", "i1", "i2"])
    #expect(limits(fixed) == told)
    var delivered = shown([.collection(ItemCollection(id: "covers", items: [], source: source))])
    delivered.tell(.items("covers", Self.items(count)))
    delivered.wait(1000)
    #expect(names(delivered, "i") == ["i0", "i1", "i2"])
    #expect(limits(delivered) == told)
    delivered.tell(.driving(.parked))
    #expect((names(delivered, "i").count > 3) == (count > 3))
  }

  @Test(arguments: [3, 4, 40])
  func `rows are cut inside of what scrolls as well, and none of those that may be shown`(
    count: Int
  ) {
    let rows = [TableRow].numbered(0..<count)
    for element in [
      Element.table(Table(id: "t", rows: rows)),
      .scrollView(ScrollView(content: [.table(Table(id: "t", rows: rows))])),
    ] {
      let hand = shown([element])
      #expect(names(hand, "row-") == ["row-0", "row-1", "row-2"])
      #expect(limits(hand) == (count > 3 ? [[3, count]] : []))
    }
  }

  @Test(arguments: [
    ("123456789", "123456789"), ("1234567890", "1234567890"), ("12345678901", "123456789…"),
    ("12345678901234567890", "123456789…"),
  ])
  func `a text ends with an ellipsis where it is a character too long`(text: String, seen: String) {
    let rich = RichText(TextContent(text))
    let elements: [Element] = [
      .label(Label(id: "a", text: rich, isMessage: true)), .textView(TextView(id: "a", text: rich)),
      .scrollView(ScrollView(content: [.label(Label(id: "a", text: rich, isMessage: true))])),
    ]
    for element in elements {
      let hand = shown([element])
      #expect(hand.texts == [seen], "\(element)")
      #expect(limits(hand) == (seen == text ? [] : [[10, text.count]]))
    }
    let runs = RichText([
      TextRun(text: TextContent(String(text.prefix(4)))),
      TextRun(text: TextContent(String(text.dropFirst(4)))),
    ])
    #expect(shown([.label(Label(text: runs, isMessage: true))]).texts.joined() == seen)
  }

  @Test func `a text that the application tells is cut until the car is parked`() {
    var hand = shown([.label(Label(text: RichText("One"), isMessage: true))], title: "Home")
    hand.tell(.text("title", "Collected Recordings"))
    #expect(hand.texts.contains("Collected…"))
    #expect(limits(hand) == [[10, 20]])
    hand.tell(.driving(.parked))
    #expect(hand.texts.contains("Collected Recordings"))
  }
}
