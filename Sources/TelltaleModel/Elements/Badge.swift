/// News on a tab: a number or an exclamation mark (TAB-BAR-BADGE-CONTENT).
package enum Badge: Hashable, Sendable {
  case count(Int)
  case attention
  /// Delivered by the application under this name.
  case bound(String)
}
