import TelltaleModel

/// Everything that a file from outside can grow, and how far it may.
///
/// Past a limit the answer is an error that names the limit and the place; nothing is cut in silence.
package enum Limits {
  /// Bytes of one scene, profile or lexicon file.
  package static let fileBytes = 1 << 20
  /// Maps and lists inside each other.
  package static let depth = 64
  /// Values in one file: scalars, lists and maps together.
  package static let nodes = 10_000
  /// Complaints about one file; the last one says that there are more.
  package static let complaints = 50
  /// Characters of foreign text quoted in a message.
  package static let quotedCharacters = 120
  /// Profiles that extend each other, counted from the one that was asked for.
  package static let profileDepth = 8
  /// Profiles that one profile may name under `extends`.
  package static let profileParents = 16
  /// Files that one profile is read from.
  package static let profileFiles = 32
  /// Files in one folder of profiles.
  package static let profilesPerFolder = 1_000

  /// Unicode scalars of one text of a scene.
  package static let textScalars = 4_000
  /// Unicode scalars of an id or of the name of an event.
  package static let nameScalars = 128
  /// Variants of one text.
  package static let textVariants = 8
  package static let alertButtons = 20
  package static let alertFields = 10
  /// Elements that open elements.
  package static let openedElements = 8
  /// Elements below each other in one place.
  package static let contentElements = 200
  package static let screens = 500
  package static let tabs = 200
  package static let barItems = 20
  package static let keypadKeys = 40
  package static let rows = 10_000
  /// Rows that an application may deliver for one table.
  package static let appRows = RowList.most
  /// Milliseconds between two signs of life of an application: ten minutes.
  package static let heartbeatMilliseconds = 600_000
  package static let rowStyles = 50
  package static let rowSlots = 10
  package static let items = 10_000
  package static let itemGroups = 100
  package static let gestures = 20
  package static let layoutChanges = 50
  /// Pieces of one text in several looks.
  package static let textRuns = 200
  /// Actions that one control starts.
  package static let actions = 10
  /// Milliseconds until an alert goes away by itself: a day.
  package static let timeoutMilliseconds = 86_400_000

  /// Entries of a profile's list, such as faces or screens.
  package static let profileListEntries = 200
  /// Entries of a profile's open map, such as limits of rules.
  package static let profileMapEntries = 1_000

  /// Width or height of an image, in pixels.
  package static let imageSide = 16_384
  /// Pixels of an image: what a screen of 8192 by 4096 has.
  package static let imagePixels = 33_554_432
}
