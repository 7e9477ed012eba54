import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// What the buttons of an alert look like on each platform, by day and by night.
@Suite struct AlertButtonLookTests {
  /// Room for everything at once, where nobody has touched anything yet.
  private func shown(
    _ buttons: String, on name: String, _ appearance: Appearance = .day
  ) throws -> Hand {
    var hand = try Hand.showing(
      "alert: {title: Delete This Route?, buttons: [\(buttons)]}", on: name,
      size: PixelSize(width: 1000, height: 1000))
    hand.send(.appearanceChanged(appearance))
    #expect(hand.session.placement?.scroll == nil)
    return hand
  }

  private let three = """
    {id: delete, title: Delete, role: destructive}, {id: keep, title: Keep, likely: true}, {role: cancel}
    """

  // ALERT-DESTRUCTIVE-RENDER
  @Test(arguments: Platforms.names, Appearance.allCases)
  func `what destroys has a colour that nothing else has and that can be read`(
    name: String, appearance: Appearance
  ) throws {
    var hand = try shown(three, on: name, appearance)
    hand.session.glass.showsFocus = false
    let palette = hand.environment.profile.theme.palette(appearance)
    func frame(_ name: String) throws -> PixelRect {
      try #require(hand.session.glass.frame(ofControl: name))
    }
    let delete = try frame("delete")
    #expect(hand.inks(in: delete) == [palette.destructive])
    for other in ["keep", "cancel"] {
      let inks = hand.inks(in: try frame(other))
      #expect(!inks.isEmpty && !inks.contains(palette.destructive))
    }
    let ground = try #require(hand.grounds(under: delete).last)
    #expect(palette.destructive.contrast(with: ground) >= 4.5)
    #expect(palette.destructive.contrast(with: palette.card) >= 4.5)
  }

  // ALERT-DESTRUCTIVE-RENDER
  @Test(arguments: Platforms.names, Appearance.allCases)
  func `where nothing destroys nothing has that colour`(
    name: String, appearance: Appearance
  ) throws {
    let hand = try shown("{id: keep, title: Keep}, {role: cancel}", on: name, appearance)
    let destructive = hand.environment.profile.theme.palette(appearance).destructive
    for command in hand.picture {
      switch command {
      case .glyphs(_, _, let color), .fill(_, let color), .roundedFill(_, _, let color):
        #expect(color != destructive)
      default: break
      }
    }
  }

  // ALERT-DESTRUCTIVE-RENDER, T-DESTRUCTIVE-LIKELY
  @Test(arguments: Platforms.names)
  func `what destroys is never bold, not even where it is the likely one`(name: String) throws {
    let likely = "{id: delete, title: Delete, role: destructive, likely: true}, {role: cancel}"
    for buttons in [three, likely] {
      #expect(try !bold(shown(buttons, on: name)).contains("delete"))
    }
  }

  // ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD, T-CANCEL-DEFAULT-STYLE
  @Test func `in the car Cancel beside what destroys is bold and has the focus, and no other`()
    throws
  {
    for delete in ["", ", likely: true"] {
      let hand = try shown(
        "{id: delete, title: Delete, role: destructive\(delete)}, {role: cancel}", on: "carplay")
      #expect(bold(hand) == ["cancel"])
      #expect(hand.session.focusedControl == "cancel")
      let cancel = try #require(hand.session.glass.frame(ofControl: "cancel"))
      let ink = hand.environment.profile.theme.day.focusRing
      let rings = hand.picture.compactMap { command in
        if case .roundedStroke(let rect, _, let width, ink) = command, width > 0 {
          rect
        } else {
          nil
        }
      }
      let delete = try #require(hand.session.glass.frame(ofControl: "delete"))
      #expect(rings.contains { $0.contains(cancel) && !$0.contains(delete) })
      #expect(!rings.contains { $0.contains(delete) && !$0.contains(cancel) })
    }
    #expect(try bold(shown("{id: retry, title: Retry}, {role: cancel}", on: "carplay")).isEmpty)
  }

  /// The answers whose titles are heavier than a button's otherwise are.
  private func bold(_ hand: Hand) -> [String] {
    let plain = hand.environment.profile.typography.button.weight
    return hand.session.placement?.controls.filter { $0.label.weight != plain }.map(\.name) ?? []
  }
}

extension Hand {
  /// The colours of what is filled behind all of a frame, the topmost last.
  fileprivate func grounds(under frame: PixelRect) -> [Color] {
    picture.compactMap { command in
      switch command {
      case .fill(let rect, let color) where rect.contains(frame): color
      case .roundedFill(let rect, _, let color) where rect.contains(frame): color
      default: nil
      }
    }
  }
}
