import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct ButtonPlacementTests {
  private func place(
    _ alert: Alert, _ profile: Profile = .sample(), language: Language = "en",
    size: PixelSize = PixelSize(width: 1280, height: 720), textSize: Double = 1
  ) -> Placement {
    alert.place(
      in: LayoutContext(
        profile: profile, language: language, size: size, textSize: textSize,
        typesetter: GridTypesetter()))
  }

  private func alert(_ titles: [String], cancelAt: Int? = nil, likely: Int? = nil) -> Alert {
    Alert(
      title: "Route Not Loaded",
      buttons: titles.enumerated().map { index, title in
        AlertButton(
          id: title, title: TextVariants(TextContent(title)),
          role: index == cancelAt ? .cancel : .plain, isLikely: index == likely)
      })
  }

  private func frame(_ name: String, _ placement: Placement) throws -> PixelRect {
    try #require(placement.controls.first { $0.name == name }).frame
  }

  @Test(arguments: [0, 1])
  func `Cancel leads and the other trails, wherever Cancel is listed`(cancelAt: Int) throws {
    let titles = cancelAt == 0 ? ["Cancel", "Delete"] : ["Delete", "Cancel"]
    let placement = place(alert(titles, cancelAt: cancelAt))
    let cancel = try frame("Cancel", placement)
    let other = try frame("Delete", placement)
    #expect(cancel.maxX < other.x)
    #expect(cancel.y == other.y)
    #expect(cancel.size == other.size)
  }

  @Test func `in Arabic the row is mirrored`() throws {
    let placement = place(alert(["Delete", "Cancel"], cancelAt: 1), language: "ar")
    #expect(try frame("Cancel", placement).x > (try frame("Delete", placement).x))
  }

  @Test(arguments: ["en", "he", "ar"] as [Language])
  func `in the car Cancel is on the left in every language`(language: Language) throws {
    let placement = place(
      alert(["Retry", "Cancel"], cancelAt: 1), .sample(cancelSide: .left), language: language)
    #expect(try frame("Cancel", placement).x < (try frame("Retry", placement).x))
  }

  @Test func `without Cancel the likely one trails, else the first that destroys nothing`() throws {
    let marked = place(alert(["Reply", "Ignore"], likely: 0))
    #expect(try frame("Reply", marked).x > (try frame("Ignore", marked).x))
    let unmarked = place(alert(["Ignore", "Reply"]))
    #expect(try frame("Ignore", unmarked).x > (try frame("Reply", unmarked).x))
  }

  @Test func `one button spans the row`() throws {
    let placement = place(alert(["OK"]))
    #expect(try frame("OK", placement).width == placement.frame.width - 40)
  }

  @Test func `three stack: likely on top, Cancel at the foot, the others as listed`() throws {
    let placement = place(alert(["Cancel", "Ignore", "Mute", "Reply"], cancelAt: 0, likely: 3))
    let rows = placement.controls.sorted { $0.frame.y < $1.frame.y }
    #expect(rows.map(\.name) == ["Reply", "Ignore", "Mute", "Cancel"])
    #expect(Set(rows.map(\.frame.x)).count == 1)
    #expect(Set(rows.map(\.frame.width)).count == 1)
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      #expect(upper.frame.maxY <= lower.frame.y)
    }
  }

  @Test func `without Cancel the last listed is at the foot`() {
    let placement = place(alert(["Reply", "Ignore", "Mute"], likely: 1))
    let rows = placement.controls.sorted { $0.frame.y < $1.frame.y }
    #expect(rows.map(\.name) == ["Ignore", "Reply", "Mute"])
  }

  @Test func `two buttons stack when a title does not fit half the width`() throws {
    let placement = place(alert(["Cancel", "Reconnect Automatically"], cancelAt: 0))
    let cancel = try frame("Cancel", placement)
    #expect(cancel.y > (try frame("Reconnect Automatically", placement).maxY))
    #expect(placement.notes.contains { $0.kind == .stacked })
  }

  @Test func `a shorter variant keeps two buttons side by side`() throws {
    var shortened = alert(["Cancel", "Reconnect"], cancelAt: 0)
    shortened.buttons[1].title = TextVariants(
      TextContent("Reconnect Automatically"), shorter: [TextContent("Reconnect")])
    let placement = place(shortened)
    let control = try #require(placement.controls.first { $0.name == "Reconnect" })
    #expect(control.label.string == "Reconnect")
    #expect(control.frame.y == (try frame("Cancel", placement).y))
    #expect(placement.notes.contains { $0.kind == .variant })
  }

  @Test func `a title too long for a row of its own wraps in it`() throws {
    let placement = place(
      alert(["Disconnect and Forget This Telephone for Ever", "Cancel"], cancelAt: 1))
    let control = try #require(placement.controls.first)
    #expect(control.label.lines.count == 2)
    let baselines = control.label.lines.map(\.origin.y)
    #expect(baselines.allSatisfy { $0 > control.frame.y && $0 < control.frame.maxY })
  }

  @Test func `the default button is semibold, a destructive one never`() throws {
    var destructive = alert(["Delete", "Cancel"], cancelAt: 1)
    destructive.buttons[0].role = .destructive
    let weights = place(destructive).controls.map { ($0.name, $0.label.weight) }
    #expect(weights.first { $0.0 == "Cancel" }?.1 == .semibold)
    #expect(weights.first { $0.0 == "Delete" }?.1 == .regular)
  }

  @Test func `in the car nothing is bold unless something is destructive`() {
    let profile = Profile.sample(boldsOnlyBesideDestructive: true)
    let plain = place(alert(["Retry", "Cancel"], cancelAt: 1), profile)
    #expect(plain.controls.allSatisfy { $0.label.weight == .regular })
    var destructive = alert(["Delete", "Cancel"], cancelAt: 1)
    destructive.buttons[0].role = .destructive
    let bold = place(destructive, profile).controls.filter { $0.label.weight == .semibold }
    #expect(bold.map(\.name) == ["Cancel"])
  }
}
