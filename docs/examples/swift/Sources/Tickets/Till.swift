/// What takes money: a reader of cards, a service that phones pay by, and a slot for coins and notes.
///
/// Whoever waits is cancelled where the customer pays another way after all.
public protocol Till: Sendable {
  /// Waits for a card, and says whether it has paid.
  func card(pays cents: Int) async -> Bool
  /// Waits for a phone that has read a code, and says whether it has paid.
  func phone(pays cents: Int, code: String) async -> Bool
  /// Waits for a coin or a note, and says what it is worth in cents; `nil` where none will come.
  func coin() async -> Int?
  /// Gives back what was put in, or what is left of it.
  func giveBack(_ cents: Int) async
}

/// Stands in for a till where there is none: somebody always pays, after a while.
public actor StandInTill: Till {
  /// Without its PIN a card pays no more than this.
  private static let limit = 5000
  private var hasDeclined = false

  /// A till that declines the first card where it would take a PIN.
  public init() {}

  /// Whether a card has paid.
  public func card(pays cents: Int) async -> Bool {
    guard await wait(seconds: 4) else { return false }
    // The next card is asked for its PIN.
    guard cents > Self.limit, !hasDeclined else { return true }
    hasDeclined = true
    return false
  }

  /// Whether a phone has paid.
  public func phone(pays cents: Int, code: String) async -> Bool { await wait(seconds: 6) }

  /// Five euros.
  public func coin() async -> Int? { await wait(seconds: 2) ? 500 : nil }

  /// There is nothing that it could come out of.
  public func giveBack(_ cents: Int) async {}

  /// False where nobody waits any more.
  private func wait(seconds: Int) async -> Bool {
    (try? await Task.sleep(for: .seconds(seconds))) != nil
  }
}
