/// The earlier placement of a screen, for the next time that it is placed: everything that has not
/// changed in between keeps its place.
///
/// It has no effect on the result. A program that shows screens has one for each profile and its
/// fonts.
package final class PlacementCache {
  var kept: AnyObject?
  /// The same of the list beside it.
  var beside: AnyObject?

  package init() {}
}
