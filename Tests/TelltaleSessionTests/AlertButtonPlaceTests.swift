import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Where the buttons of an alert stand, on each platform's narrowest screen.
@Suite struct AlertButtonPlaceTests {
  static let general = Platforms.names.filter { $0 != "carplay" }
  private static let reply = "{id: reply, title: Reply}"
  private static let ignore = "{id: ignore, title: Ignore}"
  private static let delete = "{id: delete, title: Delete, role: destructive}"
  private static let cancel = "{role: cancel}"

  private func shown(
    _ buttons: [String], on name: String, _ language: Language = "en", height: Int? = nil
  ) throws -> Hand {
    let screen = try Platforms.profile(name).smallestScreen
    return try Hand.showing(
      """
      lang: \(language.tag)
      alert: {title: Stop, buttons: [\(buttons.joined(separator: ", "))]}
      """, on: name,
      size: PixelSize(width: screen.width, height: height ?? screen.height))
  }

  private func frame(_ name: String, _ hand: Hand) throws -> PixelRect {
    try #require(hand.session.glass.frame(ofControl: name))
  }

  /// The buttons from top to bottom, each in a row of its own as wide as the others.
  private func stack(_ names: [String], _ hand: Hand) throws -> [String] {
    let rows = try names.map { ($0, try frame($0, hand)) }.sorted { $0.1.y < $1.1.y }
    #expect(Set(rows.map(\.1.x)).count == 1)
    #expect(Set(rows.map(\.1.width)).count == 1)
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.1.maxY <= lower.1.y) }
    return rows.map(\.0)
  }

  // ALERT-PLACEMENT-TWO-BUTTONS, T-LEFT-RIGHT, T-DESTRUCTIVE-LIKELY
  @Test(arguments: general, ["en", "ja", "zh", "ar", "he"] as [Language])
  func `Cancel leads and the other trails in one row, wherever Cancel is listed`(
    name: String, language: Language
  ) throws {
    for buttons in [[Self.delete, Self.cancel], [Self.cancel, Self.delete]] {
      let hand = try shown(buttons, on: name, language)
      let (delete, cancel) = (try frame("delete", hand), try frame("cancel", hand))
      #expect(cancel.y == delete.y && cancel.size == delete.size)
      let (left, right) = language.isRightToLeft ? (delete, cancel) : (cancel, delete)
      #expect(left.maxX < right.x)
    }
  }

  // ALERT-PLACEMENT-TWO-BUTTONS
  @Test(arguments: general, ["en", "ar"] as [Language])
  func `without Cancel the likely one trails, else the one listed first`(
    name: String, language: Language
  ) throws {
    let likely = "{id: reply, title: Reply, likely: true}"
    for (buttons, trailing) in [
      ([Self.ignore, likely], "reply"), ([likely, Self.ignore], "reply"),
      ([Self.ignore, Self.reply], "ignore"),
    ] {
      let hand = try shown(buttons, on: name, language)
      let other = trailing == "reply" ? "ignore" : "reply"
      let (one, two) = (try frame(trailing, hand), try frame(other, hand))
      #expect(one.y == two.y && one.size == two.size)
      #expect(language.isRightToLeft ? one.maxX < two.x : two.maxX < one.x)
    }
  }

  // ALERT-PLACEMENT-TWO-BUTTONS
  @Test(arguments: general)
  func `one button spans the row, and a title too long for half of it has the others below`(
    name: String
  ) throws {
    let alone = try frame("reply", try shown([Self.reply], on: name))
    let long = "{id: again, title: Reconnect Automatically in the Background}"
    let hand = try shown([Self.cancel, long], on: name, height: 1000)
    #expect(try stack(["cancel", "again"], hand) == ["again", "cancel"])
    #expect(try frame("cancel", hand).width == alone.width)
    #expect(try frame("cancel", hand).x == alone.x)
  }

  // ALERT-PLACEMENT-STACK, T-ZH-THREE-STACK
  @Test(arguments: Platforms.names, ["en", "zh", "ar"] as [Language])
  func `three buttons and more are a row each, two are one`(
    name: String, language: Language
  ) throws {
    let more = (1...3).map { "{id: m\($0), title: Mute \($0)}" }
    for count in 0...3 {
      let buttons = [Self.reply, Self.ignore] + more.prefix(count) + [Self.cancel]
      let names = ["reply", "ignore"] + (0..<count).map { "m\($0 + 1)" } + ["cancel"]
      _ = try stack(names, try shown(buttons, on: name, language))
    }
    let two = try shown([Self.reply, Self.cancel], on: name, language)
    #expect(try frame("reply", two).y == (try frame("cancel", two).y))
  }

  // ALERT-PLACEMENT-STACK-ORDER, T-TOP-OF-STACK
  @Test(arguments: Platforms.names)
  func `the likely one is on top, Cancel at the foot, the others as listed`(name: String) throws {
    let likely = "{id: reply, title: Reply, likely: true}"
    func order(_ buttons: [String], _ names: String...) throws -> [String] {
      try stack(names, try shown(buttons, on: name))
    }
    #expect(
      try order([Self.cancel, Self.ignore, likely], "reply", "ignore", "cancel")
        == ["reply", "ignore", "cancel"])
    // What destroys has its listed place, unless it is the likely one.
    #expect(
      try order(
        [Self.cancel, Self.ignore, Self.delete, likely], "reply", "ignore", "delete", "cancel")
        == ["reply", "ignore", "delete", "cancel"])
    let both = "{id: delete, title: Delete, role: destructive, likely: true}"
    #expect(
      try order([Self.ignore, both, Self.cancel], "delete", "ignore", "cancel")
        == ["delete", "ignore", "cancel"])
    let mute = "{id: mute, title: Mute}"
    #expect(
      try order([Self.ignore, likely, mute], "reply", "ignore", "mute") == [
        "reply", "ignore", "mute",
      ])
  }

  // ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT, ALERT-CARPLAY-PLACEMENT-LIKELY-RIGHT, T-LEFT-RIGHT
  @Test(arguments: ["en", "ja", "zh", "ar", "he"] as [Language])
  func `in the car Cancel is on the left and the likely one on the right`(
    language: Language
  ) throws {
    for buttons in [[Self.reply, Self.cancel], [Self.cancel, Self.reply]] {
      let hand = try shown(buttons, on: "carplay", language)
      #expect(try frame("cancel", hand).maxX < (try frame("reply", hand).x))
    }
    let likely = "{id: reply, title: Reply, likely: true}"
    for buttons in [[likely, Self.ignore], [Self.ignore, likely]] {
      let hand = try shown(buttons, on: "carplay", language)
      #expect(try frame("ignore", hand).maxX < (try frame("reply", hand).x))
    }
  }

  // ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT, T-CARPLAY-LEFT-STACK
  @Test(arguments: ["en", "he"] as [Language])
  func `in the car three buttons have Cancel at the foot`(language: Language) throws {
    let hand = try shown([Self.cancel, Self.reply, Self.ignore], on: "carplay", language)
    #expect(try stack(["cancel", "reply", "ignore"], hand).last == "cancel")
  }
}
