import ArgumentParser
import Glibc
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// What all is shown by, from now on.
struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set theme, language, profile and more for everything that the unit's service shows.",
    discussion: """
      Settings that are not named keep their values. Another profile lays out everything anew: open questions take \
      input once they have been seen in the new form, and questions that the profile refuses end. The display and the \
      input devices stay. After a restart the settings of the unit apply again. The service's settings say who may set \
      what (`sets`); 77 if they do not allow it, 69 if no service listens. `telltale status` prints the values.

        telltale set --theme night --driving moving
      """)

  @Option(help: "day or night.")
  var theme: Appearance?

  @Option(help: "parked, idling or moving; any other word means the most restricted.")
  var driving: String?

  @Option(help: "Factor of the text size, from 1 to 2.")
  var textSize: Double?

  @Option(help: "Language of texts, such as ja or zh-Hant.")
  var language: String?

  @Option(help: "Brightness of the display, from 0 to 1; a hint for the program that dims it.")
  var brightness: Double?

  @Option(
    help: "Platform profile by name (telltale profile list), or a profile or device file.")
  var profile: String?

  @Option(help: "on or off: text at 7:1, lines and edges at 3:1.")
  var highContrast: OnOff?

  @Option(help: "on or off: texts are bold.")
  var boldText: OnOff?

  @Option(help: "on or off: only necessary motion.")
  var reduceMotion: OnOff?

  enum OnOff: String, ExpressibleByArgument, CaseIterable { case on, off }

  mutating func validate() throws {
    if wanted.isEmpty {
      throw ValidationError("nothing to set: name one of --theme, --driving, --profile, …")
    }
    if let textSize, !SceneSettings.textSizes.contains(textSize) {
      throw ValidationError("--text-size is \(textSize); expected a number from 1 to 2")
    }
    if let brightness, !(0...1).contains(brightness) {
      throw ValidationError("--brightness is \(brightness); expected a number from 0 to 1")
    }
    if let language, Language(checking: language) == nil {
      throw ValidationError(
        "--language is \(Quoted.text(language)); \(Language.expectation(besides: language))")
    }
  }

  func run() throws {
    try telling { try ServiceCaller.needed(within: nil).set(wanted) }
  }

  /// A name as it is, and a path from the root: the service has another working folder.
  static func whole(_ profile: String, in folder: String?) -> String {
    let isPath = profile.contains("/") || profile.hasSuffix(".yaml")
    guard isPath, !profile.hasPrefix("/"), let folder else { return profile }
    return SearchPath.join(folder, profile)
  }

  private static var workingFolder: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder)
  }

  private var wanted: [JSONValue.Member] {
    let values: [(String, JSONValue?)] = [
      ("theme", theme.map { .string($0.rawValue) }), ("driving", driving.map { .string($0) }),
      ("textSize", textSize.map { .number($0) }), ("language", language.map { .string($0) }),
      ("brightness", brightness.map { .number($0) }),
      ("highContrast", highContrast.map { .bool($0 == .on) }),
      ("profile", profile.map { .string(Self.whole($0, in: Self.workingFolder)) }),
      ("boldText", boldText.map { .bool($0 == .on) }),
      ("reduceMotion", reduceMotion.map { .bool($0 == .on) }),
    ]
    return values.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
  }
}
