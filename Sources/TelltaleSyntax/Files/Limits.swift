import TelltaleModel

/// The limits of everything that can grow in a file from outside.
///
/// Past a limit the answer is an error that names the limit and the place. Nothing is cut in
/// silence.
package enum Limits {
  /// Bytes of one scene, profile or lexicon file.
  package static let fileBytes = 1 << 20
  /// Maps and lists inside each other.
  package static let depth = 64
  /// Values in one file: scalars, lists and maps together.
  package static let nodes = 10_000
  /// LoadErrorCollector about one file; the last one says that there are more.
  package static let complaints = 50
  /// Bytes of all complaints about one file: what a terminal shows at once.
  package static let complaintBytes = 4_096
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

  /// Patterns and names in one list of a project file.
  package static let projectEntries = 1_000
  /// Folders above a file that are searched for a project file.
  package static let projectDepth = 64
  /// Fixes of one file that are considered in one run. The rest is left to the next run.
  package static let fixes = 200

  /// Bytes of one file of an app that has no scenes.
  package static let importedBytes = 8 << 20
  /// Texts of one such file.
  package static let importedTexts = 50_000
  /// Bytes of a text's key that is made of the names of all maps around it.
  package static let importedKeyBytes = 1_000
  /// Pieces of one text with forms for numbers, at all levels of nesting together.
  package static let textPieces = 20
  /// Forms of a text inside each other.
  package static let formDepth = 16
  /// Words, signs and texts of one source file that is searched for dialogs.
  package static let codeTokens = 200_000
  /// Dialogs of one source file.
  package static let codeDialogs = 2_000
  /// Words, signs and texts of an argument that is searched for a text, and below of the buttons of
  /// a dialog.
  package static let argumentTokens = 300
  package static let closureTokens = 3_000
  /// Dialogs of an app that are judged in one run, each in each language.
  package static let importedDialogs = 20_000

  /// Unicode scalars of one text of a scene.
  package static let textScalars = TextLimit.text.scalars
  /// Unicode scalars of an id or of the name of an event.
  package static let nameScalars = 128
  /// Variants of one text.
  package static let textVariants = 8
  package static let alertButtons = 20
  package static let alertFields = 10
  /// Files of one bundle.
  package static let bundleFiles = 1_000
  /// Folders of a bundle inside each other.
  package static let bundleDepth = 8
  /// Elements that open elements.
  package static let openedElements = 8
  /// Elements below each other in one place.
  package static let contentElements = 200
  /// Rows, columns, grids and cards inside of each other.
  package static let stackDepth = 16
  package static let screens = 500
  package static let tabs = 200
  package static let barItems = 20
  package static let keypadKeys = 40
  package static let rows = 10_000
  /// Rows that an application may deliver for one table.
  package static let appRows = RowList.most
  /// Milliseconds between two signs of life of an application: ten minutes.
  package static let heartbeatMilliseconds = 600_000
  /// The longest time without an action after which an application may ask to be told: a day.
  package static let idleMilliseconds = 86_400_000
  package static let rowStyles = 50
  package static let rowSlots = 10
  package static let tableSections = 100
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

  /// Bytes of one HTML page.
  package static let htmlBytes = 1 << 18
  /// Tags of one page. A parser compares each of them with all that it stands in.
  package static let htmlTags = 10_000
  /// Bytes of one tag: its attributes are compared with each other.
  package static let htmlTagBytes = 4_096
  /// Elements of one page inside each other, and the text in them.
  package static let htmlDepth = Page.depth
  /// Bytes of memory that a page may take once it is read.
  package static let htmlMemory = 1 << 26

  /// Width or height of a screen in memory, in pixels.
  package static let screenSide = 8_192
  /// Pixels of a screen in memory, each of 4 bytes: those of a screen of 4096 by 4096.
  package static let screenPixels = 16_777_216

  /// Width or height of an image, in pixels.
  package static let imageSide = 16_384
  /// Pixels of an image: those of a screen of 8192 by 4096.
  package static let imagePixels = 33_554_432

  /// Rows of one table that are kept for the next start, and below the bytes of all rows of a
  /// scene.
  package static let keptRows = 1_000
  package static let keptBytes = 8 << 20

  /// Bytes of a recording: hours of touching.
  package static let recordingBytes = 16 << 20
  package static let recordingDevices = 64
  /// Events of all devices of a recording together.
  package static let recordingEvents = 2_000_000
  /// Bytes of a recorded device's name; longer ones are cut.
  package static let recordingNameBytes = 256

  /// Bytes of an input script, and below the number of its actions.
  package static let scriptBytes = 1 << 20
  package static let scriptSteps = 10_000
  /// Characters that a script types, in all its lines.
  package static let scriptTyped = 10_000
  /// Milliseconds of one wait or hold of a script: an hour.
  package static let scriptMilliseconds = 3_600_000
  /// The largest coordinate of a script, in pixels.
  package static let scriptPixels = 32_767
  /// Detents of one turn in a script, in either direction.
  package static let scriptDetents = 1_000

  /// Bytes of the file of a picture of the bundle.
  package static let pictureBytes = 16 << 20
  /// Pixels of a picture of the bundle, which is kept in memory while it is scaled: 64 MB.
  package static let picturePixels = 1 << 24
  /// Pixels that a picture is scaled to: more than a screen of 3840x2160 has.
  package static let scaledPicturePixels = 1 << 23
  /// Passes in which a picture refines itself. Each costs as much as a picture with a single one.
  package static let pictureScans = 100
  /// Pictures of one scene that took too long to be drawn; past them no other is tried.
  package static let stoppedPictures = 4
  /// Bytes of a drawing (SVG): such a file is text, and ten thousand shapes have room in it.
  package static let drawingBytes = 4 << 20
  /// Elements of a drawing. Elements to which others refer count again with each reference.
  package static let drawingElements = 20_000
  /// Elements of a drawing inside each other.
  package static let drawingDepth = 64
  /// Attributes of one element of a drawing.
  package static let drawingAttributes = 64
  /// Selectors of a drawing's style sheets. Each is compared with every element.
  package static let drawingSelectors = 500
  /// Bytes of scaled pictures that are kept and not on the screen.
  package static let keptPictureBytes = 32 << 20
}

/// The limits for reading one file.
package struct FileLimits: Hashable, Sendable {
  package var bytes: Int
  /// The number of scalars, lists and maps together.
  package var nodes: Int

  /// The limits of scenes, profiles, word lists and project files.
  package static let standard = FileLimits(bytes: Limits.fileBytes, nodes: Limits.nodes)
  /// The limits of files with the texts of an app in all languages.
  package static let imported = FileLimits(bytes: Limits.importedBytes, nodes: 1_000_000)
  /// The limits of a file with the findings of a linter in a large project.
  package static let baseline = FileLimits(bytes: 32 << 20, nodes: 1_000_000)
}
