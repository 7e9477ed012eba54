/// What has been placed of a screen, for the next time that it is placed: what has not changed in between stands where it
/// stood.
///
/// It changes nothing of what is placed. Whoever shows screens has one for each profile and its fonts.
package final class PlacementKeeper {
  var kept: AnyObject?
  /// The same of the list beside it.
  var beside: AnyObject?

  package init() {}
}
