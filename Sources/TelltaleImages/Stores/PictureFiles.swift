import TelltaleGraphics
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// The files that pictures are made from: those of a scene's bundle, and the icons of the profiles.
package struct PictureFiles: Sendable {
  private let bundle: BundleFiles
  private let icons: IconLibrary
  private let helper: PictureHelper

  /// - Parameters:
  ///   - bundle: The files beside the scene.
  ///   - icons: Those of the profiles.
  ///   - helper: The program that makes what is not made in this process.
  package init(
    bundle: BundleFiles, icons: IconLibrary = IconLibrary(), helper: HelperProgram = .installed
  ) {
    self.bundle = bundle
    self.icons = icons
    self.helper = PictureHelper(helper)
  }

  /// Reads, decodes and scales a picture. For a place larger than any screen, which is magnified, it
  /// is made smaller than that: whoever paints it stretches it.
  package func image(for key: PictureKey) throws(PictureError) -> GlyphImage {
    let room = key.size.limited(toPixels: Limits.scaledPicturePixels)
    let bitmap = try Bitmap.decode(bytes(of: key), fitting: room, by: helper).fitted(into: room)
    return key.kind == .icon ? GlyphImage(shape: bitmap) : GlyphImage(colors: bitmap)
  }

  /// The size that a picture of the bundle says it has, in pixels; read from the file each time.
  package func size(of name: String) -> PixelSize? {
    let key = PictureKey(.bundle, name, size: PixelSize(width: 0, height: 0))
    do throws(PictureError) {
      return try Bitmap.size(of: bytes(of: key))
    } catch {
      return nil
    }
  }

  private func bytes(of key: PictureKey) throws(PictureError) -> [UInt8] {
    do throws(LoadError) {
      switch key.kind {
      case .bundle: return try bundle.read(key.name, limit: Limits.pictureBytes)
      case .icon: return try icons.read(key.name)
      }
    } catch {
      throw PictureError(
        error.message + (error.remedy.map { "; \($0)" } ?? ""))
    }
  }
}
