import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct FittingTests {
  private func place(_ alert: Alert, width: Int, height: Int, textSize: Double = 1) -> Placement {
    alert.place(
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: width, height: height),
        textSize: textSize, typesetter: GridTypesetter()))
  }

  private func alert(lines: Int, buttons: Int = 2) -> Alert {
    Alert(
      title: "Route Not Loaded",
      message: lines == 0
        ? nil
        : TextContent(
          Array(repeating: "Thirty-one letters for each line", count: lines)
            .joined(separator: "\n")),
      buttons: (0..<buttons).map {
        AlertButton(id: "b\($0)", title: TextVariants(TextContent("B\($0)")))
      })
  }

  // ALERT-MESSAGE-OPTIONAL
  @Test func `without a message no height is kept for it`() {
    let without = place(alert(lines: 0), width: 1280, height: 720)
    // 20 + title 30 + 20 + button 60 + 20.
    #expect(without.frame.height == 150)
    let with = place(alert(lines: 1), width: 1280, height: 720)
    #expect(with.frame.height == 150 + 10 + 30)
  }

  @Test func `the card is in the middle and within its limits`() {
    let wide = place(alert(lines: 2), width: 1280, height: 720)
    #expect(wide.frame.width == 400)
    #expect(wide.frame.midX == 640)
    #expect(place(alert(lines: 2), width: 320, height: 720).frame.width == 288)
  }

  @Test func `what fits does not scroll`() {
    let placement = place(alert(lines: 3), width: 1280, height: 720)
    #expect(placement.scroll == nil)
    #expect(placement.notes.isEmpty)
  }

  @Test func `too much text scrolls, and all buttons stay on the screen`() throws {
    let placement = place(alert(lines: 40, buttons: 3), width: 480, height: 480)
    let scroll = try #require(placement.scroll)
    #expect(scroll.maximumOffset.y > 0)
    #expect(placement.notes.map(\.kind).contains(.textScrolls))
    for control in placement.controls where control.id != .area(Alert.area) {
      #expect(placement.frame.contains(control.frame))
      #expect(!control.frame.intersects(scroll.viewport))
      #expect(!control.scrolls)
    }
  }

  @Test func `where not even the buttons fit, all of it scrolls`() throws {
    let placement = place(alert(lines: 2, buttons: 30), width: 480, height: 272)
    let scroll = try #require(placement.scroll)
    #expect(placement.notes.map(\.kind).contains(.allScrolls))
    let last = try #require(placement.controls.last)
    #expect(last.scrolls)
    #expect(last.frame.maxY - scroll.maximumOffset.y <= scroll.viewport.maxY)
  }

  @Test func `twice the text size makes text twice as high`() {
    let normal = place(alert(lines: 0), width: 1280, height: 720)
    let large = place(alert(lines: 0), width: 1280, height: 720, textSize: 2)
    #expect(large.texts[0].frame.height == 2 * normal.texts[0].frame.height)
  }

  // ALERT-CONTENT-CONFIGURABLE
  @Test func `texts are exactly as the scene gives them`() {
    let alert = Alert(
      title: "Route not loaded.", message: "Try ‘again’ — later",
      buttons: [AlertButton(id: "x", title: "ok then")])
    let placement = place(alert, width: 1280, height: 720)
    #expect(placement.texts.map(\.string) == ["Route not loaded.", "Try ‘again’ — later"])
    #expect(placement.controls.map(\.label.string) == ["ok then"])
  }

  @Test func `a title variant is chosen by its lines`() {
    let long = String(repeating: "Verbindungsaufbau ", count: 8)
    let alert = Alert(
      title: TextVariants(TextContent(long), shorter: ["Verbindung weg"]),
      buttons: [AlertButton(id: "ok", title: "OK")])
    #expect(place(alert, width: 1280, height: 720).texts[0].string == "Verbindung weg")
    let short = Alert(
      title: TextVariants("Kurz", shorter: ["K"]), buttons: [AlertButton(id: "ok", title: "OK")])
    #expect(place(short, width: 1280, height: 720).texts[0].string == "Kurz")
  }
}

/// The when and then of ALERT-LARGE-TEXT-SCROLL, on a real profile.
@Suite struct LargeTextTests {
  private func place(_ alert: Alert, _ size: PixelSize) throws -> Placement {
    alert.place(
      in: LayoutContext(
        profile: try Platforms.profile("kiosk"), language: "en", size: size, textSize: 2,
        typesetter: GridTypesetter()))
  }

  // ALERT-LARGE-TEXT-SCROLL
  @Test
  func `two lines of message at the largest size on a small panel: text scrolls, buttons stay`()
    throws
  {
    let alert = Alert(
      title: "Route Not Loaded",
      message: "The cable is loose.\nCheck it and try again.",
      buttons: [
        AlertButton(id: "retry", title: "Retry"), AlertButton(title: "Cancel", role: .cancel),
      ])
    let placement = try place(alert, PixelSize(width: 480, height: 272))
    let scroll = try #require(placement.scroll)
    #expect(placement.notes.map(\.kind).contains(.textScrolls))
    for control in placement.controls where control.id != .area(Alert.area) {
      #expect(!control.scrolls)
      #expect(PixelRect(placement.size).contains(control.frame))
      #expect(!control.frame.intersects(scroll.viewport))
    }
  }

  @Test func `three words at the largest size on a large panel do not scroll`() throws {
    let alert = Alert(title: "Route Not Loaded", buttons: [AlertButton(id: "ok", title: "OK")])
    let placement = try place(alert, PixelSize(width: 1280, height: 720))
    #expect(placement.scroll == nil)
    #expect(!placement.notes.map(\.kind).contains(.textScrolls))
  }
}
