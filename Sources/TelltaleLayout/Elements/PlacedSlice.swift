import TelltaleGraphics
import TelltaleModel

/// What was added to a screen for one element, to be added once more where it stands as it did.
struct PlacedSlice {
  let parts: [PlacedPart]
  let controls: [Control]
  let notes: [PlacementNote]
  let readings: [PixelRect]
  let hasSpinner: Bool
}

/// What follows for an element from what it stands in.
struct PlacedSurroundings: Equatable {
  let clip: PixelRect
  let bounds: SideBounds
  let area: NodePath?
  let about: ControlID?
  let owner: ControlID?
  let leastTarget: Int
}
