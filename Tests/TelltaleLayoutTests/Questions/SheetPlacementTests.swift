import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct SheetPlacementTests {
  static let sheets = Platforms.names.filter { $0 != "carplay" }
  static let watches = ["watchos-s3", "watchos-s4"]
  static let cards = sheets.filter { !watches.contains($0) }

  static func sheet(
    title: TextVariants = "Keep This Draft?", _ titles: String...
  ) -> Alert {
    Alert(title: title, buttons: titles.map(button))
  }

  /// `Delete!` destroys, `Cancel` cancels.
  private static func button(_ title: String) -> AlertButton {
    let isDestructive = title.hasSuffix("!")
    let name = isDestructive ? String(title.dropLast()) : title
    return AlertButton(
      id: name, title: TextVariants(TextContent(name)),
      role: isDestructive ? .destructive : name == "Cancel" ? .cancel : .plain)
  }

  static func place(
    _ sheet: Alert, on name: String, language: Language = "en", isNative: Bool = false,
    size: PixelSize? = nil, textSize: Double = 1, offset: Int = 0
  ) throws -> Placement {
    let profile = try Platforms.profile(name)
    return sheet.placeAsSheet(
      profile.overlay.presentation(isNative: isNative),
      in: LayoutContext(
        profile: profile, language: language, size: size ?? profile.smallestScreen,
        textSize: textSize, typesetter: GridTypesetter()), offset: offset)
  }

  @Test func `choices that are all seen where they stand closer do not scroll`() throws {
    let sheet = Self.sheet("Ulm", "Bonn", "Cancel")
    let low = PixelSize(width: 800, height: 480)
    let placement = try Self.place(sheet, on: "kiosk", size: low)
    #expect(placement.areas.isEmpty && rows(placement) == ["Ulm", "Bonn", "Cancel"])
    let most = try Platforms.profile("kiosk")
    let least = most.display.density.pixels(most.alert.minimumTarget)
    #expect(placement.controls.allSatisfy { $0.frame.height >= least })
    let long = Self.sheet("Ulm", "Bonn", "Jena", "Kiel", "Gera", "Hof", "Rom", "Paris", "Cancel")
    #expect(try !Self.place(long, on: "kiosk", size: low).areas.isEmpty)
  }

  /// On the platform's largest screen, where nothing scrolls.
  private func place(_ sheet: Alert, roomyOn name: String) throws -> Placement {
    let profile = try Platforms.profile(name)
    let screen = try #require(profile.screens.last)
    let density = profile.display.density
    return try Self.place(
      sheet, on: name,
      size: PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height)))
  }

  /// The answers from top to bottom.
  private func rows(_ placement: Placement) -> [String] {
    placement.controls.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.map(\.name)
  }

  // ACTION-SHEET-NATIVE-STYLE-PLATFORMS
  @Test(arguments: [
    ("ios", SheetPresentation.bottom, SheetPresentation.bottom), ("ipados", .bottom, .bottom),
    ("tvos", .bottom, .bottom), ("macos", .dialog, .dialog), ("kiosk", .dialog, .bottom),
    ("watchos-s3", .fullscreen, .fullscreen), ("watchos-s4", .fullscreen, .fullscreen),
  ])
  func `each platform has its own form of a sheet`(
    name: String, plain: SheetPresentation, native: SheetPresentation
  ) throws {
    let overlay = try Platforms.profile(name).overlay
    #expect(overlay.presentation(isNative: false) == plain)
    #expect(overlay.presentation(isNative: true) == native)
  }

  // ACTION-SHEET-NATIVE-STYLE-PLATFORMS, T-SHEET-PLATFORMS
  @Test(arguments: ["macos", "kiosk"])
  func `the dialog form is a panel in the middle`(name: String) throws {
    let placement = try Self.place(Self.sheet("Save", "Cancel"), on: name)
    let safe = PixelRect(placement.size)
    #expect(abs(placement.frame.midX - safe.midX) <= 1)
    #expect(abs(placement.frame.midY - safe.midY) <= 1)
  }

  // ACTION-SHEET-NATIVE-STYLE-PLATFORMS, T-SHEET-PLATFORMS
  @Test(arguments: ["ios", "ipados", "tvos", "kiosk"])
  func `the sheet form stands on the lower safe edge`(name: String) throws {
    let placement = try Self.place(Self.sheet("Save", "Cancel"), on: name, isNative: true)
    let profile = try Platforms.profile(name)
    let edge = profile.display.density.pixels(profile.display.safeInsets.bottom)
    #expect(placement.frame.maxY == placement.size.height - edge)
  }

  // ACTION-SHEET-CANCEL-BOTTOM
  @Test(arguments: cards)
  func `Cancel is the lowest button wherever it is listed`(name: String) throws {
    for sheet in [
      Self.sheet("Cancel", "Save", "Copy"), Self.sheet("Save", "Cancel", "Copy"),
      Self.sheet("Save", "Copy", "Cancel"),
    ] {
      #expect(rows(try place(sheet, roomyOn: name)) == ["Save", "Copy", "Cancel"])
    }
  }

  // ACTION-SHEET-DESTRUCTIVE-TOP
  @Test(arguments: cards)
  func `what destroys heads the sheet, the others keep their order`(name: String) throws {
    let sheet = Self.sheet("Save", "Delete!", "Copy", "Erase!", "Cancel")
    #expect(
      rows(try place(sheet, roomyOn: name)) == ["Delete", "Erase", "Save", "Copy", "Cancel"])
    let plain = Self.sheet("Save", "Copy", "Cancel")
    #expect(rows(try place(plain, roomyOn: name)) == ["Save", "Copy", "Cancel"])
  }

  // ACTION-SHEET-DESTRUCTIVE-TOP
  @Test(arguments: watches)
  func `on a watch what destroys heads the list below Cancel`(name: String) throws {
    let sheet = Self.sheet("Save", "Cancel", "Delete!")
    #expect(rows(try Self.place(sheet, on: name)) == ["Cancel", "Delete", "Save"])
  }

  // ACTION-SHEET-WATCH-CANCEL-TOP-LEFT, ACTION-SHEET-WATCH-SERIES-3,
  // ACTION-SHEET-WATCH-SERIES-4, T-WATCH-CANCEL-PLACE
  @Test(arguments: watches, ["en", "ar"] as [Language])
  func `Cancel has the upper left corner in every language, beside what scrolls`(
    name: String, language: Language
  ) throws {
    let sheet = Self.sheet("Save", "Copy", "Send", "Delete!", "Cancel")
    let placement = try Self.place(sheet, on: name, language: language)
    let profile = try Platforms.profile(name)
    let margin = profile.display.density.pixels(profile.overlay.sheetMargin)
    let cancel = try #require(placement.controls.first { $0.name == "Cancel" })
    #expect(cancel.frame.origin == PixelPoint(x: margin, y: margin))
    #expect(placement.controls.allSatisfy { $0.frame.x >= cancel.frame.x })
    #expect(
      placement.controls.allSatisfy { $0.name == "Cancel" || $0.frame.y >= cancel.frame.maxY })
    let scroll = try #require(placement.scroll)
    #expect(!cancel.scrolls)
    #expect(!scroll.viewport.intersects(cancel.frame))
    #expect(placement.controls.allSatisfy { $0.scrolls || $0.name == "Cancel" })
  }

  // ACTION-SHEET-WATCH-SERIES-3, ACTION-SHEET-WATCH-SERIES-4
  @Test func `the two watches have measures of their own, and agree in order and text`() throws {
    let sheet = Self.sheet("Save", "Delete!", "Cancel")
    let size = PixelSize(width: 324, height: 394)
    let old = try Self.place(sheet, on: "watchos-s3", size: size)
    let new = try Self.place(sheet, on: "watchos-s4", size: size)
    #expect(rows(old) == rows(new))
    #expect(old.texts.map(\.string) == new.texts.map(\.string))
    #expect(old.controls.map(\.label.string) == new.controls.map(\.label.string))
    for (left, right) in zip(old.controls, new.controls) {
      #expect(left.frame.height < right.frame.height || left.name == "Cancel")
      #expect(left.radius < right.radius)
      #expect(left.frame.x < right.frame.x)
    }
    #expect(try Self.place(sheet, on: "watchos-s4", size: size) == new)
  }

  // ACTION-SHEET-TITLE-NOT-CUT
  @Test func `a title takes further lines before it is cut, and the cut is told`() throws {
    let size = PixelSize(width: 480, height: 800)
    let short = try Self.place(
      Self.sheet(title: "Keep This Draft?", "Save", "Cancel"), on: "kiosk", size: size)
    #expect(short.texts[0].lines.count == 1)
    #expect(short.notes.isEmpty)
    let middle = try Self.place(
      Self.sheet(title: "Keep This Draft of Your Message to Grandmother?", "Save", "Cancel"),
      on: "kiosk", size: size)
    #expect(middle.texts[0].lines.count == 2)
    #expect(middle.notes.isEmpty)
    let words = Array(repeating: "Draft", count: 33).joined(separator: " ")
    let long = try Self.place(
      Self.sheet(title: TextVariants(TextContent(words)), "Save", "Cancel"), on: "kiosk",
      size: size)
    #expect(long.texts[0].lines.count == SheetTitle.mostLines)
    #expect(long.notes.map(\.kind) == [.truncated])
    #expect(long.notes.first?.path == "action-sheet.title")
  }

  // ACTION-SHEET-TITLE-NOT-CUT
  @Test(arguments: ["kiosk", "watchos-s3"])
  func `text that somebody made larger is not cut, but scrolls`(name: String) throws {
    let words = Array(repeating: "Draft", count: 33).joined(separator: " ")
    let placement = try Self.place(
      Self.sheet(title: TextVariants(TextContent(words)), words, "Save", "Cancel"), on: name,
      textSize: 2)
    #expect(!placement.notes.contains { $0.kind == .truncated })
    let choice = try #require(placement.controls.first { $0.name == words })
    let title = try #require(placement.texts.first { $0.role == .title })
    for text in [title, choice.label] {
      #expect(text.lines.count > SheetTitle.mostLines)
      #expect(text.lines.last?.line.range.upperBound == words.utf8.count)
    }
    let scroll = try #require(placement.scroll)
    #expect(scroll.step <= scroll.viewport.height)
    // Higher than the window, it is read before anything is chosen.
    #expect(title.frame.height > scroll.viewport.height)
    #expect(placement.controls.first?.id == .area(Alert.sheetArea))
  }

  @Test func `of several titles the longest that needs no second line is shown`() throws {
    let titles = TextVariants(
      "Keep This Draft of Your Message to Grandmother?", shorter: ["Keep This Draft?"])
    let placement = try Self.place(
      Self.sheet(title: titles, "Save", "Cancel"), on: "kiosk",
      size: PixelSize(width: 480, height: 800))
    #expect(placement.texts[0].string == "Keep This Draft?")
  }

  @Test func `a long choice takes further lines before it is cut, and its row grows`() throws {
    let title = "Save This Draft in the Folder of Drafts on This Device"
    let placement = try Self.place(Self.sheet(title, "Copy", "Cancel"), on: "ios")
    let long = try #require(placement.controls.first { $0.name == title })
    let short = try #require(placement.controls.first { $0.name == "Copy" })
    #expect(long.label.lines.count > 1)
    #expect(placement.notes.isEmpty)
    #expect(long.frame.height > short.frame.height)
  }

  /// Everything of a sheet can be reached: it stands in the card, or scrolls into it.
  @Test(arguments: sheets, [1.0, 2.0])
  func `nothing is lost on the smallest screen`(name: String, textSize: Double) throws {
    var sheet = Self.sheet(
      title: "Choose Where Your Photographs Are Kept", "This Device", "Memory Card", "Delete All!",
      "Home Server", "Mail", "Message", "Cancel")
    sheet.message = "Photographs that are kept on this device take up space."
    let placement = try Self.place(sheet, on: name, textSize: textSize)
    #expect(PixelRect(placement.size).contains(placement.frame))
    for control in placement.controls {
      let end = control.scrolls ? placement.scroll?.maximumOffset.y ?? 0 : 0
      let bottom =
        control.scrolls ? placement.scroll?.viewport.maxY ?? 0 : placement.frame.maxY
      #expect(control.frame.maxY - end <= bottom)
    }
    if let scroll = placement.scroll {
      let row = placement.controls.map(\.frame.height).min() ?? 0
      #expect(scroll.viewport.height >= row, "a choice can be seen whole")
      #expect(placement.texts.allSatisfy { $0.frame.y >= scroll.viewport.y })
    }
    for (index, one) in placement.controls.enumerated() {
      for other in placement.controls[(index + 1)...] {
        #expect(one.scrolls != other.scrolls || !one.frame.intersects(other.frame))
      }
    }
  }
}

/// How many lines a title has before it is cut.
private enum SheetTitle {
  static let mostLines = 3
}
