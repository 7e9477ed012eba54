/// A name under which an application says something of an element, with the kind of what it says.
package struct BoundName: Hashable, Sendable {
  package var name: String
  package var use: BoundUse

  package init(_ name: String, _ use: BoundUse) { (self.name, self.use) = (name, use) }
}

/// The kind of what an application says under a name.
package enum BoundUse: Hashable, Sendable {
  case text
  /// A text of several lines, which somebody may be typing into.
  case typed
  /// A text by which people know what a control is: it is never blank.
  case title(TitledControl)
  /// A text that a code is made of.
  case code(CodeCorrection)
  case badge
  /// A number from 0 to 1.
  case share
  case flag
  /// A file of the scene's folder, or a picture that the application delivers.
  case picture
  /// A picture as above, or a colour of the theme in its place.
  case fill
  case icon
  case color
  case range(RangedValue)
  /// One of these ids.
  case choice([String])
}

/// A control that people know by its title alone.
package enum TitledControl: Hashable, Sendable {
  case button, option, tab
}
