import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct LookTests {
  private static let profile = Profile.sample()
  private static let palette = profile.theme.day

  private func place(
    _ alert: Alert, profile: Profile = Self.profile, offset: Int = 0
  ) -> Placement {
    alert.place(
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: 1280, height: 720),
        typesetter: GridTypesetter()), offset: offset)
  }

  private let delete = Alert(
    title: "Delete This Route?",
    buttons: [
      AlertButton(id: "delete", title: "Delete", role: .destructive),
      AlertButton(id: "cancel", title: "Cancel", role: .cancel),
    ])

  /// Colours of the glyphs that are drawn with the pen inside a control.
  private func inks(_ name: String, _ placement: Placement, _ state: DrawState) -> Set<Color> {
    guard let frame = placement.controls.first(where: { $0.name == name })?.frame else { return [] }
    let list = placement.draw(state, profile: Self.profile)
    return Set(
      list.commands.compactMap { command in
        if case .glyphs(_, let origin, let color) = command, frame.contains(origin) {
          color
        } else {
          nil
        }
      })
  }

  @Test func `a destructive title has the destructive colour, Cancel beside it has not`() {
    let placement = place(delete)
    let state = DrawState(appearance: .day)
    #expect(inks("delete", placement, state) == [Self.palette.destructive])
    #expect(inks("cancel", placement, state) == [Self.palette.accent])
  }

  @Test func `without a destructive button nothing has that colour`() {
    var plain = delete
    plain.buttons[0].role = .plain
    let list = place(plain).draw(DrawState(appearance: .day), profile: Self.profile)
    for command in list.commands {
      if case .glyphs(_, _, let color) = command { #expect(color != Self.palette.destructive) }
    }
  }

  // ALERT-PLACEMENT-BY-ROLE
  @Test func `Cancel listed first or last gives the same picture`() {
    var turned = delete
    turned.buttons.reverse()
    let state = DrawState(appearance: .night)
    let first = place(delete).draw(state, profile: Self.profile)
    let second = place(turned).draw(state, profile: Self.profile)
    #expect(first == second)
  }

  /// The rings that are drawn around a control.
  private func rings(_ control: Int, _ placement: Placement, _ state: DrawState) throws -> Int {
    let frame = try #require(placement.control(.button(control))).frame
    return placement.draw(state, profile: Self.profile).commands.count {
      if case .roundedStroke(let rect, _, let width, Self.palette.focusRing) = $0 {
        width > 0 && rect != frame && rect.intersection(frame) == frame
      } else {
        false
      }
    }
  }

  @Test func `focus is a ring around the focused control, which stays as it is`() throws {
    let placement = place(delete)
    let rest = DrawState(appearance: .day)
    let focused = DrawState(appearance: .day, focus: .button(1), showsFocus: true)
    #expect(try fill(1, placement, focused) == fill(1, placement, rest))
    #expect(inks("cancel", placement, focused) == inks("cancel", placement, rest))
    #expect(try rings(1, placement, focused) == 1 && rings(1, placement, rest) == 0)
  }

  /// What buttons are filled with.
  private func fill(_ index: Int, _ placement: Placement, _ state: DrawState) throws -> Color? {
    let frame = try #require(placement.control(.button(index))).frame
    return placement.draw(state, profile: Self.profile).commands.lazy.compactMap { command in
      if case .roundedFill(frame, _, let color) = command { color } else { nil }
    }.last
  }

  @Test
  func `a button that is held down has another ground and no ring, one with the focus its ring`()
    throws
  {
    let placement = place(delete)
    var state = DrawState(appearance: .day, focus: .button(1), showsFocus: true)
    state.pressed = .button(0)
    #expect(try fill(1, placement, state) == Self.palette.raised)
    #expect(try rings(1, placement, state) == 1)
    state.pressed = .button(1)
    #expect(try fill(1, placement, state) == Self.palette.pressed)
    #expect(try rings(1, placement, state) == 0)
  }

  @Test func `what destroys stays red while it is held down, and others do not turn red`() throws {
    let placement = place(delete)
    var state = DrawState(appearance: .day, pressed: .button(0))
    #expect(try fill(0, placement, state) == Self.palette.pressedDestructive)
    #expect(Self.palette.pressedDestructive != Self.palette.pressed)
    #expect(inks("delete", placement, state) == [Self.palette.onPressed])
    state.pressed = .button(1)
    #expect(try fill(1, placement, state) == Self.palette.pressed)
  }

  @Test func `moving the focus changes the picture at two controls only`() throws {
    let placement = place(delete)
    var state = DrawState(appearance: .day, focus: .button(0), showsFocus: true)
    let before = placement.draw(state, profile: Self.profile)
    state.focus = .button(1)
    let damage = placement.draw(state, profile: Self.profile).damage(since: before)
    let reach = 40
    let touched = placement.controls.map { $0.frame.insetBy(-reach) }
    #expect(!damage.isEmpty)
    for rect in damage.rects {
      #expect(touched.reduce(PixelRect.empty) { $0.union($1) }.contains(rect))
    }
    #expect(damage.bounds.height < 160)
  }

  @Test(arguments: [0.0, 0.01, 0.5])
  func `a bar that has begun to fill ends round, however little it is`(share: Double) throws {
    let screen = Screen(content: [.progress(ProgressBar(share: share))])
    let picture = ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter())
    ).draw(DrawState(appearance: .day), profile: Self.profile)
    let fills = picture.commands.compactMap { command in
      if case .roundedFill(let rect, _, Self.palette.accent) = command { rect } else { nil }
    }
    let fill = try #require(fills.first)
    #expect(share == 0 ? fill.width == 0 : fill.width >= fill.height)
  }

  @Test func `scrolled text moves, and nothing outside the viewport is damaged`() throws {
    let long = Alert(
      title: "Route Not Loaded",
      message: TextContent(String(repeating: "It is a long story. ", count: 150)),
      buttons: [AlertButton(id: "ok", title: "OK")])
    let placement = place(long)
    let view = try #require(placement.scroll).viewport
    let state = DrawState(appearance: .day)
    let before = placement.draw(state, profile: Self.profile)
    let after = place(long, offset: 30).draw(state, profile: Self.profile)
    #expect(before != after)
    let outside = after.damage(since: before).rects.filter { !$0.intersects(view) }
    #expect(outside.isEmpty)
  }
}
