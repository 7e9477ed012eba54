import TelltaleGraphics
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// The files from which pictures are made: those of a scene's bundle, and the icons of the
/// profiles.
package struct PictureFiles: Sendable {
  private let bundle: BundleFiles
  private let icons: IconLibrary
  private let helper: PictureHelper
  /// What the application has delivered by itself.
  let delivered = DeliveredPictures()

  /// The files of a scene and of its profiles.
  ///
  /// - Parameters:
  ///   - bundle: The files beside the scene.
  ///   - icons: The icons of the profiles.
  ///   - helper: The program that makes pictures whose libraries are not trusted with this process.
  package init(
    bundle: BundleFiles, icons: IconLibrary = IconLibrary(), helper: HelperProgram = .installed
  ) {
    self.bundle = bundle
    self.icons = icons
    self.helper = PictureHelper(helper)
  }

  /// Reads, decodes and scales a picture. For a place larger than any screen, which is magnified, it
  /// is made smaller than that: whoever paints it stretches it.
  ///
  /// - Parameter key: Which picture, and how large.
  /// - Returns: The picture, and what is not as it should be with it, where anything is.
  /// - Throws: Why there is none, and what to do.
  func image(
    for key: PictureKey
  ) throws(PictureError) -> (image: GlyphImage, problem: PictureNotice?) {
    let room = key.size.limited(toPixels: Limits.scaledPicturePixels)
    if case .raw(let raw)? = delivered[key.name] {
      return (GlyphImage(colors: Self.scaled(raw, to: room, fills: key.fills)), nil)
    }
    let bytes = try bytes(of: key)
    let whole: Bitmap
    let bitmap: Bitmap
    if key.fills, let cover = try cover(of: bytes, room) {
      whole = try Bitmap.decode(bytes, fitting: cover, by: helper)
      bitmap = whole.fitted(into: cover).cropped(to: room)
    } else {
      whole = try Bitmap.decode(bytes, fitting: room, by: helper)
      bitmap = whole.fitted(into: room)
    }
    let problem = whole.lack.map {
      PictureNotice(
        kind: key.kind, name: key.name, message: $0.error.description, isShown: true)
    }
    let image = key.kind == .icon ? GlyphImage(shape: bitmap) : GlyphImage(colors: bitmap)
    return (image, problem)
  }

  /// Pixels need no decoding; those that have the size of their place are not even copied.
  private static func scaled(_ raw: RawPicture, to room: PixelSize, fills: Bool) -> Bitmap {
    let bitmap = Bitmap(size: raw.size, words: raw.words)
    guard fills, room.width > 0, room.height > 0 else { return bitmap.fitted(into: room) }
    let cover = raw.size.covering(room).limited(toPixels: Limits.scaledPicturePixels)
    return bitmap.fitted(into: cover).cropped(to: room)
  }

  /// Returns the size that a picture of the bundle states. The file is read each time.
  ///
  /// - Parameter name: The picture's path in the scene's folder.
  /// - Returns: The size in pixels; `nil` for drawings, and where the picture cannot be read.
  package func size(of name: String) -> PixelSize? {
    let key = PictureKey(.bundle, name, size: PixelSize(width: 0, height: 0))
    do throws(PictureError) {
      return try Bitmap.size(of: bytes(of: key))
    } catch {
      return nil
    }
  }

  /// The size at which a picture covers a place; `nil` for one without proportions of its own.
  private func cover(of bytes: [UInt8], _ place: PixelSize) throws(PictureError) -> PixelSize? {
    let isDrawing = try PictureFormat(bytes) == .svg
    let own = try isDrawing ? SVGPicture.proportions(of: bytes) : Bitmap.size(of: bytes)
    guard let own, own.width > 0, own.height > 0, place.width > 0, place.height > 0 else {
      return nil
    }
    return own.covering(place).limited(toPixels: Limits.scaledPicturePixels)
  }

  private func bytes(of key: PictureKey) throws(PictureError) -> [UInt8] {
    if key.kind == .bundle, DeliveredPicture.name(at: key.name) != nil {
      guard case .encoded(let bytes)? = delivered[key.name] else {
        throw PictureError("it was taken back", "deliver it again")
      }
      return bytes
    }
    do throws(LoadError) {
      switch key.kind {
      case .bundle: return try bundle.read(key.name, limit: Limits.pictureBytes)
      case .icon: return try icons.read(key.name)
      }
    } catch {
      throw PictureError(error.message, error.remedy)
    }
  }
}
