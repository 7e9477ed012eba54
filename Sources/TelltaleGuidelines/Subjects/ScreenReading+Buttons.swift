import TelltaleGraphics
import TelltaleModel

/// A button of a screen with what stands beside it.
struct ButtonInPlace {
  let button: Button
  let path: NodePath
  let place: ButtonReading.Place
  /// Labels and text views right before and after it.
  let neighbours: [Element]

  var hasTitle: Bool { button.title != nil }

  /// With border, background or prominence, and no reason given for it.
  var isFramed: Bool { button.hasBody && button.borderReason == nil }

  var isBesideText: Bool { !neighbours.isEmpty }

  /// True where a text beside it has its font and colour.
  var looksLikeNeighbour: Bool {
    guard button.color != nil else { return false }
    return neighbours.contains { element in
      guard let look = TextLook(of: element) else { return false }
      return look.font == nil && look.size == nil && look.weight == nil
        && look.color == button.color
    }
  }
}

extension ScreenReading {
  /// The buttons that are seen, in the order of reading.
  var buttonsInPlace: [ButtonInPlace] {
    visible.enumerated().compactMap { index, placed in
      guard case .button(let button) = placed.element else { return nil }
      let beside = [index - 1, index + 1].filter(visible.indices.contains).map { visible[$0] }
      return ButtonInPlace(
        button: button, path: placed.path, place: place(of: placed),
        neighbours: beside.filter { $0.path.list == placed.path.list }
          .map(\.element).filter { TextLook(of: $0) != nil })
    }
  }

  private func place(of placed: PlacedElement) -> ButtonReading.Place {
    let inside = visible.first { container in
      container.element.children(at: container.path).contains { $0.path == placed.path }
    }
    return ButtonReading.Place(in: inside?.element)
  }
}

extension NodePath {
  /// The list that an element of some content stands in.
  fileprivate var list: NodePath { parent.parent }
}

extension TextLook {
  /// The look of an element's text; its colour is the theme's text where it names none.
  fileprivate init?(of element: Element) {
    switch element {
    case .label(let label): self = TextLook(color: .role(.text)).overlaid(by: label.style)
    case .textView(let view): self = TextLook(color: .fixed(.white)).overlaid(by: view.style)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .webView, .button, .keypad, .field, .picture, .activityIndicator, .progress,
      .iconButton, .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented,
      .stepper, .clock:
      return nil
    }
  }
}
