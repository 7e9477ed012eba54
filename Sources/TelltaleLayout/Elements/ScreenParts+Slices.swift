import TelltaleGraphics
import TelltaleModel

// What is added for one element, to be added once more where it stands as it did.
extension ScreenParts {
  var surroundings: PlacedSurroundings {
    PlacedSurroundings(
      clip: clip, bounds: bounds, area: area, about: about, owner: owner, leastTarget: leastTarget)
  }

  /// Adds what a function adds, and tells it.
  ///
  /// - Returns: `nil` where it is more than can be added again.
  mutating func recording(_ body: (inout ScreenParts) -> Void) -> PlacedSlice? {
    let (part, control, note) = (parts.count, controls.count, notes.count)
    let (areas, views, reading) = (self.areas.count, textViews.count, readings.count)
    let outer = hasSpinner
    hasSpinner = false
    body(&self)
    let own = hasSpinner
    hasSpinner = own || outer
    guard self.areas.count == areas, textViews.count == views else { return nil }
    return PlacedSlice(
      parts: Array(parts[part...]), controls: Array(controls[control...]),
      notes: Array(notes[note...]), readings: Array(readings[reading...]),
      hasSpinner: own)
  }

  mutating func add(_ slice: PlacedSlice) {
    parts += slice.parts
    controls += slice.controls
    notes += slice.notes
    for frame in slice.readings { addReading(frame) }
    hasSpinner = hasSpinner || slice.hasSpinner
  }

  /// What the area that is being filled has to be read.
  private var readings: [PixelRect] { areas.last { $0.path == area }?.readings ?? [] }
}
