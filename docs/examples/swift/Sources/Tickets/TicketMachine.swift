import Telltale

/// A ticket machine: where to, which ticket, who rides, how to pay.
public struct TicketMachine: Sendable {
  private let screen: Screen
  private let till: any Till
  /// The folder of the scenes.
  private let scenes: String
  /// What a customer who has chosen no other language is spoken to in.
  private let language: Language

  /// A machine on a screen, with its scenes in a folder.
  public init(on screen: Screen, scenes: String, till: any Till, language: Language = .en) {
    (self.screen, self.scenes, self.till, self.language) = (screen, scenes, till, language)
  }

  /// Serves a customer, and comes back once that one has a ticket or has gone.
  public func serve() async throws(TelltaleError) {
    var spoken: Language? = language
    while let language = spoken {
      let app = try await screen.show(.file("\(scenes)/\(language.file)"))
      defer { app.close() }
      var visit = Visit(app: app, screen: screen, till: till, language: language)
      spoken = try await visit.serve(mayStay: language == self.language)
    }
  }
}

/// A customer before the machine, for as long as one language is spoken.
private struct Visit {
  let app: App
  let screen: Screen
  let till: any Till
  let language: Language

  private var trip = Trip()
  /// What was put into the slot, in cents.
  private var inside = 0
  /// What came back beside the ticket, in cents, as long as nobody has been told.
  private var change = 0
  private var shown = "welcome"
  /// Waits for the money.
  private var paying: Task<Void, Never>?
  private let happenings: AsyncStream<Happening>
  private let sink: AsyncStream<Happening>.Continuation

  /// What the machine hears of: hands on the screen, and money.
  private enum Happening: Sendable {
    case screen(App.Event)
    case paid(Bool)
    case coin(Int)
  }

  /// Where somebody leaves in the middle of it, the machine is free again.
  private static let quiet = Duration.seconds(60)

  init(app: App, screen: Screen, till: any Till, language: Language) {
    (self.app, self.screen, self.till, self.language) = (app, screen, till, language)
    (happenings, sink) = AsyncStream.makeStream(of: Happening.self)
  }

  /// Comes back with the language that was chosen, with nothing once the customer has gone. Who has not begun
  /// may stay.
  mutating func serve(mayStay: Bool) async throws(TelltaleError) -> Language? {
    let (events, sink) = (app.events, sink)
    let hearing = Task {
      for await event in events { sink.yield(.screen(event)) }
      sink.finish()
    }
    defer { hearing.cancel() }
    try await app.update(.idle(after: Self.quiet))
    for await happening in happenings {
      switch happening {
      case .screen(.chosen(screen: _, control: "language", option: let option)):
        return Language(rawValue: option)
      case .screen(.emitted("finish")): return nil
      case .screen(.idle) where !(mayStay && shown == "welcome"):
        await leavePayment()
        return nil
      case .screen(let event): try await take(event)
      case .paid(true): try await sell()
      case .paid(false): try await askForAnother()
      case .coin(let cents): try await take(cents: cents)
      }
    }
    return nil
  }

  private mutating func take(_ event: App.Event) async throws(TelltaleError) {
    switch event {
    case .activated(screen: "welcome", control: let control):
      guard let place = Trip.Place(rawValue: control) else { return }
      // The customer before may have gone back to the beginning.
      trip = Trip()
      trip.place = place
      try await app.update(placeUpdates)
    case .activated(screen: "ticket", control: let control):
      guard let kind = Trip.Kind(rawValue: control) else { return }
      trip.kind = kind
      try await app.update(riderUpdates)
    case .adjusted(screen: "riders", control: let control, value: let value):
      guard let rider = Trip.Rider(rawValue: control) else { return }
      trip.riders[rider] = Int(value) ?? trip.count(rider)
      try await app.update(riderUpdates)
    case .emitted("receipt"): try await app.update(receiptUpdates(isPrinted: true))
    case .shown(screen: let name, depth: _): try await come(to: name)
    default: break
    }
  }

  // MARK: What is shown

  private var placeUpdates: [Update] {
    var updates: [Update] = [
      .text("trip.place", language.name(trip.place)),
      .text("trip.line", language.line(to: trip.place)),
      .text("trip.picture", "pictures/\(trip.place.rawValue).svg"),
      .text("trip.night-picture", "pictures/\(trip.place.rawValue)-night.svg"),
    ]
    for kind in Trip.Kind.allCases {
      updates.append(.text("\(kind.rawValue).price", language.money(trip.price(of: kind))))
    }
    return updates
  }

  private var riderUpdates: [Update] {
    let (kind, who) = (language.name(trip.kind), language.who(trip))
    var updates: [Update] = [
      .text("trip.kind", kind), .text("trip.riders", who), .text("trip.lines", "\(kind) · \(who)"),
      .text("trip.valid", language.valid(trip.kind)), .text("total", language.money(trip.total)),
      .on("riders.any", trip.total > 0), .text("phone.code", code),
    ]
    for rider in Trip.Rider.allCases {
      let (count, price, name) = (trip.count(rider), trip.price(of: rider), rider.rawValue)
      updates += [
        .value(name, Double(count)), .on("\(name).none", count == 0),
        .text("\(name).price", language.each(rider, price)),
        .text("\(name).fare", language.money(price)),
        .text("\(name).count", language.counted(rider, count)),
        .text("\(name).sum", language.money(price * count)),
      ]
    }
    return updates
  }

  /// What a phone reads to pay.
  private var code: String { "https://pay.redlark.example/4711?cents=\(trip.total)" }

  private var cashUpdates: [Update] {
    let left = max(trip.total - inside, 0)
    return [
      .text("cash.left", language.money(left)), .text("cash.inside", language.money(inside)),
      .on("cash.waiting", false),
      .progress("cash.share", trip.total > 0 ? 1 - Double(left) / Double(trip.total) : 0),
    ]
  }

  /// What has been done stands where the button was: who presses it looks at it.
  private func receiptUpdates(isPrinted: Bool) -> [Update] {
    [.on("receipt.printed", isPrinted), .on("receipt.open", !isPrinted)]
      + (isPrinted ? [.text("printed", language.takeReceipt)] : [])
  }

  /// In a row of its own: a toast would lie over the code for phones, and over the buttons of a ticket.
  private func refundUpdates(_ cents: Int) -> [Update] {
    [.text("refund", language.change(cents)), .on("refund.none", false)]
  }

  // MARK: What is paid

  private mutating func come(to name: String) async throws(TelltaleError) {
    let back = await leavePayment()
    if name == "welcome" || name == "cash" { try await app.update(.on("refund.none", true)) }
    if back > 0, name == "welcome" {
      try await app.update(.toast(language.change(back), icon: "cash"))
    } else if back > 0 {
      try await app.update(refundUpdates(back))
    }
    if name == "bought", change > 0 {
      try await app.update(refundUpdates(change))
      change = 0
    }
    shown = name
    let (till, sink, total, code) = (till, sink, trip.total, code)
    switch name {
    case "reader": waitForMoney { await till.card(pays: total) }
    case "phone": waitForMoney { await till.phone(pays: total, code: code) }
    case "cash":
      try await app.update(cashUpdates)
      paying = Task { while let cents = await till.coin() { sink.yield(.coin(cents)) } }
    default: break
    }
  }

  private mutating func waitForMoney(_ isPaid: @escaping @Sendable () async -> Bool) {
    let sink = sink
    paying = Task {
      let isPaid = await isPaid()
      // Who pays another way by now has not been declined.
      if !Task.isCancelled { sink.yield(.paid(isPaid)) }
    }
  }

  /// Waits for no money any more.
  ///
  /// - Returns: What is given back.
  @discardableResult private mutating func leavePayment() async -> Int {
    paying?.cancel()
    paying = nil
    let back = inside
    inside = 0
    if back > 0 { await till.giveBack(back) }
    return back
  }

  private mutating func take(cents: Int) async throws(TelltaleError) {
    // Somebody was quicker than the slot could be closed.
    guard paying != nil else { return await till.giveBack(cents) }
    inside += cents
    try await app.update(cashUpdates)
    guard inside >= trip.total else { return }
    // What is left comes back as soon as the ticket is shown.
    inside -= trip.total
    try await sell()
  }

  private mutating func askForAnother() async throws(TelltaleError) {
    guard shown == "reader" else { return }
    // No card is waited for while the question stands, and its sheet would cut through the price.
    try await app.update(.on("declined", true))
    let answer = try await screen.ask(.text(language.declined, name: "declined"))
    try await app.update(.on("declined", false))
    switch answer {
    case .chosen("again", fields: _): try await come(to: "reader")
    case .chosen(let way, fields: _) where way == "cash" || way == "phone":
      try await app.update(.pop)
      try await app.update(.push(way))
    default: try await app.update(.pop)
    }
  }

  private mutating func sell() async throws(TelltaleError) {
    change = await leavePayment()
    try await app.update(receiptUpdates(isPrinted: false))
    // There is no way back from a ticket that is paid to its payment.
    try await app.update(.popAll)
    try await app.update(.push("bought"))
  }
}
