import TelltaleModel

/// Something on a screen that scrolls.
struct ScrollContainer {
  let path: NodePath
  let axis: ScrollAxis
}

extension ScreenReading {
  /// What scrolls on this screen, in the order of reading.
  var scrollContainers: [ScrollContainer] {
    visible.compactMap { placed in
      axis(of: placed).map { ScrollContainer(path: placed.path, axis: $0) }
    }
  }

  private func axis(of placed: PlacedElement) -> ScrollAxis? {
    switch placed.element {
    case .scrollView(let view): view.axis
    case .table, .webView: .vertical
    case .collection(let collection): collection.layout == .row ? .horizontal : .vertical
    case .textView(let view): overflows(view, at: placed.path) ? .vertical : nil
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .label, .button,
      .keypad, .field, .picture, .activityIndicator, .progress, .iconButton, .stack, .spacer,
      .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock:
      nil
    }
  }

  private func overflows(_ view: TextView, at path: NodePath) -> Bool {
    guard let height = view.height else { return false }
    return height < ContentMeasure(context: context).height(of: view.text, view.style)
  }
}
