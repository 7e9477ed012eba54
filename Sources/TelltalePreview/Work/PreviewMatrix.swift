import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleProfiles
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// The pictures of a scene on every profile: of each the first frame on a usual screen of it, as `telltale render`
/// draws it.
enum PreviewMatrix {
  /// One of the pictures.
  enum Picture: Sendable {
    case drawn(profile: String, png: [UInt8])
    /// The scene cannot be shown on this profile, with the reason.
    case refused(profile: String, String)
  }

  /// Returns the profiles that scenes can be shown on.
  static func profiles(_ surroundings: Surroundings) -> [String] {
    let library = ProfileLibrary(path: surroundings.files)
    return library.usableNames()
  }

  /// Returns the scene on one profile, with theme, language and text size as they are set.
  static func picture(_ profile: String, _ options: PreviewOptions) -> Picture {
    var options = options
    options.settings.scene.profile = profile
    options.settings.scene.device = nil
    options.settings.size = nil
    options.settings.panel = nil
    options.settings.distance = nil
    options.surroundings.notices = Notices { _ in }
    do throws(RuntimeError) {
      let load = try PreviewLoad(options)
      return .drawn(profile: profile, png: png(load, options))
    } catch {
      return .refused(profile: profile, error.message)
    }
  }

  private static func png(_ load: PreviewLoad, _ options: PreviewOptions) -> [UInt8] {
    let (setup, shown) = (load.edition.setup, load.edition.shown)
    let builder = ScreenBuilder(
      shown, on: setup, options.settings.placed(on: nil), size: load.size, reducesMotion: true)
    return builder.still().painter.withCanvas { PNGFile.encode($0) }
  }
}
