import TelltaleCodes
import TelltaleEvdev
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltalePages
import TelltaleProfiles
import TelltaleSession
import TelltaleText

/// A platform with its fonts, by which a scene is shown. It belongs to one thread at a time, as its fonts do.
package struct ProfileSetup {
  package internal(set) var platform: Platform
  package let fonts: FontBook
  /// The display for which the sizes of letters and targets were chosen; `nil` while they are as the profile
  /// designs them.
  var panel: PanelFacts?
  /// Makes QR codes.
  private let codes = CodeBook()

  package var profile: Profile { platform.profile }
  package var notices: Notices { platform.surroundings.notices }

  /// Opens the fonts of a platform.
  ///
  /// - Parameter platform: The platform, whose profile lists the faces.
  /// - Throws: An error where none of the fonts can be used.
  package init(_ platform: Platform) throws(RuntimeError) {
    self.platform = platform
    do throws(FontError) {
      fonts = try FontBook(
        faces: platform.profile.typography.faces, directories: platform.surroundings.fonts)
    } catch {
      throw RuntimeError(platform.source.refusal(error))
    }
  }

  /// Loads the profile that the settings name, else the scene's own, and opens its fonts.
  ///
  /// - Parameters:
  ///   - settings: The settings; they may name a profile, a device file and a panel to try.
  ///   - surroundings: The search path of files, the folders of fonts, and the notices.
  ///   - sceneProfile: The profile that the scene names; asked for only where the settings name none.
  /// - Throws: An error where the profile, the fonts or the panel cannot be used.
  package init(
    _ settings: SceneSettings, in surroundings: Surroundings,
    sceneProfile: @autoclosure () throws(RuntimeError) -> NamedProfile? = nil
  ) throws(RuntimeError) {
    try self.init(Platform(settings, in: surroundings, sceneProfile: sceneProfile()))
    if let trial = settings.panel { try place(on: trial) }
  }

  /// Makes the environment that a session is played in. The on-screen keyboard is looked up only where it may be
  /// needed.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - files: `.awaited` lets frames wait for its web pages.
  /// - Returns: The environment, for one session.
  package func environment(for shown: ShownScene, files: FileTiming = .awaited) -> Environment {
    let needsKeyboard = shown.scene.hasFields && profile.keyboard.onScreen != .never
    let keyboard = needsKeyboard ? keyboard(for: shown.language) : nil
    return Environment(
      profile: profile, plain: plainLook, typesetter: fonts, pages: setter(of: shown, files),
      codes: codes, keyboard: keyboard, reducesMotion: platform.reducesMotion)
  }

  /// The environment of a session in which nothing is shown yet.
  package var emptyEnvironment: Environment {
    Environment(
      profile: profile, plain: plainLook, typesetter: fonts, codes: codes,
      reducesMotion: platform.reducesMotion)
  }

  private var plainLook: Environment.PlainLook {
    Environment.PlainLook(aids: platform.aids, profile: platform.source.profile)
  }

  /// Returns the files that the pictures of a scene are made from.
  ///
  /// - Parameter shown: The scene, with the files that it may show.
  /// - Returns: The scene's files, the icons of the profile, and the helper that decodes.
  package func pictureFiles(of shown: ShownScene) -> PictureFiles {
    PictureFiles(
      bundle: shown.files,
      icons: IconLibrary(path: platform.surroundings.files, of: [platform.source]),
      helper: platform.surroundings.helper)
  }

  /// The keyboard on the screen for a language. A layout that is not installed is told.
  private func keyboard(for language: Language) -> KeyboardLayout? {
    KeyboardLayout(profile.keyboard, language: language) { missing, isAll in
      notices.tell(
        "telltale: warning: no keyboard layout '\(missing)', so \(isAll ? "none is" : "it is not")"
          + " shown on the screen; install xkb-data, or name another layout in the profile's"
          + " keyboard section")
    }
  }

  private func setter(of shown: ShownScene, _ timing: FileTiming) -> (any PageSetter)? {
    guard shown.scene.hasPages else { return nil }
    if timing == .late, let late = latePages(of: shown) { return late }
    return PageBook(fonts: fonts, imageSize: pictureFiles(of: shown).size)
  }
}
