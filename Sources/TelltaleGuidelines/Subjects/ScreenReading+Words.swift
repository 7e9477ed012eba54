import TelltaleModel

extension ScreenReading {
  /// Whether something in words stands beside an element, beside what it stands in, or in the title of the screen.
  ///
  /// - Parameter placed: One of the elements that are seen.
  /// - Returns: False where it is by itself.
  func hasWords(beside placed: PlacedElement) -> Bool {
    let list = placed.path.parent.parent
    let homes = [list, list.parent.parent.parent].filter { $0 != .root }
    return visible.contains { other in
      guard other.path != placed.path, Self.showsWords(other.element) else { return false }
      if case .navigationBar = other.element { return true }
      return homes.contains { other.path.isWithin($0) }
    }
  }

  /// Whether people read words in an element, those of elements inside left out.
  private static func showsWords(_ element: Element) -> Bool {
    switch element {
    case .label, .textView, .webView, .table, .collection, .segmented, .clock: true
    case .navigationBar(let bar): bar.title != nil
    case .button(let button): button.title != nil || button.titleBinding != nil
    case .toggle(let toggle): toggle.title != nil
    case .activityIndicator(let indicator): indicator.label != nil
    case .gauge(let gauge): gauge.caption != nil
    case .progress(let bar): bar.elapsed != nil || bar.remaining != nil
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .scrollView, .keypad, .field,
      .picture, .iconButton, .stack, .spacer, .divider, .icon, .qr, .slider, .stepper:
      false
    }
  }
}
