import TelltaleGraphics
import TelltaleModel

/// A file `NAME.test.yaml`, which names scripts, the scene that they are played on, and the parts
/// that vary. Paths are relative to the file.
package struct TestFile: Hashable, Sendable {
  /// The scene of an app with a program.
  package var app: String?
  /// The scene of a question, or of screens without a program.
  package var scene: String?
  /// The command line of the app's program for sh. It runs in the folder of the file.
  package var program: String?
  /// The scripts, or folders of which every script counts.
  package var script: [String] = []
  /// The file of lines in JSON that an application of the scene would send.
  package var updates: String?
  package var device: String?
  package var profiles: [String] = []
  /// The widths and heights in pixels, such as `1280x720`.
  package var sizes: [String] = []
  /// The panels in place of sizes, with their pixels and millimetres.
  package var panels: [UsualPanel] = []
  package var languages: [Language] = []
  package var themes: [Appearance] = []
  package var textSizes: [Double] = []
  /// The time that the program may take to answer, in milliseconds of real time.
  package var answerWithin: Int?

  package init() {}

  /// The end of the names of such files.
  package static let ending = ".test.yaml"
}
