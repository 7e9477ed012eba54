/// The input that an element takes from a keyboard.
package enum ElementTyping: Hashable, Sendable {
  case nothing
  /// One line.
  case line(TextField)
  /// A text of several lines, which may also only be marked or read.
  case text(TextView)

  /// True where a person types something, and does not only read or mark it.
  package var isInput: Bool {
    switch self {
    case .line: true
    case .text(let view): view.editing.isEditable
    case .nothing: false
    }
  }
}

extension Element {
  package var typing: ElementTyping {
    switch self {
    case .field(let field): .line(field)
    case .textView(let view): .text(view)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .webView, .label, .button, .keypad, .picture, .activityIndicator, .progress,
      .iconButton, .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented,
      .stepper, .clock:
      .nothing
    }
  }
}
