import TelltaleGraphics
import TelltaleModel

/// A file `NAME.test.yaml`: which scripts are played on what, and over what. Paths are relative to it.
package struct TestFile: Hashable, Sendable {
  /// Screens, with a program behind them.
  package var app: String?
  /// A question, or screens without a program.
  package var scene: String?
  /// The app's program, a command line for sh, run in the file's folder.
  package var program: String?
  /// Scripts, or folders of which every script counts.
  package var script: [String] = []
  /// What the application of a scene says, in JSON lines.
  package var updates: String?
  package var device: String?
  package var profiles: [String] = []
  /// Widths and heights in pixels, `1280x720`.
  package var sizes: [String] = []
  /// Panels with their pixels and millimetres, in place of sizes.
  package var panels: [UsualPanel] = []
  package var languages: [Language] = []
  package var themes: [Appearance] = []
  package var textSizes: [Double] = []
  /// Milliseconds of real time that the program may take to answer.
  package var answerWithin: Int?

  package init() {}

  /// How the names of such files end.
  package static let ending = ".test.yaml"
}
