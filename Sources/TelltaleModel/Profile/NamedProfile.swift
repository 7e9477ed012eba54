/// A profile by its name, with the place where a scene names it.
package struct NamedProfile: Hashable, Sendable {
  package var name: String
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
