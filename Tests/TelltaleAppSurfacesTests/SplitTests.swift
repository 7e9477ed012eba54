import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A list with what is chosen of it beside it.
@Suite struct SplitTests {
  private static func scene(_ split: String = "{detail: general}", language: String = "en")
    -> String
  {
    """
    lang: \(language)
    start: home
    screens:
      home:
        navigation-bar: {title: Home}
        content: [{button: {id: settings, title: Settings, border: true, action: {push: settings}}}]
      settings:
        split: \(split)
        navigation-bar: {title: Settings}
        content:
          - table:
              id: list
              rows:
                - {id: general, title: General, push: general}
                - {id: sound, title: Sound, push: sound}
      general:
        navigation-bar: {title: General}
        content:
          - switch: {id: wifi, title: Wi-Fi}
          - button: {id: about, title: About, border: true, action: {push: about}}
      sound:
        navigation-bar: {title: Sound}
        content:
          - slider: {id: volume, about: Volume, from: 0, to: 10}
          - field: {id: name, placeholder: Name}
      about:
        navigation-bar: {title: About}
        content: [{label: {text: Version 1, message: true}}]
    """
  }

  /// On the list, on a display of so many pixels with one to a point.
  private static func hand(
    width: Int = 800, _ split: String = "{detail: general}", language: String = "en"
  ) throws -> Hand {
    var hand = try BarScenes.hand(scene(split, language: language), on: "kiosk", width: width) {
      $0.display.density = Density(1)
    }
    hand.wait(1_000)
    hand.tap("settings")
    hand.arm()
    return hand
  }

  private static func shown(_ hand: Hand) -> [String] {
    hand.events.compactMap {
      if case .shown(let screen, let depth) = $0 { "\(screen) \(depth)" } else { nil }
    }
  }

  /// What is told as selected.
  private static func selected(_ hand: Hand) -> [String] {
    hand.session.meaning(in: hand.environment).all.filter { $0.states.contains(.selected) }
      .compactMap(\.id)
  }

  @Test func `where there is room a list comes with what stands beside it`() throws {
    let hand = try Self.hand()
    let list = try #require(hand.session.glass.frame(ofControl: "sound"))
    let detail = try #require(hand.session.glass.frame(ofControl: "wifi"))
    #expect(list.maxX < detail.x)
    #expect(Self.shown(hand).suffix(2) == ["settings 2", "general 3"])
  }

  @Test func `where there is no room the list has the screen for itself`() throws {
    var hand = try Self.hand(width: 599)
    #expect(hand.session.glass.frame(ofControl: "wifi") == nil)
    hand.tap("sound")
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "sound") == nil)
    #expect(hand.session.glass.frame(ofControl: "volume") != nil)
    #expect(Self.shown(hand).suffix(2) == ["settings 2", "sound 3"])
  }

  @Test(arguments: [(900, false), (899, true)])
  func `the scene says from which width on there is room`(least: Int, isBeside: Bool) throws {
    let hand = try Self.hand(width: 899, "{detail: general, wider-than: \(least)}")
    #expect((hand.session.glass.frame(ofControl: "wifi") != nil) == isBeside)
  }

  @Test func `what is chosen takes the place of what stood beside the list`() throws {
    var hand = try Self.hand()
    hand.tap("sound")
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "sound") != nil)
    #expect(hand.session.glass.frame(ofControl: "volume") != nil)
    #expect(hand.session.glass.frame(ofControl: "wifi") == nil)
    #expect(Self.shown(hand).last == "sound 3")
  }

  @Test func `an application that answers a choice replaces it too`() throws {
    var hand = try Self.hand()
    hand.tap("sound")
    hand.tell(.push("about"))
    hand.arm()
    #expect(Self.shown(hand).last == "about 3")
  }

  @Test func `what stands beside the list goes on in its own place, and back`() throws {
    var hand = try Self.hand()
    hand.tap("about")
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "sound") != nil)
    #expect(Self.shown(hand).last == "about 4")
    hand.key(158)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "wifi") != nil)
    #expect(Self.shown(hand).last == "general 3")
  }

  @Test func `back leaves the list and what stands beside it`() throws {
    var hand = try Self.hand()
    hand.tap("sound")
    hand.arm()
    hand.key(158)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "settings") != nil)
    #expect(Self.shown(hand).last == "home 1")
  }

  @Test func `the way back in the bar of the list leaves both`() throws {
    var hand = try Self.hand()
    hand.tap("about")
    hand.arm()
    let backs = hand.session.glass.surfaces.screen?.placement.controls.filter {
      $0.name.hasSuffix("back")
    }
    #expect(backs?.map(\.id) == [.listBack, .back])
    let frame = try #require(backs?.first?.frame)
    hand.tap(PixelPoint(x: frame.midX, y: frame.midY))
    hand.arm()
    #expect(Self.shown(hand).last == "home 1")
  }

  @Test func `the hand stays at the row that it has pushed`() throws {
    var hand = try Self.hand()
    hand.turn(to: "sound")
    hand.push()
    hand.arm()
    #expect(hand.session.focusedControl == "sound")
    hand.turn(to: "volume")
    #expect(hand.session.focusedControl == "volume")
  }

  @Test func `what is pushed beside the list has the focus`() throws {
    var hand = try Self.hand()
    hand.turn(to: "about")
    hand.push()
    hand.arm()
    #expect(hand.session.focusedControl != "general")
  }

  @Test func `the row that leads to what stands beside it is told as selected`() throws {
    var hand = try Self.hand()
    #expect(Self.selected(hand) == ["general"])
    hand.tap("sound")
    hand.arm()
    #expect(Self.selected(hand) == ["sound"])
  }

  @Test func `both are told as things of their own`() throws {
    let hand = try Self.hand()
    let tree = hand.session.meaning(in: hand.environment)
    let region = try #require(tree.all.first { $0.role == .region && $0.name == "Settings" })
    #expect(region.all.contains { $0.id == "sound" })
    #expect(!region.all.contains { $0.id == "wifi" })
    #expect(tree.children.first?.name == "General")
  }

  @Test func `values that are changed beside the list are told with their own screen`() throws {
    var hand = try Self.hand()
    hand.tap("wifi")
    hand.wait(300)
    #expect(hand.events.contains(.switched(screen: "general", control: "wifi", isOn: true)))
    hand.tap("sound")
    hand.arm()
    #expect(
      hand.events.contains(
        .selected(screen: "settings", list: "list", entry: "sound", index: 1)))
  }

  @Test func `from right to left the list stands at the right`() throws {
    let hand = try Self.hand(language: "ar")
    let list = try #require(hand.session.glass.frame(ofControl: "sound"))
    let detail = try #require(hand.session.glass.frame(ofControl: "wifi"))
    #expect(detail.maxX <= list.x)
  }

  @Test(arguments: [("50%", 400), ("300", 300), ("10%", 266), ("95%", 533)])
  func `a list is as wide as its scene says, and leaves a third`(
    width: String, pixels: Int
  ) throws {
    let hand = try Self.hand("{detail: general, list-width: \(width)}")
    let list = try #require(hand.session.glass.frame(ofControl: "sound"))
    #expect(list.maxX == pixels - hand.environment.profile.rowMargins.side)
  }

  @Test func `the first screen of an app has nothing to go back to beside it`() throws {
    let scene = Self.scene().replacing("start: home", with: "start: settings")
    var hand = try BarScenes.hand(scene, on: "kiosk") { $0.display.density = Density(1) }
    hand.wait(1_000)
    #expect(Self.shown(hand) == ["settings 1", "general 2"])
    hand.key(158)
    hand.arm()
    #expect(Self.shown(hand) == ["settings 1", "general 2"])
  }

  @Test func `a program that goes back finds the list with what it begins with`() throws {
    var hand = try Self.hand()
    hand.tap("sound")
    hand.arm()
    hand.tell(.pop)
    hand.arm()
    #expect(Self.shown(hand).last == "general 3")
    #expect(Self.selected(hand) == ["general"])
  }

  @Test func `where nobody is there any more the list begins anew`() throws {
    let scene = Self.scene().replacing("start: home", with: "start: settings")
    var hand = try BarScenes.hand(scene, on: "kiosk") { $0.display.density = Density(1) }
    hand.wait(1_000)
    hand.tap("sound")
    hand.arm()
    hand.tell(.popAll)
    hand.arm()
    #expect(Self.shown(hand).last == "general 2")
    #expect(hand.session.glass.frame(ofControl: "wifi") != nil)
    #expect(Self.selected(hand) == ["general"])
  }

  @Test func `larger letters ask for more room`() throws {
    var hand = try Self.hand()
    hand.tell(.textSize(1.6))
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "sound") == nil)
    #expect(hand.session.glass.frame(ofControl: "wifi") != nil)
  }

  @Test func `smaller letters bring back what stands beside the list`() throws {
    var hand = try Self.hand()
    hand.tell(.textSize(1.6))
    hand.arm()
    hand.key(158)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "wifi") == nil)
    hand.tell(.textSize(1))
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "sound") != nil)
    #expect(hand.session.glass.frame(ofControl: "wifi") != nil)
    #expect(Self.shown(hand).suffix(2) == ["settings 2", "general 3"])
  }

  @Test func `the row is marked that leads to what the program shows`() throws {
    var hand = try Self.hand()
    hand.tell(.push("sound"))
    hand.arm()
    #expect(Self.selected(hand) == ["sound"])
  }

  @Test func `what was typed beside the list is told once`() throws {
    var hand = try Self.hand()
    hand.tap("sound")
    hand.arm()
    hand.turn(to: "name")
    hand.key(30, text: "a")
    hand.tap("general")
    hand.arm()
    hand.tap("sound")
    hand.arm()
    hand.tap("general")
    hand.arm()
    let typed = hand.events.filter { if case .typed = $0 { true } else { false } }
    #expect(typed == [.typed(screen: "sound", control: "name", text: "a")])
  }

  private static let nested = """
    start: a
    screens:
      a:
        split: {detail: x}
        navigation-bar: {title: A}
        content: [{table: {id: as, rows: [{id: to-x, title: X, push: x}, {id: to-b, title: B, push: b}]}}]
      b:
        split: {detail: y}
        navigation-bar: {title: B}
        content: [{table: {id: bs, rows: [{id: to-y, title: Y, push: y}, {id: to-a, title: A, push: a}]}}]
      x: {navigation-bar: {title: X}, content: [{button: {id: in-x, title: In X, border: true, action: {emit: x}}}]}
      y: {navigation-bar: {title: Y}, content: [{button: {id: in-y, title: In Y, border: true, action: {emit: y}}}]}
    """

  private static func nestedHand() throws -> Hand {
    var hand = try BarScenes.hand(nested, on: "kiosk") { $0.display.density = Density(1) }
    hand.wait(1_000)
    hand.tap("to-b")
    hand.arm()
    hand.tap("to-y")
    hand.arm()
    return hand
  }

  @Test func `a list that another has led to comes to stand at its side`() throws {
    let hand = try Self.nestedHand()
    #expect(Self.shown(hand) == ["a 1", "x 2", "b 2", "b 2", "y 3"])
    #expect(hand.session.glass.frame(ofControl: "to-x") == nil)
  }

  @Test func `back from there leads to the list that has led to it`() throws {
    var hand = try Self.nestedHand()
    hand.key(158)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "to-x") != nil)
    #expect(hand.session.glass.frame(ofControl: "to-y") != nil)
    #expect(Self.shown(hand).suffix(2) == ["a 1", "b 2"])
  }

  @Test func `a screen does not stand beside itself`() throws {
    let scene = Self.nested.replacing("{detail: y}", with: "{detail: y, wider-than: 5000}")
    var hand = try BarScenes.hand(scene, on: "kiosk") { $0.display.density = Density(1) }
    hand.wait(1_000)
    hand.tap("to-b")
    hand.arm()
    hand.tap("to-a")
    hand.arm()
    let controls = hand.session.glass.surfaces.screen?.placement.controls.map(\.id) ?? []
    #expect(Set(controls).count == controls.count)
    #expect(hand.session.glass.frame(ofControl: "in-x") != nil)
    #expect(Self.shown(hand).suffix(2) == ["a 3", "x 4"])
  }

  @Test func `two ways back have names of their own`() throws {
    var hand = try Self.hand()
    hand.tap("about")
    hand.arm()
    hand.tap("list-back")
    hand.arm()
    #expect(Self.shown(hand).last == "home 1")
  }

  @Test func `what stays on the list stays with everything beside it`() throws {
    let status = "status: {line: [{label: {text: Line, style: detail}}]}\n"
    let scene = Self.scene().replacing("  sound:\n", with: "  sound:\n    status: false\n")
    var hand = try BarScenes.hand(status + scene, on: "kiosk") { $0.display.density = Density(1) }
    hand.wait(1_000)
    hand.tap("settings")
    hand.arm()
    let before = hand.session.glass.frame(ofControl: "sound")
    hand.tap("sound")
    hand.arm()
    #expect(before != nil && hand.session.glass.frame(ofControl: "sound") == before)
  }
}
