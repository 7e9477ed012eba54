/// The degree to which a button stands out.
package enum Prominence: String, Hashable, Sendable, CaseIterable {
  /// On the accent colour: the one that is wanted most.
  case filled
  /// On as much of the accent as tells it from what is around it.
  case tinted
  /// On nothing: title and icon alone (BUTTON-DEFAULT-BARE).
  case plain
}

/// The place of a button's icon, seen from its title.
package enum IconPlace: String, Hashable, Sendable, CaseIterable {
  case beside, above
}

/// The size of a button among those of the profile.
package enum ButtonSize: String, Hashable, Sendable, CaseIterable {
  case small, regular, large
}

package enum ButtonShape: String, Hashable, Sendable, CaseIterable {
  /// With the profile's corners.
  case rounded
  /// With ends that are half circles; a circle where there is no title.
  case round
}
