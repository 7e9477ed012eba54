import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Alerts that are higher than their screen: what is seen of them, and what keeps out of whose way.
@Suite struct ScrollTests {
  private func place(
    _ alert: Alert, _ width: Int, _ height: Int, profile: Profile = .sample()
  ) -> Placement {
    alert.place(
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: width, height: height),
        typesetter: GridTypesetter()))
  }

  private func alert(lines: Int, buttons: Int) -> Alert {
    Alert(
      title: "Route Not Loaded",
      message: TextContent(
        Array(repeating: "Thirty-one letters for each line", count: lines).joined(separator: "\n")),
      buttons: (0..<buttons).map {
        AlertButton(id: "b\($0)", title: TextVariants(TextContent("B\($0)")))
      })
  }

  /// Card 400 wide; title 30, gap 10, lines of 30 pixels; around the text 20 + 20 + 60 + 20.
  @Test(arguments: [(300, 4), (309, 4), (310, 5), (339, 5), (340, 6)])
  func `what is seen of the text ends with a whole line`(height: Int, lines: Int) throws {
    // 16 are the margin of the screen.
    let placement = place(alert(lines: 20, buttons: 1), 1280, height + 16)
    let view = try #require(placement.scroll).viewport
    #expect(view.height == 30 + 10 + lines * 30)
    #expect(placement.frame.height == view.height + 120)
    #expect(placement.frame.midY == (height + 16) / 2)
    let ends = placement.texts.flatMap { text in
      text.lines.indices.map { text.frame.y + ($0 + 1) * 30 }
    }
    #expect(ends.contains(view.maxY))
  }

  /// With half the space around the parts: 10 + 10 + 50 + 10 around the text, 8 the margin of the screen.
  @Test func `where only the title can be seen, whole lines of it are`() throws {
    var profile = Profile.sample()
    // Letters may not shrink.
    (profile.legibility.bodyArcMinutes, profile.legibility.leastArcMinutes) = (20, 20)
    let placement = place(
      alert(lines: 20, buttons: 1), 1280, 80 + 8 + 32, profile: profile)
    #expect(try #require(placement.scroll).viewport.height == 30)
  }

  @Test(arguments: Platforms.names)
  func `the scroll bar lies on nothing`(name: String) throws {
    let profile = try Platforms.profile(name)
    for (lines, buttons) in [(200, 1), (3, 90)] {
      for screen in profile.screens {
        let density = profile.display.density
        let placement = place(
          alert(lines: lines, buttons: buttons), density.pixels(screen.width),
          density.pixels(screen.height), profile: profile)
        let scroll = try #require(placement.scroll)
        let bar = try #require(scrollBar(placement, profile))
        #expect(scroll.viewport.contains(bar))
        for line in placement.texts.flatMap(\.lines) {
          #expect(line.origin.x + line.line.width <= bar.x, "\(name) \(lines) \(buttons)")
        }
        for control in placement.controls where control.scrolls {
          #expect(control.frame.maxX <= bar.x, "\(name) \(lines) \(buttons)")
        }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `the ring around scrolling text stays on the card`(name: String) throws {
    let profile = try Platforms.profile(name)
    for (lines, buttons) in [(200, 1), (3, 90)] {
      let screen = try #require(profile.screens.first)
      let density = profile.display.density
      let placement = place(
        alert(lines: lines, buttons: buttons), density.pixels(screen.width),
        density.pixels(screen.height), profile: profile)
      let text = try #require(placement.control(.area(Alert.area)))
      #expect(placement.frame.contains(text.frame.insetBy(-placement.focusRing.reach)))
    }
  }

  /// What scrolls is cut in straight lines, which would show beyond round corners.
  @Test(arguments: Platforms.names)
  func `buttons that scroll do not stick out at round corners`(name: String) throws {
    let profile = try Platforms.profile(name)
    let screen = try #require(profile.screens.first)
    let density = profile.display.density
    let placement = place(
      alert(lines: 3, buttons: 90), density.pixels(screen.width),
      density.pixels(screen.height), profile: profile)
    let view = try #require(placement.scroll).viewport
    let radius = Double(placement.radius)
    let toCentre = max(0, radius - Double(view.y - placement.frame.y))
    let curve = radius - (radius * radius - toCentre * toCentre).squareRoot()
    for control in placement.controls where control.scrolls {
      #expect(Double(control.frame.x - placement.frame.x) >= curve - 1)
    }
  }

  private func scrollBar(_ placement: Placement, _ profile: Profile) -> PixelRect? {
    let commands = placement.draw(DrawState(appearance: .day), profile: profile).commands
    guard case .roundedFill(let rect, _, _)? = commands.last else { return nil }
    return rect
  }
}

/// The grid of keys on screens too small for a keyboard.
@Suite struct KeyGridTests {
  private let keyboard = KeyboardLayout(pages: [
    KeyboardPage(
      name: "ABC",
      rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
        row.map { KeyCap(plain: String($0), shifted: $0.uppercased()) }
      })
  ])

  private let alert = Alert(
    title: "Name This Place", buttons: [AlertButton(id: "ok", title: "OK")],
    fields: [TextField(id: "name")])

  @Test(arguments: ["watchos-s3", "watchos-s4"], ["en", "ar"] as [Language])
  func `rings of focused keys are whole, and the scroll bar lies on no key`(
    name: String, language: Language
  ) throws {
    let profile = try Platforms.profile(name)
    for screen in profile.screens {
      let density = profile.display.density
      let size = PixelSize(
        width: density.pixels(screen.width), height: density.pixels(screen.height))
      let context = LayoutContext(
        profile: profile, language: language, size: size, typesetter: GridTypesetter())
      let placement = TypingPage(field: 0, layout: keyboard).place(
        alert, value: FieldValue(text: ""), in: context)
      guard let scroll = placement.scroll else {
        // On a larger watch all keys are seen at once.
        #expect(screen != profile.screens[0])
        for control in placement.controls {
          let ring = control.frame.insetBy(-placement.focusRing.reach)
          #expect(PixelRect(size).contains(ring))
        }
        continue
      }
      let content = PixelRect(
        x: scroll.viewport.x, y: scroll.viewport.y, width: scroll.viewport.width,
        height: scroll.content.height)
      let commands = placement.draw(DrawState(appearance: .day), profile: profile).commands
      guard case .roundedFill(let bar, _, _)? = commands.last else {
        Issue.record("no scroll bar")
        continue
      }
      // The title stays where it is, outside what scrolls.
      for text in placement.texts {
        #expect(!text.scrolls && text.frame.maxY <= scroll.viewport.y)
      }
      for control in placement.controls {
        let ring = control.frame.insetBy(-placement.focusRing.reach)
        #expect((control.scrolls ? content : PixelRect(size)).contains(ring))
        guard control.scrolls else { continue }
        #expect(control.frame.maxX <= bar.x || control.frame.x >= bar.maxX)
      }
    }
  }
}
