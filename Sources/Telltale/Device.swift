import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The device that a program is shown on: a platform's profile, with the additions of one unit's device file.
///
/// A device is read once and is a value: it may be used from any thread, and for as many screens as one
/// likes.
public struct Device: Sendable {
  /// The colours.
  public enum Theme: Hashable, Sendable {
    /// Dark on light.
    case day
    /// Light on black, which blinds nobody.
    case night
  }

  let platform: Platform
  let settings: SceneSettings

  /// Reads a platform's profile.
  ///
  /// - Parameters:
  ///   - profile: A name such as `kiosk` (`telltale profile list` prints them all), or the path of a
  ///     profile file.
  ///   - theme: The colours at the start; an app may change them later.
  ///   - language: What scenes are shown in, as a language tag such as `ja` or `zh-Hant`; without one,
  ///     what each scene says.
  ///   - textSize: The text size that people have set, from 1 to 2 times the profile's.
  ///   - folders: Where profiles, word lists and icons are looked for, before `TELLTALE_PROFILE_PATH`,
  ///     `./Platforms`, `/etc/telltale` and `/usr/share/telltale`; in debug builds, the package's own
  ///     come last.
  ///   - notices: Gets a line for each thing that somebody who looks after the device may want to know
  ///     and that stops nothing: a font that is not there, an input device that cannot be read. Called
  ///     from any thread; it has to return soon, and must not call the screen.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where the profile cannot be used, or an argument not be
  ///   taken.
  public init(
    profile: String, theme: Theme = .day, language: String? = nil, textSize: Double = 1,
    folders: [String] = [],
    notices: @escaping @Sendable (String) -> Void = Device.standardError
  ) throws(TelltaleError) {
    var settings = try Self.settings(theme, language, textSize)
    settings.profile = profile
    try self.init(settings, folders, notices)
  }

  /// Reads the device file of one unit, and the profile that it extends.
  ///
  /// - Parameters:
  ///   - file: The path of the device file, which says `extends: kiosk` and what this unit has:
  ///     connector, mode, rotation, input devices.
  ///   - theme: The colours at the start; an app may change them later.
  ///   - language: What scenes are shown in, as a language tag such as `ja` or `zh-Hant`; without one,
  ///     what each scene says.
  ///   - textSize: The text size that people have set, from 1 to 2 times the profile's.
  ///   - folders: Where profiles, word lists and icons are looked for, before `TELLTALE_PROFILE_PATH`,
  ///     `./Platforms`, `/etc/telltale` and `/usr/share/telltale`; in debug builds, the package's own
  ///     come last.
  ///   - notices: Gets a line for each thing that stops nothing and ought to be known. Called from any
  ///     thread; it has to return soon, and must not call the screen.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where a file cannot be used, or an argument not be taken.
  public init(
    file: String, theme: Theme = .day, language: String? = nil, textSize: Double = 1,
    folders: [String] = [],
    notices: @escaping @Sendable (String) -> Void = Device.standardError
  ) throws(TelltaleError) {
    var settings = try Self.settings(theme, language, textSize)
    settings.device = file
    try self.init(settings, folders, notices)
  }

  /// Writes a notice to standard error, as the command line does. Waits for nobody to read it: what
  /// there is no room for is counted, and told when there is room again.
  ///
  /// - Parameter line: What to write, without a line feed at its end.
  @Sendable public static func standardError(_ line: String) {
    TellingOutput.standardError.tell(line + "\n")
  }

  private init(
    _ settings: SceneSettings, _ folders: [String], _ notices: @escaping @Sendable (String) -> Void
  ) throws(TelltaleError) {
    self.settings = settings
    let path = SearchPath(folders: folders + SearchPath.standard().folders + Self.ownFolders)
    do throws(RuntimeError) {
      platform = try Platform(settings, in: Surroundings(files: path, notices: Notices(notices)))
    } catch {
      throw TelltaleError(error)
    }
  }

  /// The package's own, for builds that are tried on the machine that made them.
  private static var ownFolders: [String] {
    #if DEBUG
      let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      return ["/\(root)/Platforms"]
    #else
      return []
    #endif
  }

  private static func settings(
    _ theme: Theme, _ language: String?, _ textSize: Double
  ) throws(TelltaleError) -> SceneSettings {
    guard SceneSettings.textSizes.contains(textSize) else {
      throw .usage("textSize is \(textSize); expected a number from 1 to 2")
    }
    if let language, Language(checking: language) == nil {
      throw .usage(
        "language is \(Quoted.text(language)); \(Language.expectation(besides: language))")
    }
    return SceneSettings(
      theme: Appearance(theme), lang: language, textSize: textSize)
  }
}

extension Appearance {
  init(_ theme: Device.Theme) {
    switch theme {
    case .day: self = .day
    case .night: self = .night
    }
  }
}
