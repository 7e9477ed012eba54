import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What all that is drawn keeps to.
@Suite struct LookRulesTests {
  private func context(
    _ name: String = "ios", width: Int = 390, height: Int = 844
  ) throws -> LayoutContext {
    LayoutContext(
      profile: try Platforms.profile(name), language: "en",
      size: PixelSize(width: width, height: height), typesetter: GridTypesetter())
  }

  private func place(_ screen: Screen, in context: LayoutContext) -> Placement {
    ScreenSetting(screen: screen, path: "screen").place(in: context)
  }

  private func list(_ count: Int) -> Screen {
    let rows = (0..<count).map { TableRow(id: "r\($0)", title: "Row", push: "next") }
    return Screen(content: [.table(Table(rows: rows))])
  }

  @Test func `rows of a section lie on a card, with a line between each and the next`() throws {
    let placement = place(list(3), in: try context())
    let cards = placement.parts.compactMap { part in
      if case .fill(let rect, let radius, .value(.role(.card))) = part.shape, radius > 0 {
        rect
      } else {
        nil
      }
    }
    let lines = placement.parts.filter { part in
      if case .fill(_, _, .divider) = part.shape { true } else { false }
    }
    let rows = placement.controls.map(\.frame)
    #expect(cards.count == 1 && lines.count == 2 && rows.count == 3)
    #expect(cards[0].y == rows[0].y && cards[0].maxY == rows[2].maxY)
    #expect(cards[0].x > 0 && cards[0].maxX < 390)
  }

  @Test func `a list of a profile without cards goes from edge to edge`() throws {
    let placement = place(list(2), in: try context("carplay", width: 800, height: 480))
    #expect(placement.controls.allSatisfy { $0.frame.width == 800 })
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `what goes on throws a shade that is never lighter than the ground`(
    name: String, appearance: Appearance
  ) throws {
    let context = try context(name, width: 400, height: 400)
    let placement = place(list(40), in: context)
    let ground = context.profile.theme.palette(appearance).ground
    let shades = placement.commands(DrawState(appearance: appearance), profile: context.profile)
      .compactMap { command in
        if case .shadow(let rect, 0, _, let color) = command, !rect.isEmpty { color } else { nil }
      }
    #expect(!shades.isEmpty)
    for shade in shades { #expect(shade.over(ground).luminance <= ground.luminance) }
  }

  @Test func `buttons below each other take three fifths of a wide display`() throws {
    let alert = Alert(
      title: "Save Changes?",
      buttons: ["Save", "Drop", "Cancel"].map {
        AlertButton(id: $0, title: TextVariants(TextContent($0)))
      })
    let context = try context("carplay", width: 1920, height: 400)
    let placement = alert.place(in: context)
    let frames = placement.controls.map(\.frame)
    #expect(frames.count == 3 && frames.allSatisfy { $0.width * 5 <= 1920 * 3 })
    #expect(frames.allSatisfy { abs($0.midX - placement.frame.midX) <= 1 })
  }

  @Test(arguments: Platforms.names)
  func `what is likely is filled where main actions are, and what destroys never`(name: String)
    throws
  {
    func bodies(_ role: ButtonRole) throws -> [PartInk] {
      let alert = Alert(
        title: "Go On?",
        buttons: [
          AlertButton(id: "go", title: "Go", role: role, isLikely: true),
          AlertButton(title: "Cancel", role: .cancel),
        ])
      return alert.place(in: try context(name, width: 900, height: 900)).parts.compactMap { part in
        if case .body(_, _, let ink, _) = part.shape, part.control == .button(0) {
          ink
        } else {
          nil
        }
      }
    }
    let isFilled = try Platforms.profile(name).button.mainAction == .filled
    #expect(try bodies(.plain) == [isFilled ? .lit(destroys: false) : .role(.raised)])
    #expect(try bodies(.destructive) == [.role(.raised)])
  }

  @Test func `a button that cannot be chosen has none of the accent`() throws {
    var button = Button(id: "go", title: "Go", action: .emit("go"))
    button.prominence = .filled
    button.availability = Availability(isEnabled: false)
    let placement = place(Screen(content: [.button(button)]), in: try context())
    let inks = placement.parts.compactMap { part -> PartInk? in
      switch part.shape {
      case .fill(_, _, let ink), .text(_, let ink): ink
      default: nil
      }
    }
    #expect(inks.contains(.faint(.role(.separator))) && inks.contains(.faint(.role(.text))))
    #expect(!inks.contains(.lit(destroys: false)) && !inks.contains(.role(.accent)))
  }
}
