import ArgumentParser
import Glibc
import TelltaleEvdev
import TelltaleGraphics
import TelltaleImages
import TelltaleModel
import TelltalePages
import TelltaleProfiles
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// A profile with its fonts and words: what a command needs before it can show a scene.
struct Stage {
  let profile: Profile
  /// Where the profile's values stand.
  let source: LoadedProfile
  let lexicons: Lexicons
  let fonts: FontBook

  /// Loads the profile and opens its fonts, or complains and ends with the right exit code.
  ///
  /// `sceneProfile`, which costs a reading of the scene, is asked for only where it counts.
  init(_ settings: SceneSettings, sceneProfile: @autoclosure () -> NamedProfile? = nil) throws {
    source = try Stage.profile(settings, sceneProfile: sceneProfile())
    profile = source.profile
    lexicons = Stage.lexicons()
    do throws(FontError) {
      fonts = try FontBook(
        faces: profile.typography.faces, directories: Stage.fontDirectories())
    } catch {
      StandardStreams.complain(source.refusal(error).description)
      throw ExitStatus.badProfile.code
    }
  }

  /// What a session is played in; the on-screen keyboard is looked up only where it may be needed.
  func world(for shown: ShownScene) -> World {
    let needsKeyboard = shown.scene.hasFields && profile.keyboard.onScreen != .never
    let keyboard = needsKeyboard ? keyboard(for: shown.language) : nil
    return World(
      profile: profile, typesetter: fonts, pages: pages(for: shown), keyboard: keyboard)
  }

  /// The keyboard on the screen for a language; one that is not there is complained about.
  private func keyboard(for language: Language) -> KeyboardLayout? {
    KeyboardLayout(profile.keyboard, language: language) { missing, isAll in
      StandardStreams.complain(
        "telltale: warning: no keyboard layout '\(missing)', so \(isAll ? "none is" : "it is not")"
          + " shown on the screen; install xkb-data, or name another layout in the profile's"
          + " keyboard section")
    }
  }

  private func pages(for shown: ShownScene) -> (any PageSetter)? {
    guard shown.scene.hasPages else { return nil }
    return PageBook(fonts: fonts, imageSize: PictureFiles(bundle: shown.files).size)
  }

  /// The profile by option, device file or the scene's own word.
  static func profile(
    _ settings: SceneSettings, sceneProfile: @autoclosure () -> NamedProfile?
  ) throws -> LoadedProfile {
    let chosen = settings.device ?? settings.profile
    let named = chosen == nil ? sceneProfile() : nil
    guard chosen != nil || named != nil else {
      StandardStreams.complain(
        "telltale: no profile; name one with --profile (telltale profile list shows them), "
          + "or in the scene with 'profile: NAME'")
      throw ExitStatus.usage.code
    }
    let loaded: LoadedProfile
    do throws(LoadErrors) {
      let library = ProfileLibrary()
      if let named {
        loaded = try library.load(named)
      } else {
        loaded = try library.load(chosen ?? "")
      }
    } catch {
      StandardStreams.complain(error.description)
      throw ExitCode(error.exitCode)
    }
    try requireAgreement(of: loaded, settings)
    return loaded
  }

  /// A device file names the platform that it extends; another one beside it would go unheard.
  private static func requireAgreement(
    of loaded: LoadedProfile, _ settings: SceneSettings
  ) throws {
    guard let device = settings.device, let profile = settings.profile else { return }
    let name = profile.split(separator: "/").last.map(String.init) ?? profile
    let isExtended = loaded.files.contains { file in
      let last = file.split(separator: "/").last.map(String.init) ?? file
      return last == name || last == name + ".yaml"
    }
    guard !isExtended else { return }
    StandardStreams.complain(
      "telltale: --device \(device) does not extend --profile \(profile); leave --profile out, or "
        + "name the platform under 'extends' in the device file")
    throw ExitStatus.usage.code
  }

  /// What the runtime says by itself in a language.
  func words(_ language: Language) -> InterfaceWords {
    do throws(LoadErrors) {
      return try LexiconLibrary().loadInterfaceWords().interface(in: language)
    } catch {
      StandardStreams.complain(error.description)
      return .english
    }
  }

  static func lexicons() -> Lexicons {
    do throws(LoadErrors) {
      return try LexiconLibrary().loadCancelTitles()
    } catch {
      StandardStreams.complain(error.description)
      return .empty
    }
  }

  /// `TELLTALE_FONT_PATH`, folders parted by colons, or where Debian keeps its fonts.
  static func fontDirectories() -> [String] {
    guard let value = getenv("TELLTALE_FONT_PATH") else { return ["/usr/share/fonts"] }
    return String(cString: value).split(separator: ":").map(String.init)
  }
}
