import TelltaleGraphics
import TelltaleModel

/// A map of the places where elements of a file are seen, in pixels.
struct PlaceMap {
  private(set) var frames: [NodePath: PixelRect] = [:]

  /// Of a screen or a modal that is placed so that parts tell what they are of.
  init(screen placement: Placement, tabs: TabSetting?) {
    for part in placement.parts {
      guard let element = part.subject?.element, let box = part.shape.box else { continue }
      include(box.intersection(part.clip), at: element)
    }
    for control in placement.controls {
      switch control.id {
      case .node(let path): include(control.frame, at: path)
      case .entry(let path, let key):
        include(control.frame, at: path)
        if case .choose(let list, let index) = control.purpose {
          include(control.frame, at: list.place(of: index))
        } else {
          include(control.frame, at: path.key("rows").item(key))
        }
      case .tab(let index):
        if let tabs { include(control.frame, at: tabs.path.key("tabs").item(index)) }
      default: break
      }
    }
  }

  /// Of a question; `root` is its own place in the file.
  init(question placement: Placement, below root: NodePath) {
    frames = [root: placement.frame]
    for text in placement.texts { include(text.frame, at: root.key(text.role.rawValue)) }
    for control in placement.controls {
      switch control.id {
      case .button(let index): include(control.frame, at: root.key("buttons").item(index))
      case .field(let index): include(control.frame, at: root.key("fields").item(index))
      default: break
      }
    }
  }

  private mutating func include(_ rect: PixelRect, at path: NodePath) {
    guard !rect.isEmpty else { return }
    frames[path] = frames[path].map { $0.union(rect) } ?? rect
  }
}

extension ScreenSetting {
  /// Returns the places where the elements of the screen, or of the modal, are seen.
  ///
  /// - Parameter context: The context in which the screen is placed.
  /// - Returns: By their places in the file, the smallest rectangle in pixels around what is drawn
  ///   of each, and around each row or item.
  package func places(in context: LayoutContext) -> [NodePath: PixelRect] {
    PlaceMap(screen: place(in: context.telling), tabs: tabs).frames
  }
}

extension PlacedPart.Shape {
  /// What it covers; `nil` for what only accompanies something else.
  fileprivate var box: PixelRect? {
    switch self {
    case .text(let text, _): text.frame
    case .picture(let frame, _), .icon(let frame, _, _), .artwork(let frame, _, _, _): frame
    case .spinner(let frame), .progress(let frame, _, _), .gauge(let frame, _),
      .code(let frame, _, _):
      frame
    case .fill, .stroke, .shade, .body, .ground, .ring, .caret, .capsLock, .indicator, .sign: nil
    case .track(let line, _, _, _, _): line
    case .capsule(let rect, _, _, _): rect
    }
  }
}
