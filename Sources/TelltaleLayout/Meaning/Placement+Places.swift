import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// Where the elements of the screen, or of the modal, are seen, by their places in the file; in pixels.
  ///
  /// - Parameter context: What the screen is placed in.
  /// - Returns: The smallest rectangle around what is drawn of each, and around each row or item.
  package func places(in context: LayoutContext) -> [NodePath: PixelRect] {
    var context = context
    context.tells = true
    let placement = place(in: context)
    var places: [NodePath: PixelRect] = [:]
    for part in placement.parts {
      guard let element = part.subject?.element, let box = part.shape.box else { continue }
      places.include(box.intersection(part.clip), at: element)
    }
    for control in placement.controls {
      switch control.id {
      case .node(let path): places.include(control.frame, at: path)
      case .entry(let path, let key):
        places.include(control.frame, at: path)
        places.include(control.frame, at: path.key("rows").item(key))
      case .tab(let index):
        if let tabs { places.include(control.frame, at: tabs.path.key("tabs").item(index)) }
      default: break
      }
    }
    return places
  }
}

extension Placement {
  /// Where the parts of a question are seen; `root` is its own place in the file.
  package func places(below root: NodePath) -> [NodePath: PixelRect] {
    var places = [root: frame]
    for text in texts { places.include(text.frame, at: root.key(text.role.rawValue)) }
    for control in controls {
      switch control.id {
      case .button(let index): places.include(control.frame, at: root.key("buttons").item(index))
      case .field(let index): places.include(control.frame, at: root.key("fields").item(index))
      default: break
      }
    }
    return places
  }
}

extension [NodePath: PixelRect] {
  fileprivate mutating func include(_ rect: PixelRect, at path: NodePath) {
    guard !rect.isEmpty else { return }
    self[path] = self[path].map { $0.union(rect) } ?? rect
  }
}

extension PlacedPart.Shape {
  /// What it covers; `nil` for what only accompanies something else.
  fileprivate var box: PixelRect? {
    switch self {
    case .text(let text, _): text.frame
    case .picture(let frame, _), .icon(let frame, _, _), .artwork(let frame, _, _, _): frame
    case .spinner(let frame), .progress(let frame, _): frame
    case .fill, .stroke, .body, .ground, .ring, .caret, .capsLock, .indicator: nil
    }
  }
}
