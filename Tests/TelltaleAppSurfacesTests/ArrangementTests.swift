import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What stands in rows, columns and grids is operated like all else.
@Suite struct ArrangementTests {
  private static func scene(_ language: String = "en") -> String {
    """
    lang: \(language)
    start: main
    screens:
      main:
        navigation-bar: {title: Seats}
        content:
          - column:
              content:
                - row:
                    content:
                      - button: {id: one, title: One, border: true, action: {emit: one}}
                      - spacer: {}
                      - button: {id: two, title: Two, border: true, action: {emit: two}}
                - grid:
                    columns: 2
                    content:
                      - card: {id: three, action: {emit: three}, content: [{label: {text: Three}}]}
                      - card: {id: four, action: {emit: four}, content: [{label: {text: Four}}]}
                - align-self: stretch
                  button: {id: five, title: Five, border: true, action: {emit: five}}
    """
  }

  private static let names = ["one", "two", "three", "four", "five"]

  private func hand(on name: String = "kiosk", _ language: String = "en") throws -> Hand {
    var hand = try BarScenes.hand(Self.scene(language), on: name)
    // A press counts once the screen has stood there for a moment.
    hand.wait(1_000)
    return hand
  }

  @Test func `a finger presses each`() throws {
    var hand = try hand()
    for name in Self.names {
      hand.tap(name)
      hand.wait(500)
    }
    #expect(hand.emitted == Self.names)
  }

  @Test(arguments: ["en", "ar"])
  func `a knob goes through them as people read, line by line`(language: String) throws {
    var hand = try hand(on: "kiosk", language)
    var seen: [String] = []
    for _ in 0..<12 {
      hand.turn(1)
      guard let name = hand.session.focusedControl, !seen.contains(name) else { continue }
      seen.append(name)
    }
    #expect(seen.filter(Self.names.contains) == Self.names)
  }

  @Test func `a knob pushes what it came to`() throws {
    var hand = try hand()
    hand.turn(to: "four")
    hand.push()
    #expect(hand.emitted == ["four"])
  }

  @Test func `arrow keys go where things stand`() throws {
    var hand = try hand()
    hand.turn(to: "three")
    hand.remote(106)
    #expect(hand.session.focusedControl == "four")
    hand.remote(103)
    #expect(hand.session.focusedControl == "two")
    hand.remote(105)
    #expect(hand.session.focusedControl == "one")
    hand.remote(28)
    hand.wait(500)
    #expect(hand.emitted == ["one"])
  }

  /// A dock of which only the main action has room at an edge.
  private func crowded() throws -> Hand {
    let others = ["two", "three", "four", "five", "six"].map { name in
      "      - button: {id: \(name), title: Another Thing That Is Long, border: true, action: {emit: \(name)}}"
    }
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content:
            - label: {text: The parcel is in locker 12., message: true}
          dock:
            - button: {id: go, title: Go for the Main Thing, likely: true, action: {emit: go}}
      \(others.joined(separator: "\n"))
      """, on: "kiosk")
    hand.wait(1_000)
    return hand
  }

  @Test func `where a dock has no room its main action is pressed at once`() throws {
    var hand = try crowded()
    hand.tap("go")
    #expect(hand.emitted == ["go"])
  }

  @Test func `what a dock has no room for is reached by the knob`() throws {
    var hand = try crowded()
    hand.turn(to: "six")
    hand.push()
    #expect(hand.emitted == ["six"])
  }

  /// A dock of one arrangement that is too high for an edge by itself.
  private func tower(_ kind: String) throws -> Hand {
    let others = ["two", "three", "four", "five", "six", "seven"].map { name in
      "      - button: {id: \(name), title: Another Thing That Is Long, border: true, action: {emit: \(name)}}"
    }
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content:
            - label: {text: The parcel is in locker 12., message: true}
          dock:
            - \(kind):
                content:
      \(others.map { "      " + $0 }.joined(separator: "\n"))
                  - button: {id: go, title: Go for the Main Thing, likely: true, action: {emit: go}}
      """, on: "kiosk")
    hand.wait(1_000)
    return hand
  }

  @Test(arguments: ["row", "column", "card"])
  func
    `of an arrangement that is too high for a dock the main action alone stays, and the rest scrolls`(
      kind: String
    ) throws
  {
    var hand = try tower(kind)
    let screen = try #require(hand.session.glass.frame(ofControl: "go"))
    #expect(PixelRect(hand.session.size).contains(screen))
    hand.tap("go")
    #expect(hand.emitted == ["go"])
    hand = try tower(kind)
    hand.turn(to: "seven")
    hand.push()
    #expect(hand.emitted == ["seven"])
  }

  @Test(arguments: [
    "hidden: {bind: off, hidden: true}, button: {id: late, title: Late, likely: true, action: {emit: late}}",
    "when: {wider-than: 9000}, button: {id: late, title: Late, likely: true, action: {emit: late}}",
  ])
  func `a button that is not there is no main action of a dock`(item: String) throws {
    let others = (1...7).map { number in
      "            - button: {id: b\(number), title: Another Thing That Is Long, border: true, action: {emit: b\(number)}}"
    }
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content: [{label: {text: The parcel is in locker 12., message: true}}]
          dock:
            - column:
                content:
                  - {\(item)}
      \(others.joined(separator: "\n"))
      """, on: "kiosk")
    hand.wait(1_000)
    #expect(hand.session.glass.frame(ofControl: "late") == nil)
    hand.tap("b1")
    #expect(hand.emitted == ["b1"])
  }

  @Test func `a button that scrolls in a dock stands there once`() throws {
    let rows = (1...9).map { "            - label: {text: Line \($0), message: true}" }
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content: [{label: {text: The parcel is in locker 12., message: true}}]
          dock:
            - scroll-view:
                content:
      \(rows.joined(separator: "\n"))
                  - button: {id: go, title: Go, likely: true, action: {emit: go}}
      """, on: "kiosk")
    hand.wait(1_000)
    let names = hand.session.meaning(in: hand.environment).all.filter { $0.name == "Go" }
    #expect(names.count <= 1)
    hand.turn(to: "go")
    hand.push()
    #expect(hand.emitted == ["go"])
  }

  @Test func `a filled icon button is the main action of a dock`() throws {
    let rows = (1...6).map { "      - label: {text: Line \($0), message: true}" }
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content: [{label: {text: Song, message: true}}]
          dock:
      \(rows.joined(separator: "\n"))
            - row:
                content:
                  - icon-button: {id: next, title: Next, icon: next, action: {emit: next}}
                  - icon-button: {id: play, title: Play, icon: play, prominence: filled, action: {emit: play}}
      """, on: "kiosk")
    hand.wait(1_000)
    hand.tap("play")
    #expect(hand.emitted == ["play"])
  }

  @Test func `a dock at the side is pressed while content scrolls beside it`() throws {
    var hand = try BarScenes.hand(
      """
      start: main
      screens:
        main:
          content:
            - text-view: {text: "\(String(repeating: "A long text. ", count: 150))"}
          dock:
            edge: side
            content:
              - button: {id: go, title: Go, border: true, action: {emit: go}}
      """, on: "kiosk")
    hand.wait(1_000)
    let before = hand.session.glass.frame(ofControl: "go")
    hand.swipe(from: PixelPoint(x: 200, y: 300), to: PixelPoint(x: 200, y: 100), rest: 700)
    hand.wait(1_000)
    #expect(before != nil && hand.session.glass.frame(ofControl: "go") == before)
    hand.tap("go")
    #expect(hand.emitted == ["go"])
  }
}
