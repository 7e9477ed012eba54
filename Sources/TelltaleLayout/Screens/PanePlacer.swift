import TelltaleGraphics
import TelltaleModel

/// Places the bar of a screen, and what stands below it, in the room that what stays has left.
struct PanePlacer: PartPlacer {
  let screen: ScreenContext

  /// Takes the bar's strip from the room.
  func placeBar(in room: inout PixelRect, into parts: inout ScreenParts) {
    parts.with(screen.setting.barPath) {
      NavigationBarPlacer(screen: screen).place(in: &room, into: &$0)
    }
  }

  /// Places content, and what stays at an edge of it.
  ///
  /// - Returns: What content occupies, beside what stays at an edge.
  func placeContent(below head: ModalHead, into parts: inout ScreenParts) -> PixelRect {
    let pane = fitting(head)
    for item in pane.screen.leftOut {
      parts.note(.leftOut, at: item, "others would have to scroll for it")
    }
    pane.content.place(into: &parts)
    if pane.dock.isApart { pane.dock.place(into: &parts) }
    return pane.content.screen.room
  }

  /// Content and what stays, without as many of the items that yield, from the last one on, as it takes for the rest to
  /// be seen at once; without all of them where it scrolls in any case.
  private func fitting(_ head: ModalHead) -> Pane {
    let whole = Pane(screen.leaving(head.room), head)
    let yielding =
      screen.kept?.yielding ?? screen.setting.screen.yielding(at: screen.setting.path)
    guard !yielding.isEmpty, !whole.isWhole else { return whole }
    var pane = whole
    for count in 1...yielding.count where !pane.isWhole {
      pane = Pane(whole.screen.leavingOut(yielding.suffix(count)), head)
    }
    return pane
  }

  /// What stands below a bar.
  private struct Pane {
    let screen: ScreenContext
    let dock: DockPlacer
    let content: ContentPlacer

    init(_ screen: ScreenContext, _ head: ModalHead) {
      self.screen = screen
      dock = DockPlacer(screen: screen)
      content = ContentPlacer(
        screen: screen.leaving(dock.roomBeside), lead: head.lead, tail: dock.rest,
        standsOnDock: dock.isAtFoot)
    }

    /// Whether all of it is seen at once.
    var isWhole: Bool { dock.rest.isEmpty && content.isWhole }
  }

  /// Places all of it.
  ///
  /// - Returns: What content occupies, beside what stays at an edge.
  func place(into parts: inout ScreenParts) -> PixelRect {
    var head = ModalHead(room: screen.room)
    placeBar(in: &head.room, into: &parts)
    return placeContent(below: head, into: &parts)
  }
}
