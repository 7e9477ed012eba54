import TelltaleCodes
import TelltaleEvdev
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltalePages
import TelltaleScenes
import TelltaleSession
import TelltaleTestSupport
import TelltaleText

extension GalleryState {
  /// What it is played in on a platform: its fonts, pages, pictures and keys.
  func environment(on name: String, _ fonts: FontBook) throws -> Environment {
    let profile = try Platforms.profile(name)
    let files = PictureFiles(bundle: BundleFiles(beside: path))
    let language = try load(on: profile).accepted?.language ?? profile.language
    let keyboard =
      profile.keyboard.onScreen == .never
      ? nil : KeyboardLayout(profile.keyboard, language: language)
    return Environment(
      profile: profile, typesetter: fonts, pages: PageBook(fonts: fonts, imageSize: files.size),
      codes: CodeBook(), keyboard: keyboard)
  }
}
