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
    let rest = screen.leaving(head.room)
    let dock = DockPlacer(screen: rest)
    let beside = rest.leaving(dock.roomBeside)
    ContentPlacer(screen: beside, lead: head.lead, tail: dock.rest).place(into: &parts)
    if dock.isApart { dock.place(into: &parts) }
    return beside.room
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
