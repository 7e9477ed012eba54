import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// What the real layout makes of a screen on the unit that it is judged for, as people first see it.
struct UnitMeasure {
  let unit: JudgedUnit
  let placement: Placement
  /// What had to be done to make it fit, at its places in the file.
  let notes: [PlacementNote]
  private let home: NodePath

  /// - Parameters:
  ///   - setting: What is laid out.
  ///   - hiding: What is hidden of it.
  ///   - home: Where the layout puts an element that a scene holds by itself.
  ///   - context: What rules are given.
  init(
    _ setting: ScreenSetting, hiding: [NodePath: Hiding], below home: NodePath,
    in context: RuleSubject
  ) {
    unit = context.unit
    var shown = context.onUnit(setting)
    shown.hiding = hiding
    placement = shown.place(in: context.layoutOnUnit().telling)
    self.home = home
    // The screen beside it has a measure of its own.
    let own = placement.notes.filter { shown.split == nil || $0.path.isWithin(setting.path) }
    notes = own.map { note in
      var own = note
      own.path = note.path.from(home)
      return own
    }
  }

  /// The control of the element at a place of the file; `nil` where it has none, or is far from what is seen.
  func control(at path: NodePath) -> Control? {
    placement.control(.node(home.appending(path.steps)))
  }

  /// Millimetres of a module of a code, where it is seen.
  func moduleWidth(of grid: ModuleGrid) -> Double? {
    for part in placement.parts {
      guard case .code(let frame, let quiet, let shown) = part.shape, shown == grid else {
        continue
      }
      return Double(frame.width - 2 * quiet) / Double(grid.side) * unit.panel.pixelWidth
    }
    return nil
  }

  /// Pixels of the track of the slider at a place of the file, where it is seen.
  func trackLength(at path: NodePath) -> Int? {
    let place = home.appending(path.steps)
    for part in placement.parts where part.subject?.element == place {
      if case .track(let line, _, _, _, _) = part.shape { return line.width }
    }
    return nil
  }
}

extension NodePath {
  /// The path as it is from a place that holds it; itself where that does not.
  func from(_ home: NodePath) -> NodePath {
    steps(from: home).map { NodePath.root.appending($0) } ?? self
  }
}
