import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

/// What the gallery once showed to be wrong.
@Suite struct LegibleTests {
  @Test(
    arguments: [
      ColorRole.accent, .destructive, .badge, .text, .raised, .card, .ground, .separator,
      .textSecondary,
    ], [ButtonRole.plain, .destructive])
  func `a title is read on a ground of the theme`(ground: ColorRole, role: ButtonRole) throws {
    var hand = try Hand.armed(
      """
      screen:
        content:
          - label: {text: Above, message: true}
          - button: {id: buy, title: Buy Album, role: \(role == .destructive ? "destructive" : "plain"), \
      background: \(ground.rawValue), action: {emit: buy}}
      """, on: "kiosk")
    for appearance in [Appearance.day, .night] {
      hand.send(.appearanceChanged(appearance))
      let frame = try #require(hand.session.glass.frame(ofControl: "buy"))
      let palette = hand.environment.profile.theme.palette(appearance)
      let inks = hand.inks(in: frame)
      #expect(inks.count == 1)
      for ink in inks { #expect(ink.contrast(with: palette[ground]) >= 4.5, "\(appearance)") }
    }
  }

  @Test(arguments: [("en", 24), ("ar", 776)] as [(Language, Int)])
  func `bare buttons begin where the column does`(language: Language, edge: Int) throws {
    let buttons = [
      Button(title: "Go"), Button(title: "Play the Album"),
      Button(title: "Shuffle", isLikely: true),
    ]
    let placed = PlacedScreen(
      Screen(content: buttons.map(Element.button)), language: language)
    for title in ["Go", "Play the Album", "Shuffle"] {
      let text = try #require(placed.text(title))
      #expect((language == "en" ? text.x : text.maxX) == edge, "\(title)")
    }
  }

  @Test func `an empty field says what it is for, unless a label does`() {
    func shown(_ content: [Element]) -> [String] { PlacedScreen(Screen(content: content)).shown }
    #expect(shown([.field(TextField(id: "post-code"))]) == ["Post code"])
    #expect(shown([.field(TextField(id: "city", placeholder: "Town"))]) == ["Town"])
    let label = Label(text: RichText("Town"), target: "city")
    #expect(
      shown([.label(label), .field(TextField(id: "city"))]).filter { !$0.isEmpty } == ["Town"])
  }

  @Test func `each paragraph begins at the side that it is written from`() throws {
    let text = "Arabic:\nمرحبا\nEnglish"
    let fonts = try FontBook(faces: Platforms.profile("kiosk").typography.faces)
    let placed = PlacedScreen(
      Screen(content: [.textView(TextView(text: RichText(TextContent(text))))]), typesetter: fonts)
    #expect(placed.text("Arabic:")?.x == 40 && placed.text("English")?.x == 40)
    #expect(placed.text("مرحبا")?.maxX == 760)
  }

  @Test func `labels, rows and fields begin at the screen's leading edge, whatever they say`()
    throws
  {
    let fonts = try FontBook(faces: Platforms.profile("kiosk").typography.faces)
    for (language, string) in [("ar", "18 kWh"), ("en", "مرحبا")] as [(Language, String)] {
      let content = TextContent(string)
      let row = TableRow(title: TextVariants(content), push: "next")
      for element in [
        Element.label(Label(text: RichText(content))), .table(Table(rows: [row])),
        .field(TextField(id: "f", text: string)),
      ] {
        let placed = PlacedScreen(
          Screen(content: [element]), language: language, typesetter: fonts)
        let text = try #require(placed.text(string))
        #expect(language == "ar" ? text.x > 600 : text.maxX < 200, "\(element.name) \(language)")
      }
    }
  }

  @Test(arguments: ["en", "ar"] as [Language])
  func `chevrons point the way they lead, and are one drawing`(language: Language) throws {
    let rows = Screen(content: [.table(Table(rows: [TableRow(title: "Row", push: "next")]))])
    func signs(_ screen: Screen, back: TextVariants?? = nil) -> [String] {
      PlacedScreen(screen, back: back, language: language).placement.signs
    }
    #expect(signs(rows) == [language == "ar" ? "back" : "forward"])
    #expect(signs(Screen(), back: "Home") == [language == "ar" ? "forward" : "back"])
  }

  @Test func `what stands in a field stays inside of it`() throws {
    let text = String(repeating: "long ", count: 60)
    let placed = PlacedScreen(Screen(content: [.field(TextField(id: "f", text: text))]))
    let frame = try #require(placed.frame("f"))
    for part in placed.placement.parts {
      guard case .text = part.shape else { continue }
      #expect(frame.intersection(part.clip) == part.clip)
    }
  }

  @Test func `a way out with an icon shows it`() throws {
    let hand = try Hand.armed(
      """
      modal:
        style: fullscreen
        purpose: separate-task
        title: Place
        dismiss: {icon: close}
        content: [{label: {text: Where is it?, message: true}}]
      """, on: "kiosk")
    let frame = try #require(hand.session.glass.frame(ofControl: "dismiss"))
    let icons = hand.picture.compactMap { command in
      if case .icon(let rect, "close", _) = command { rect } else { nil }
    }
    #expect(icons.count == 1 && icons.allSatisfy { frame.intersection($0) == $0 })
  }

  @Test func `what goes sideways begins where people begin to read`() throws {
    let titles = (1...9).map { "Button Number \($0)" }
    let view = ScrollView(
      axis: .horizontal,
      content: titles.map { .button(Button(title: TextVariants(TextContent($0)))) })
    let screen = Screen(content: [.scrollView(view)])
    let left = try #require(PlacedScreen(screen).text(titles[0]))
    let right = try #require(PlacedScreen(screen, language: "ar").text(titles[0]))
    #expect(left.x == 24 && right.maxX == 776)
    let next = try #require(PlacedScreen(screen, language: "ar").text(titles[1]))
    #expect(next.maxX < right.x)
  }

  @Test func `foreign words in a row keep their order`() throws {
    let runs = ["مرحبا ", "New ", "York "].map { TextRun(text: TextContent($0, language: "ar")) }
    let fonts = try FontBook(faces: Platforms.profile("kiosk").typography.faces)
    let placed = PlacedScreen(
      Screen(content: [.label(Label(text: RichText(runs)))]), language: "ar", typesetter: fonts)
    let (first, second) = (try #require(placed.text("New")), try #require(placed.text("York")))
    #expect(first.maxX < second.x)
    #expect(second.maxX <= (try #require(placed.text("مرحبا"))).x)
  }

  @Test
  func `progress is empty before the application says how far it is, and turns where nobody knows`()
    throws
  {
    var hand = try Hand.armed(
      """
      screen:
        content:
          - activity-indicator: {label: Wait, expected-seconds: 9, progress: {bind: share}}
      """, on: "kiosk")
    func share() -> Double? {
      hand.session.screenPlacement?.parts.lazy.compactMap { part in
        if case .progress(_, let share, _) = part.shape { share } else { nil }
      }.first
    }
    #expect(share() == 0)
    hand.tell(.progress("share", nil))
    #expect(share() == nil)
    hand.tell(.progress("share", 0.5))
    #expect(share() == 0.5)
  }

  @Test func `progress fills from the side that one reads from, and keeps the column`() throws {
    for (name, language) in [("kiosk", "en"), ("kiosk", "ar"), ("watchos-s3", "ar")] {
      var hand = try Hand.armed(
        """
        lang: \(language)
        screen:
          content:
            - activity-indicator: {label: Wait, expected-seconds: 9, progress: {bind: share}}
        """, on: name)
      hand.tell(.progress("share", 0.25))
      let bar = try #require(
        hand.session.screenPlacement?.parts.compactMap { part in
          if case .progress(let rect, _, _) = part.shape { rect } else { nil }
        }.first)
      let side = hand.environment.profile.density.pixels(
        hand.environment.profile.screen.paddingSide)
      #expect(bar.x >= side && bar.maxX <= hand.session.size.width - side, "\(name)")
      let accent = hand.environment.profile.theme.palette(.day).accent
      let filled = hand.picture.compactMap { command in
        if case .roundedFill(let rect, _, accent) = command { rect } else { nil }
      }
      let part = try #require(filled.first)
      #expect(part.width == bar.width / 4)
      #expect(language == "ar" ? part.maxX == bar.maxX : part.x == bar.x)
    }
  }

  private static let tabs = """
    screen:
      tab-bar:
        tabs:
          - {id: a, title: Recommendations, icon: music, badge: 3, content: [{label: {text: A}}]}
          - {id: b, title: Search, icon: search, content: [{label: {text: B}}]}
    """

  @Test(arguments: ["en", "ar"])
  func `a tab whose title does not fit beside its icon shows one of them whole`(
    language: String
  ) throws {
    for name in Platforms.names {
      let hand = try Hand.armed("lang: \(language)\n" + Self.tabs, on: name)
      let placement = try #require(hand.session.screenPlacement)
      let frame = try #require(hand.session.glass.frame(ofControl: "a"))
      let icons = placement.parts.compactMap { part in
        if case .icon(let rect, "music", _) = part.shape { rect } else { nil }
      }
      let titles = placement.parts.compactMap { part -> PlacedText? in
        if case .text(let text, _) = part.shape, text.string == "Recommendations" {
          text
        } else {
          nil
        }
      }
      #expect(icons.allSatisfy { frame.intersection($0) == $0 }, "\(name)")
      #expect(icons.count == 1, "\(name)")
      for title in titles {
        let lines = title.lines.map { $0.line.width }
        #expect(lines.allSatisfy { $0 <= frame.width }, "\(name)")
        #expect(!title.lines.isEmpty)
        #expect(placement.notes.allSatisfy { $0.kind != .truncated }, "\(name)")
      }
    }
  }

  @Test func `a badge stands at the end of its title in both directions, inside the tab`() throws {
    for (language, isMirrored) in [("en", false), ("ar", true)] {
      let hand = try Hand.armed("lang: \(language)\n" + Self.tabs, on: "macos")
      let placement = try #require(hand.session.screenPlacement)
      let badge = try #require(
        placement.parts.compactMap { part in
          if case .fill(let rect, _, .value(.role(.badge))) = part.shape { rect } else { nil }
        }.first)
      let icon = try #require(
        placement.parts.compactMap { part in
          if case .icon(let rect, "music", _) = part.shape { rect } else { nil }
        }.first)
      #expect(!badge.intersects(icon))
      #expect(isMirrored ? badge.maxX < icon.x : badge.x > icon.maxX)
    }
  }

  @Test(arguments: Platforms.names)
  func `rings of buttons and tabs stay on the screen`(name: String) throws {
    let hand = try Hand.armed(Self.tabs, on: name)
    let placement = try #require(hand.session.screenPlacement)
    let screen = PixelRect(hand.session.size)
    let buttons = try Hand.armed(
      "screen: {content: [{button: {id: go, title: Go On, action: {emit: go}}}]}", on: name)
    let all = placement.controls + (buttons.session.screenPlacement?.controls ?? [])
    #expect(all.count >= 2)
    for control in all {
      let ring = control.frame.insetBy(-placement.focusRing.reach)
      #expect(ring.x >= 0 && ring.maxX <= screen.maxX && ring.y >= 0, "\(control.name)")
    }
  }

  @Test func `large text is made smaller before it is cut, and never below its design`() throws {
    func notes(_ title: String, _ textSize: Double) throws -> [PlacementNote.Kind] {
      let hand = try Hand.armed(
        "screen: {content: [{button: {id: go, title: \(title), action: {emit: go}}}]}",
        on: "watchos-s3", textSize: textSize)
      return hand.session.screenPlacement?.notes.map(\.kind) ?? []
    }
    #expect(try notes("Delete Album", 1) == [])
    #expect(try notes("Delete Album", 2) == [])
    #expect(try notes("Delete All of These Albums", 1) == [.truncated])
    #expect(try notes("Delete All of These Albums", 2) == [.truncated])
  }
}
