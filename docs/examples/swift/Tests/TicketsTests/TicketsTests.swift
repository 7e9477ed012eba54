import Telltale
import Testing

@testable import Tickets

/// The ticket machine, with hands, a clock and a till in place of people, time and money.
@Suite struct TicketsTests {
  private static let scenes =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/apps/tickets"

  /// A till whose cards are taken or not, one after the other, and whose coins are all there.
  private actor Purse: Till {
    private var cards: [Bool]
    private var coins: [Int]
    private(set) var givenBack = 0

    init(cards: [Bool] = [], coins: [Int] = []) { (self.cards, self.coins) = (cards, coins) }

    func card(pays cents: Int) -> Bool { cards.isEmpty || cards.removeFirst() }
    func phone(pays cents: Int, code: String) -> Bool { true }
    func coin() -> Int? { coins.isEmpty ? nil : coins.removeFirst() }
    func giveBack(_ cents: Int) { givenBack += cents }
  }

  /// Serves one customer on a screen in memory while a test does what people would do.
  private func serve(
    _ purse: Purse = Purse(), _ body: (MemoryScreen) async throws -> Void
  ) async throws {
    let device = try Device(profile: "\(Self.scenes)/brand.yaml", notices: { _ in })
    let memory = try Screen.inMemory(device, width: 800, height: 1280)
    async let machine: Void = TicketMachine(on: memory.screen, scenes: Self.scenes, till: purse)
      .serve()
    try await body(memory)
    try await machine
  }

  @Test func `a card pays for a trip to the harbour`() async throws {
    try await serve { memory in
      try await memory.tap("harbour")
      try await memory.wait(for: "4.10\u{a0}€")
      try await memory.tap("single")
      try await memory.tap("pay")
      try await memory.wait(for: "Single · 1\u{a0}adult")
      try await memory.tap("card")
      try await memory.wait(for: "for 2 hours")
      try await memory.tap("finish")
    }
  }

  @Test func `where a card is declined, cash pays and change comes back`() async throws {
    let purse = Purse(cards: [false], coins: [500, 500])
    try await serve(purse) { memory in
      try await memory.tap("old-town")
      try await memory.tap("day")
      try await memory.tap("pay")
      try await memory.tap("card")
      try await memory.tap("cash")
      try await memory.wait(for: "2.80\u{a0}€ returned in the tray below")
      try await memory.tap("receipt")
      try await memory.wait(for: "Take Your Receipt")
      try await memory.tap("finish")
    }
    #expect(await purse.givenBack == 280)
  }

  @Test func `German is spoken until the customer has gone`() async throws {
    try await serve { memory in
      try await memory.tap("de")
      try await memory.wait(for: "Wohin?")
      try await memory.tap("fair")
      try await memory.tap("day")
      try await memory.wait(for: "7,20\u{a0}€")
      try await memory.tap("pay")
      try await memory.tap("phone")
      try await memory.wait(for: "heute bis Mitternacht")
      try await memory.tap("finish")
    }
  }

  @Test func `who goes away leaves a machine that is free`() async throws {
    try await serve { memory in
      try await memory.tap("gardens")
      try await memory.wait(for: "Line 5 · 9 min")
      memory.advance(by: .seconds(61))
    }
  }

  @Test func `children and dogs ride for half`() {
    var trip = Trip()
    trip.place = .airport
    trip.kind = .thereAndBack
    trip.riders = [.adults: 2, .children: 1, .dogs: 1]
    #expect(trip.total == 4260)
    #expect(Language.en.who(trip) == "2\u{a0}adults, 1\u{a0}child, 1\u{a0}dog")
    #expect(Language.de.money(trip.total) == "42,60\u{a0}€")
  }
}
