import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// A profile with its word lists, by which scenes are judged. Any thread may use it.
package struct Platform: Sendable {
  package private(set) var profile: Profile
  /// The aids for readers that the profile was made with.
  let aids: ReadingAids
  /// True if only necessary motions are shown.
  let reducesMotion: Bool
  /// The profile as it was loaded, with the places of its values.
  package let source: LoadedProfile
  package let lexicons: Lexicons
  package let surroundings: Surroundings

  /// Loads the profile that the settings name, or else the scene's own.
  ///
  /// - Parameters:
  ///   - settings: The settings; a device file goes before a profile.
  ///   - surroundings: The search path of files, and the notices.
  ///   - bounds: The folders in which files may lie beside the search path; `nil` for anywhere.
  ///   - sceneProfile: The profile that the scene names. It costs a reading of the scene and is asked for
  ///     only where the settings name none.
  /// - Throws: An error where there is no profile, or one that cannot be used.
  package init(
    _ settings: SceneSettings, in surroundings: Surroundings,
    within bounds: AllowedFolders? = nil,
    sceneProfile: @autoclosure () throws(RuntimeError) -> NamedProfile? = nil
  ) throws(RuntimeError) {
    let library = ProfileLibrary(path: surroundings.files, within: bounds)
    source = try Self.load(settings, library, sceneProfile: try sceneProfile())
    aids = settings.aids
    reducesMotion = settings.reducesMotion
    profile = aids == ReadingAids() ? source.profile : source.profile.with(aids)
    lexicons = Self.lexicons(in: surroundings)
    self.surroundings = surroundings
  }

  /// Returns the same platform with other values in its profile, as for a panel that is tried.
  func with(_ profile: Profile) -> Platform {
    var platform = self
    platform.profile = profile
    return platform
  }

  /// Loads the profile that an option, a device file or the scene names.
  private static func load(
    _ settings: SceneSettings, _ library: ProfileLibrary,
    sceneProfile: @autoclosure () throws(RuntimeError) -> NamedProfile?
  ) throws(RuntimeError) -> LoadedProfile {
    let chosen = settings.device ?? settings.profile
    let named = chosen == nil ? try sceneProfile() : nil
    guard chosen != nil || named != nil else {
      throw RuntimeError(
        .usage,
        "telltale: no profile; name one with --profile or in TELLTALE_PROFILE (telltale profile list shows "
          + "them), or in the scene with 'profile: NAME'")
    }
    let loaded: LoadedProfile
    do throws(LoadErrors) {
      if let named {
        loaded = try library.load(named)
      } else {
        loaded = try library.load(chosen ?? "")
      }
    } catch {
      throw RuntimeError(error)
    }
    try requireAgreement(of: loaded, settings)
    return loaded
  }

  /// Refuses a profile beside a device file that does not extend it; it would be ignored.
  private static func requireAgreement(
    of loaded: LoadedProfile, _ settings: SceneSettings
  ) throws(RuntimeError) {
    guard let device = settings.device, let profile = settings.profile else { return }
    let name = profile.split(separator: "/").last.map(String.init) ?? profile
    let isExtended = loaded.files.contains { file in
      let last = file.split(separator: "/").last.map(String.init) ?? file
      return last == name || last == name + ".yaml"
    }
    guard !isExtended else { return }
    throw RuntimeError(
      .usage,
      "telltale: --device \(device) does not extend --profile \(profile); leave --profile out, or "
        + "name the platform under 'extends' in the device file")
  }

  private static func lexicons(in surroundings: Surroundings) -> Lexicons {
    do throws(LoadErrors) {
      return try LexiconLibrary(path: surroundings.files).loadCancelTitles()
    } catch {
      surroundings.notices.tell(error.description)
      return .empty
    }
  }

  /// Returns the words that the runtime itself uses in a language.
  ///
  /// - Parameter language: The language.
  /// - Returns: The words; English ones where the word lists cannot be read, which is told.
  package func words(_ language: Language) -> InterfaceWords { surroundings.words(language) }
}
