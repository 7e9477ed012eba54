import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct SheetLookTests {
  private func colors(
    _ placement: Placement, of name: String, _ state: DrawState, _ profile: Profile
  ) -> Set<Color> {
    guard let frame = placement.controls.first(where: { $0.name == name })?.frame else { return [] }
    return Set(
      placement.commands(state, profile: profile).compactMap { command in
        if case .glyphs(_, let origin, let color) = command, frame.contains(origin) {
          color
        } else {
          nil
        }
      })
  }

  // ACTION-SHEET-DESTRUCTIVE-STANDS-OUT, ACTION-SHEET-WATCH-STYLE-DEFAULT
  @Test(arguments: SheetPlacementTests.sheets, Appearance.allCases)
  func `what destroys has a colour of its own that can be read`(
    name: String, appearance: Appearance
  ) throws {
    let profile = try Platforms.profile(name)
    let palette = profile.theme.palette(appearance)
    let placement = try SheetPlacementTests.place(
      SheetPlacementTests.sheet("Save", "Delete!", "Copy", "Cancel"), on: name)
    let state = DrawState(appearance: appearance)
    #expect(colors(placement, of: "Delete", state, profile) == [palette.destructive])
    for other in ["Save", "Copy", "Cancel"] {
      #expect(colors(placement, of: other, state, profile) == [palette.accent])
    }
    #expect(palette.destructive != palette.accent)
    #expect(palette.destructive.contrast(with: palette.raised) >= 4.5)
    let focused = DrawState(appearance: appearance, focus: .button(1), showsFocus: true)
    let ink = placement.focusRing.lifts ? palette.onLitDestructive : palette.destructive
    #expect(colors(placement, of: "Delete", focused, profile) == [ink])
    #expect(palette.onLitDestructive.contrast(with: palette.litDestructive) >= 4.5)
  }

  // ACTION-SHEET-DESTRUCTIVE-STANDS-OUT
  @Test(arguments: SheetPlacementTests.sheets, Appearance.allCases)
  func `without anything that destroys nothing has that colour`(
    name: String, appearance: Appearance
  ) throws {
    let profile = try Platforms.profile(name)
    let destructive = profile.theme.palette(appearance).destructive
    let placement = try SheetPlacementTests.place(
      SheetPlacementTests.sheet("Save", "Copy", "Cancel"), on: name)
    for command in placement.commands(DrawState(appearance: appearance), profile: profile) {
      if case .glyphs(_, _, let color) = command { #expect(color != destructive) }
      if case .roundedFill(_, _, let color) = command { #expect(color != destructive) }
    }
  }

  @Test func `a card on the display's edge has no corners there`() throws {
    let profile = try Platforms.profile("kiosk")
    let placement = try SheetPlacementTests.place(
      SheetPlacementTests.sheet("Save", "Cancel"), on: "kiosk", isNative: true)
    let cards = placement.commands(DrawState(appearance: .day), profile: profile).compactMap {
      if case .roundedFill(let rect, placement.radius, _) = $0 { rect } else { nil }
    }
    #expect(cards.first?.y == placement.frame.y)
    #expect(cards.first?.maxY == placement.size.height + placement.radius)
  }

  // ACTION-SHEET-WATCH-CANCEL-TOP-LEFT
  @Test(arguments: ["watchos-s3", "watchos-s4"])
  func `Cancel keeps its corner while the list scrolls`(name: String) throws {
    let profile = try Platforms.profile(name)
    let sheet = SheetPlacementTests.sheet("Save", "Copy", "Send", "Delete!", "Cancel")
    let placement = try SheetPlacementTests.place(sheet, on: name)
    let cancel = try #require(placement.controls.first { $0.name == "Cancel" })
    func fills(_ offset: Int) throws -> [PixelRect] {
      try SheetPlacementTests.place(sheet, on: name, offset: offset)
        .commands(DrawState(appearance: .day), profile: profile)
        .compactMap { if case .roundedFill(let rect, _, _) = $0 { rect } else { nil } }
    }
    let end = try #require(placement.scroll?.maximumOffset.y)
    #expect(end > 0)
    #expect(try fills(0).contains(cancel.frame))
    #expect(try fills(end).contains(cancel.frame))
    #expect(try fills(0) != fills(end))
  }
}
