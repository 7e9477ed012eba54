import TelltaleGraphics

/// Where the scroll bar stands beside what scrolls, in pixels from the card's edge.
struct ScrollBar: Hashable {
  /// Free between the card's edge and the bar: for round corners, and for a focus ring along the edge.
  let edge: Int
  let width: Int
  /// What content leaves free for the bar, at the card's side.
  let lane: Int

  init(ring: FocusRing, cardRadius: Int) {
    width = max(2, ring.width)
    edge = max(cardRadius / 6, ring.reach)
    lane = edge + width + ring.gap
  }
}
