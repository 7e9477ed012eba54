import TelltaleGraphics
import TelltaleModel

extension ScreenMeaning {
  /// What a control stands in.
  func container(of id: ControlID, _ drawn: Drawn) -> NodePath {
    switch id {
    case .entry(let path, _), .accessory(let path, _), .hint(let path), .area(let path): path
    case .tab, .more: setting.tabs?.path ?? .root
    case .node(let path): drawn.element.map(container(holding:)) ?? home(of: path)
    default: drawn.element.map(container(holding:)) ?? .root
    }
  }

  func container(holding path: NodePath) -> NodePath {
    isContainer(path) ? path : home(of: path)
  }

  /// The nearest container around a place.
  func home(of path: NodePath) -> NodePath {
    var next = path.parent
    while next != .root, !isContainer(next) { next = next.parent }
    return next
  }

  func isContainer(_ path: NodePath) -> Bool {
    if path == setting.tabs?.path || path == setting.barPath { return true }
    return elements[path]?.traits.gathers != nil
  }

  func container(_ path: NodePath, _ children: [Meaning]) -> Meaning {
    let frames = children.map(\.frame)
    let area = placement.area(path)
    var whole = Meaning(
      .group,
      frame: area?.viewport
        ?? frames.dropFirst().reduce(frames.first ?? .empty) { $0.union($1) },
      children: children)
    if path == setting.tabs?.path {
      whole.role = .tablist
    } else if path == setting.barPath {
      whole.role = .navigation
      whole.children.sort { first, second in
        placement.isRightToLeft
          ? first.frame.maxX > second.frame.maxX : first.frame.x < second.frame.x
      }
    }
    let element = elements[path]
    whole.id = element.flatMap { $0.id ?? $0.traits.source?.name }
    switch element?.traits.gathers {
    case .rows:
      let isPressed = children.contains { $0.role == .option }
      whole.role = isPressed ? .listbox : .list
    // A grid has cells; buttons stand in a list.
    case .items:
      let hasCells = children.isEmpty || children.contains { $0.role == .gridcell }
      whole.role = hasCells ? .grid : .list
    case .content: whole.role = .region
    case .page: whole.role = .document
    case .options: whole.role = .radiogroup
    case .steps: whole.role = .spinbutton
    case .keys, nil: break
    }
    if let element { name(&whole, element, at: path) }
    tellScrolling(of: path, in: &whole)
    return whole
  }

  /// How far something has scrolled, and whether its window has the focus.
  func tellScrolling(of path: NodePath, in meaning: inout Meaning) {
    guard let area = placement.area(path), area.maximumOffset != .zero else { return }
    meaning.actions.append(.scroll)
    let (offset, most) = (area.offset, area.maximumOffset)
    meaning.value = most.y > 0 ? "\(offset.y) of \(most.y)" : "\(offset.x) of \(most.x)"
    if state.focus == .area(path) { meaning.states.append(.focused) }
  }

  /// From above: bars are placed before the content, wherever they stand.
  func inOrder(_ children: [Meaning]) -> [Meaning] {
    let places = children.enumerated().sorted {
      ($0.element.frame.y, $0.offset) < ($1.element.frame.y, $1.offset)
    }
    return places.map(\.element)
  }
}
