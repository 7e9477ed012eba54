import TelltaleGraphics

/// Paints the dark modules of a grid, those beside each other in a row at once.
struct ModulePainter {
  private let grid: ModuleGrid
  private let box: Box
  /// Pixels of a module; what the rectangle has beyond whole ones stays free.
  private let module: Int

  /// A painter for a grid in a box; `nil` where that has no pixel for each module, or is larger than any canvas.
  init?(_ grid: ModuleGrid, in box: Box) {
    guard !box.isEmpty, max(box.width, box.height) <= Canvas.limit else { return nil }
    module = min(box.width, box.height) / grid.side
    guard module > 0 else { return nil }
    self.grid = grid
    self.box = box
  }

  func paint(_ surface: Surface, _ ink: Ink) {
    for row in 0..<grid.side {
      let top = box.top + row * module
      guard top < surface.clip.bottom, top + module > surface.clip.top else { continue }
      var column = 0
      while column < grid.side {
        let first = column
        while column < grid.side, grid.dark[row * grid.side + column] { column += 1 }
        if column > first {
          surface.fill(
            Box(
              left: box.left + first * module, top: top, right: box.left + column * module,
              bottom: top + module), ink)
        } else {
          column += 1
        }
      }
    }
  }
}
