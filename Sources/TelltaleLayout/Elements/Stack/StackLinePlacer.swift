import TelltaleGraphics
import TelltaleModel

/// Places the children of a stack, line by line.
protocol StackLinePlacer: PartPlacer {
  var stack: Stack { get }
  var plan: StackPlan { get }

  /// Where each child of a line begins, from the left edge of the display.
  func lefts(of line: [StackChild], in inner: PixelRect) -> [Int]

  /// Whether a child that can is to be as wide as its place.
  func fills(_ child: StackChild) -> Bool

  /// Adds the children to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts)
}

extension StackLinePlacer {
  /// Measures how far what is pressed in the stack stands out of its sides.
  ///
  /// - Parameters:
  ///   - inner: What its children may occupy of it, from its own left edge.
  ///   - width: Of the stack with its padding.
  /// - Returns: `nil` where nothing in it is pressed.
  func reach(in inner: PixelRect, of width: Int) -> SideReach? {
    let all = plan.lines.flatMap { line in
      places(of: line, lefts(of: line, in: inner)).compactMap { place in
        place.reach.map { reach in
          SideReach(
            left: reach.left - place.x, right: place.x + place.width + reach.right - width)
        }
      }
    }
    guard let left = all.map(\.left).max(), let right = all.map(\.right).max() else { return nil }
    return SideReach(left: left, right: right)
  }

  /// How far each child of a line may reach, so that no two that are pressed share a place: what stands out of its frame
  /// stands out as far as usual where there is room for it.
  func bounds(
    of line: [StackChild], at lefts: [Int], within outer: SideBounds
  ) -> [SideBounds] {
    guard line.count > 1 else { return line.map { _ in outer } }
    let places = places(of: line, lefts)
    return places.map { $0.bounds(beside: places, within: outer) }
  }

  private func places(of line: [StackChild], _ lefts: [Int]) -> [SidePlace] {
    zip(line, lefts).map { child, x in
      let reach = screen.reach(of: child.placed, width: child.width, fills: fills(child))
      return SidePlace(x: x, width: child.width, reach: reach)
    }
  }
}
