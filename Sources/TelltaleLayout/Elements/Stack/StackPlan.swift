import TelltaleGraphics
import TelltaleModel

/// How wide the children of a stack are and how much height each asks for: all that extent and placing have in
/// common, made once for each width.
struct StackPlan {
  enum Arrangement: Hashable {
    case column, row, grid
  }

  let arrangement: Arrangement
  /// Pixels between two children, and between two lines.
  let gap: Int
  /// In pixels, without padding.
  let width: Int
  /// A column has all its children in one.
  let lines: [[StackChild]]
  /// Cells of each line of a grid; 1 for what is none.
  let columns: Int
  /// How much height it asks for, without padding.
  let extent: Extent

  init(_ stack: Stack, at path: NodePath, width: Int, in screen: ScreenContext) {
    let room = StackRoom(stack, at: path, width: width, in: screen)
    gap = room.gap
    self.width = room.width
    if case .grid(let cells) = stack.kind {
      arrangement = .grid
      columns = room.columns(cells)
      lines = Self.cells(of: room, columns: columns)
    } else if room.isRow {
      (arrangement, columns) = (.row, 1)
      lines = room.children.isEmpty ? [] : room.rowLines()
    } else {
      (arrangement, columns) = (.column, 1)
      let children = room.children.map { child in
        child.measured(
          width: child.width(across: room.width, in: screen), isInColumn: true, in: screen)
      }
      lines = children.isEmpty ? [] : [children]
    }
    extent = Self.extent(of: lines, in: arrangement, gap: gap)
  }

  private static func cells(of room: StackRoom, columns: Int) -> [[StackChild]] {
    let cell = max(1, (room.width - room.gaps(columns)) / columns)
    return stride(from: 0, to: room.children.count, by: columns).map { start in
      room.children[start..<min(room.children.count, start + columns)].map { child in
        child.measured(
          width: child.width(across: cell, in: room.screen), isInColumn: false, in: room.screen)
      }
    }
  }

  private static func extent(
    of lines: [[StackChild]], in arrangement: Arrangement, gap: Int
  ) -> Extent {
    guard let first = lines.first else { return .fixed(0) }
    let gaps = gap * (lines.count - 1)
    switch arrangement {
    case .column:
      return extent(
        of: first.map(\.extent), gaps: gap * (first.count - 1),
        isFlexible: first.contains(where: \.takesHeight))
    case .row:
      return extent(
        of: lines.map { extent(of: $0) }, gaps: gaps,
        isFlexible: lines.joined().contains { $0.extent.isFlexible })
    case .grid:
      // Nothing in it takes height that is left unless its author says so.
      return extent(
        of: lines.map { extent(of: $0) }, gaps: gaps,
        isFlexible: lines.joined().contains { $0.item.grow > 0 })
    }
  }

  private static func extent(of extents: [Extent], gaps: Int, isFlexible: Bool) -> Extent {
    let least = extents.map(\.least).reduce(gaps, +)
    let whole = extents.map(\.whole).reduce(gaps, +)
    if isFlexible { return .flexible(least: least, whole: whole) }
    return least == whole ? .fixed(whole) : .hugging(least: least, whole: whole)
  }

  /// How much height a line of a row or a grid asks for.
  static func extent(of line: [StackChild]) -> Extent {
    let rise = rise(of: line)
    func height(_ own: (Extent) -> Int) -> Int {
      line.map { child in
        child.align == .baseline
          ? rise - (child.baseline ?? own(child.extent)) + own(child.extent) : own(child.extent)
      }.max() ?? 0
    }
    let (least, whole) = (height(\.least), height(\.whole))
    if line.contains(where: \.extent.isFlexible) { return .flexible(least: least, whole: whole) }
    return least == whole ? .fixed(whole) : .hugging(least: least, whole: whole)
  }

  /// From the top of a line down to the baseline that its texts share; what has none stands on it.
  static func rise(of line: [StackChild]) -> Int {
    line.filter { $0.align == .baseline }.map { $0.baseline ?? $0.extent.whole }.max() ?? 0
  }

  /// From its top to its first line of text, without padding; `nil` where it has none.
  func baseline(in screen: ScreenContext) -> Int? {
    guard let line = lines.first, let child = line.first else { return nil }
    let own = screen.baseline(of: child.placed, width: child.width)
    guard arrangement != .column else { return own }
    if child.align == .baseline { return Self.rise(of: line) }
    let free = Self.extent(of: line).whole - child.extent.whole
    return own.map { (child.align ?? .center) == .center ? $0 + free / 2 : $0 }
  }
}
