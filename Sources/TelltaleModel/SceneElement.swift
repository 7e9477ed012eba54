/// The elements of the scene vocabulary, by their keys.
package enum SceneElement: String, Hashable, Sendable, CaseIterable {
  case alert
  case actionSheet = "action-sheet"
  case menu
  case modal
  case screen
  case tabBar = "tab-bar"
  case navigationBar = "navigation-bar"
  case scrollView = "scroll-view"
  case table, collection
  case textView = "text-view"
  case webView = "web-view"
  case label, button, keypad, field, image
  case activityIndicator = "activity-indicator"
  case progress
  case iconButton = "icon-button"
  case row, column, grid, card, spacer
  case divider, gauge, icon, qr
  case slider
  case toggle = "switch"
  case segmented, stepper
  case clock

  /// True for what comes over a screen when an action opens it, and never stands in its content.
  package var isOverlay: Bool {
    switch self {
    case .alert, .actionSheet, .modal, .menu: true
    case .screen, .tabBar, .navigationBar, .scrollView, .table, .collection, .textView, .webView,
      .label, .button, .keypad, .field, .image, .activityIndicator, .progress,
      .iconButton, .row, .column, .grid, .card, .spacer, .divider, .gauge, .icon, .qr, .slider,
      .toggle, .segmented, .stepper, .clock:
      false
    }
  }

  /// `a table`, `an alert`.
  package var withArticle: String {
    let name = rawValue.replacing(text: "-", with: " ")
    return "aeiou".contains(name.first ?? " ") ? "an \(name)" : "a \(name)"
  }
}
