import TelltaleFormats
import TelltaleGraphics

/// The files that pictures are made from: those of a scene's bundle, and the icons of the profiles.
package struct PictureFiles: Sendable {
  private let bundle: BundleFiles
  private let icons: IconLibrary

  package init(bundle: BundleFiles, icons: IconLibrary = IconLibrary()) {
    self.bundle = bundle
    self.icons = icons
  }

  /// Reads, decodes and scales a picture.
  package func image(for key: PictureKey) throws(PictureError) -> GlyphImage {
    let bitmap = try Bitmap.decode(bytes(of: key), fitting: key.size).fitted(into: key.size)
    return key.kind == .icon ? GlyphImage(shape: bitmap) : GlyphImage(colors: bitmap)
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
