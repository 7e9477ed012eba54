/// The elements of the scene vocabulary. This version shows alerts; the others are known by name, so
/// that a scene that holds one gets an answer that makes sense.
package enum SceneElement: String, Hashable, Sendable, CaseIterable {
  case alert
  case actionSheet = "action-sheet"
  case tabBar = "tab-bar"
  case navigationBar = "navigation-bar"
  case scrollView = "scroll-view"
  case table, collection
  case textView = "text-view"
  case label, button
  case activityIndicator = "activity-indicator"
  case webView = "web-view"
  case modal, screen
}
