import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What the profiles that are shipped say about safety, seen at what they do.
@Suite struct ShippedLimitsTests {
  private static let scene = """
    start: list
    screens:
      list:
        navigation-bar: {title: Stations}
        content:
          - table: {id: stations, source: {async: stations}}
      words:
        navigation-bar: {title: News}
        content:
          - label: {id: news, text: {bind: news, text: None}, message: true}
    """

  private func hand() throws -> Hand {
    var hand = try Hand.armed(Self.scene, on: "carplay")
    let rows = (0..<60).map { TableRow(id: "r\($0)", title: TextVariants(TextContent("R\($0)"))) }
    hand.tell(.rows("stations", .replace(rows)))
    return hand
  }

  private func limits(_ hand: Hand) -> [AppLimit] {
    hand.events.compactMap { if case .limited(let limit) = $0 { limit } else { nil } }
  }

  private func refuses(_ update: AppUpdate, _ hand: inout Hand) -> Bool {
    let effects = hand.send(.requested(AppRequest(number: 1, updates: [update]), at: hand.now))
    hand.arm()
    return effects.contains {
      if case .replied(let reply) = $0 { reply.refusal != nil } else { false }
    }
  }

  @Test(arguments: [
    (DrivingState?.none, 24, 120, 4), (.moving, 24, 120, 4), (.idling, 48, 600, 5),
  ])
  func `in a car lists, texts and ways are as long as driving allows`(
    state: DrivingState?, rows: Int, characters: Int, depth: Int
  ) throws {
    var hand = try hand()
    if let state { hand.tell(.driving(state)) }
    #expect(limits(hand).last.map { [$0.shown, $0.all] } == [rows, 60])
    hand.tell(.push("words"))
    hand.tell(.text("news", TextVariants(TextContent(String(repeating: "a", count: characters)))))
    #expect(limits(hand).allSatisfy { $0.kind == .rows }, "just as long as it may be")
    let long = TextVariants(TextContent(String(repeating: "a", count: characters + 1)))
    hand.tell(.text("news", long))
    #expect(limits(hand).last?.kind == .text)
    #expect(limits(hand).last.map { [$0.shown, $0.all] } == [characters, characters + 1])
    hand.arm()
    while hand.session.screenDepth < depth {
      #expect(!refuses(.push("words"), &hand))
    }
    #expect(refuses(.push("words"), &hand))
    #expect(hand.session.screenDepth == depth)
  }

  @Test func `a parked car cuts nothing`() throws {
    var hand = try Hand.armed(Self.scene, on: "carplay")
    hand.tell(.driving(.parked))
    let rows = (0..<600).map { TableRow(id: "r\($0)", title: "R") }
    hand.tell(.rows("stations", .replace(rows)))
    for _ in 0..<9 { #expect(!refuses(.push("words"), &hand)) }
    hand.tell(.text("news", TextVariants(TextContent(String(repeating: "a", count: 9000)))))
    #expect(limits(hand).isEmpty)
  }

  @Test func `what is not shipped for a car is the same at any speed`() throws {
    for name in Platforms.names {
      let driving = try Platforms.profile(name).behaviour.driving
      #expect(driving.isEmpty == (name != "carplay"), "\(name)")
      #expect(driving.values.allSatisfy { !$0.allowsTyping }, "\(name)")
    }
  }
}
