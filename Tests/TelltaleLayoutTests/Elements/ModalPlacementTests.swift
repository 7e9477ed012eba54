import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct ModalPlacementTests {
  static let inBar = ["ios", "ipados", "watchos-s3", "watchos-s4", "carplay", "kiosk"]

  static func place(
    _ style: ModalStyle? = nil, on name: String, language: Language = "en",
    dismiss: DismissControl = DismissControl(title: "Done"), content: [Element] = [],
    isInner: Bool = false, textSize: Double = 1, description: TextVariants? = nil
  ) throws -> Placement {
    let profile = try Platforms.profile(name)
    let modal = Modal(
      style: style ?? profile.modalStyles.first ?? .fullscreen, title: "New Place",
      description: description, dismiss: dismiss, content: content)
    var screen = Screen(content: content)
    if isInner { screen.navigationBar = NavigationBar(title: "Street") }
    let setting = ScreenSetting(
      screen: screen, path: "modal", back: isInner ? BackSetting(title: "New Place") : nil,
      modal: ModalSetting(modal: modal, path: "modal"))
    return setting.place(
      in: LayoutContext(
        profile: profile, language: language, size: profile.smallestScreen, textSize: textSize,
        typesetter: GridTypesetter()))
  }

  @Test(arguments: ["watchos-s3", "kiosk"])
  func `a description that would leave no room to the content scrolls with it`(name: String) throws
  {
    let words = "It is shown on the map, in the list of all places, and wherever it is of use."
    let placement = try Self.place(
      on: name, content: [.button(Button(id: "here", title: "Use This Place"))], textSize: 2,
      description: TextVariants(TextContent(words)))
    let area = try #require(placement.areas.first)
    #expect(area.viewport.height > 0 && area.maximumOffset.y > 0)
    let here = try #require(placement.controls.first { $0.name == "here" })
    #expect(here.frame.maxY - area.maximumOffset.y <= area.viewport.maxY)
    let short = try Self.place(
      on: name, content: [.button(Button(id: "here", title: "Use This Place"))],
      description: "For all.")
    #expect(short.areas.isEmpty)
  }

  private func control(_ id: ControlID, _ placement: Placement) throws -> Control {
    try #require(placement.control(id))
  }

  private func bar(_ name: String, _ placement: Placement) throws -> PixelRect {
    let profile = try Platforms.profile(name)
    let height = profile.display.density.pixels(profile.screen.barHeight)
    let top = max(
      placement.frame.y, profile.display.density.pixels(profile.display.safeInsets.top))
    return PixelRect(
      x: placement.frame.x, y: top, width: placement.frame.width, height: height)
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE, MODALITY-PLATFORM-CONVENTIONS
  @Test(arguments: inBar)
  func `the way out stands in the bar`(name: String) throws {
    let placement = try Self.place(on: name)
    #expect(try bar(name, placement).contains(control(.dismiss, placement).frame))
  }

  @Test(arguments: ["carplay", "kiosk"], ["en", "ar"] as [Language])
  func `in the car it is at the left end in every language`(
    name: String, language: Language
  ) throws {
    let placement = try Self.place(on: name, language: language)
    #expect(try control(.dismiss, placement).frame.maxX < placement.frame.midX)
  }

  @Test(arguments: ["ios", "ipados", "watchos-s3", "watchos-s4"])
  func `in a bar Done is trailing and Cancel leading, mirrored where people read so`(
    name: String
  ) throws {
    let pair = DismissControl(title: "Done", cancelTitle: "Cancel")
    for (language, isMirrored) in [("en", false), ("ar", true)] as [(Language, Bool)] {
      let placement = try Self.place(on: name, language: language, dismiss: pair)
      let done = try control(.dismiss, placement).frame
      let cancel = try control(.dismissCancel, placement).frame
      #expect((done.x > cancel.x) != isMirrored)
      #expect(!done.intersects(cancel))
    }
  }

  // MODALITY-DISMISS-IN-CONTENT
  @Test(arguments: ["en", "ar"] as [Language])
  func `on the desktop it stands in the lower trailing corner of the content`(
    language: Language
  ) throws {
    let pair = DismissControl(title: "Done", cancelTitle: "Cancel")
    let placement = try Self.place(on: "macos", language: language, dismiss: pair)
    let done = try control(.dismiss, placement).frame
    let cancel = try control(.dismissCancel, placement).frame
    #expect(done.y > placement.frame.midY)
    #expect(try !bar("macos", placement).intersects(done))
    #expect((done.midX > placement.frame.midX) == (language == "en"))
    #expect((cancel.midX < done.midX) == (language == "en"))
    #expect(placement.controls.last?.id == .dismiss)
  }

  // MODALITY-DISMISS-IN-CONTENT
  @Test func `on television it is the last row`() throws {
    let content: [Element] = [.button(Button(id: "a", title: "A", action: .emit("a")))]
    for title in [nil, "Cancel"] as [TextVariants?] {
      let placement = try Self.place(
        on: "tvos", dismiss: DismissControl(title: "Done", cancelTitle: title), content: content)
      let done = try control(.dismiss, placement).frame
      #expect(placement.controls.last?.id == .dismiss)
      #expect(placement.controls.allSatisfy { $0.id == .dismiss || $0.frame.maxY <= done.y })
      #expect(try !bar("tvos", placement).intersects(done))
      #expect(placement.controls.count == (title == nil ? 2 : 3))
    }
  }

  // MODALITY-OBVIOUS-DISMISS
  @Test(arguments: Platforms.names, [1.0, 2.0])
  func `it is seen at once, and large enough to be touched`(name: String, textSize: Double) throws {
    let profile = try Platforms.profile(name)
    let least = profile.display.density.pixels(profile.alert.minimumTarget)
    let tall = (1...12).map { Element.button(Button(id: "b\($0)", title: "B", action: .emit("b"))) }
    for style in profile.modalStyles {
      let placement = try Self.place(style, on: name, content: tall, textSize: textSize)
      let dismiss = try control(.dismiss, placement)
      #expect(PixelRect(placement.size).contains(dismiss.frame))
      #expect(placement.frame.contains(dismiss.frame))
      #expect(dismiss.target.width >= least && dismiss.target.height >= least)
      #expect(!dismiss.scrolls)
    }
  }

  @Test(arguments: Platforms.names)
  func `each style of a platform has a frame of its own`(name: String) throws {
    let profile = try Platforms.profile(name)
    let display = PixelRect(profile.smallestScreen)
    for style in profile.modalStyles {
      let frame = try Self.place(style, on: name).frame
      #expect(display.contains(frame))
      // MODALITY-FULLSCREEN-FILLS
      if style == .fullscreen { #expect(frame == display) }
      if style == .window {
        #expect(abs(frame.midX - display.midX) <= 1 && frame.width < display.width)
      }
    }
    if profile.modalStyles.contains(.activityView) {
      let sheet = try Self.place(.sheet, on: name).frame
      #expect(try Self.place(.activityView, on: name).frame.height < sheet.height)
    }
  }

  @Test(arguments: Platforms.names)
  func `an inner screen has its title, the way back and the way out`(name: String) throws {
    let placement = try Self.place(on: name, isInner: true)
    let back = try control(.back, placement).frame
    let out = try control(.dismiss, placement).frame
    #expect(!back.intersects(out))
    let titles = placement.parts.compactMap { part in
      if case .text(let text, _) = part.shape, text.role == .title { text.string } else { nil }
    }
    #expect(titles == ["Street"])
  }
}

@Suite struct ContentPlacementTests {
  private func place(
    _ content: Element..., on name: String = "kiosk", size: PixelSize? = nil,
    language: Language = "en"
  ) throws -> Placement {
    let profile = try Platforms.profile(name)
    return ScreenSetting(screen: Screen(content: content), path: "screen").place(
      in: LayoutContext(
        profile: profile, language: language, size: size ?? PixelSize(width: 1024, height: 600),
        typesetter: GridTypesetter()))
  }

  // ACTIVITY-INDICATOR-LABEL-ABOVE
  @Test(arguments: ["carplay", "kiosk"])
  func `the label stands above the mark, both in the middle`(name: String) throws {
    for label in ["Loading stations", "Loading all of the stations that are near this place now"] {
      let indicator = ActivityIndicator(label: TextVariants(TextContent(label)))
      let placement = try place(.activityIndicator(indicator), on: name)
      let mark = try #require(placement.spinners.first)
      let text = try #require(placement.allTexts.first)
      #expect(text.frame.maxY <= mark.y)
      for line in text.lines {
        #expect(abs(line.origin.x + line.line.width / 2 - mark.midX) <= 1)
      }
    }
  }

  private func lines(_ count: Int, height: Points? = nil) -> Element {
    let text = (1...count).map { "Line \($0)" }.joined(separator: "\n")
    return .textView(TextView(text: RichText([TextRun(text: TextContent(text))]), height: height))
  }

  // TEXT-VIEW-ANY-HEIGHT
  @Test(arguments: ["carplay", "kiosk"])
  func `a text view is as high as its text, or as it is told`(name: String) throws {
    let tall = PixelSize(width: 800, height: 2000)
    func height(_ element: Element) throws -> Int {
      // Beside something else, which does not move it.
      let placement = try place(
        element, .button(Button(id: "a", title: "A", action: .emit("a"))), on: name, size: tall)
      return try #require(placement.grounds.first).height
    }
    let three = try height(lines(3))
    let thirty = try height(lines(30))
    let one = try height(lines(1))
    let line = (thirty - three) / 27
    #expect(thirty == three + 27 * line)
    #expect(three == one + 2 * line)
    #expect(one < 3 * line)
    #expect(try height(lines(3, height: 40)) == 40)
    #expect(try height(lines(30, height: 1200)) == 1200)
  }

  @Test func `a text view leaves what it does not need to others`() throws {
    let placement = try place(
      lines(2), .button(Button(id: "a", title: "A", action: .emit("a"))))
    let text = try #require(placement.grounds.first)
    let button = try #require(placement.controls.first { $0.name == "a" })
    #expect(button.frame.y - text.maxY == 16)
  }

  // TEXT-VIEW-DEFAULT-LOOK
  @Test(arguments: ["carplay", "kiosk"])
  func `without style keys text is white, at the left, in the platform's type`(name: String) throws
  {
    let profile = try Platforms.profile(name)
    let placement = try place(lines(3), on: name)
    for appearance in Appearance.allCases {
      let commands = placement.commands(
        DrawState(appearance: appearance), profile: profile)
      let inks = commands.compactMap {
        if case .glyphs(_, _, let color) = $0 { color } else { nil }
      }
      #expect(Set(inks) == [.white])
      // In the light theme too it can be read, and does not look like a hole in the screen.
      let palette = profile.theme.palette(appearance)
      #expect(Color.white.contrast(with: palette.textGround) >= 7)
      if palette.ground.luminance > 0.5 { #expect(palette.textGround.luminance > 0.03) }
    }
    let text = try #require(placement.allTexts.first)
    #expect(Set(placement.allTexts.flatMap(\.lines).map(\.origin.x)).count == 1)
    #expect(text.weight == profile.typography.body.weight)
    let ground = try #require(placement.grounds.first)
    #expect(text.frame.x - ground.x < 32)
  }

  // TEXT-VIEW-DEFAULT-LOOK
  @Test(arguments: ["carplay", "kiosk"])
  func `with a colour of its own it has that`(name: String) throws {
    let profile = try Platforms.profile(name)
    let view = TextView(
      text: RichText([TextRun(text: "Line")]), style: TextLook(color: .fixed(Color(rgb: 0x999999))))
    let commands = try place(.textView(view), on: name).commands(
      DrawState(appearance: .day), profile: profile)
    let inks = commands.compactMap { if case .glyphs(_, _, let color) = $0 { color } else { nil } }
    #expect(Set(inks) == [Color(rgb: 0x999999)])
  }

  // BUTTON-TITLE-CUT-ON-SMALL-SCREEN
  @Test(arguments: ["carplay", "kiosk"])
  func `a title that is cut on a small screen is noted`(name: String) throws {
    let profile = try Platforms.profile(name)
    let long = Button(
      id: "a",
      title: "Navigate Home Along the River, Over the Long Bridge and Through the Old Town",
      action: .emit("a"))
    let short = Button(id: "a", title: "Go Home Now", action: .emit("a"))
    for (button, isCut) in [(long, true), (short, false)] {
      let placement = try place(.button(button), on: name, size: profile.smallestScreen)
      let notes = placement.notes.filter { $0.kind == .truncated }
      #expect(notes.count == (isCut ? 1 : 0))
      #expect(notes.allSatisfy { $0.detail == button.title?.longest.string })
      let shown = try #require(placement.allTexts.first)
      let seen = shown.lines.map(\.line.range.count).reduce(0, +)
      #expect((seen < shown.string.utf8.count) == isCut)
      #expect(seen > 5)
    }
  }
}

extension Placement {
  var allTexts: [PlacedText] {
    parts.compactMap { if case .text(let text, _) = $0.shape { text } else { nil } }
  }

  var spinners: [PixelRect] {
    parts.compactMap { if case .spinner(let rect) = $0.shape { rect } else { nil } }
  }

  /// What is filled, other than separators.
  var grounds: [PixelRect] {
    parts.compactMap { part in
      if case .fill(let rect, _, _) = part.shape, rect.height > 1 { rect } else { nil }
    }
  }
}
