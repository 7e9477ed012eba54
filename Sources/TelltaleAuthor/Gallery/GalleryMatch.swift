import TelltaleCommands
import TelltaleGraphics
import TelltaleImages
import TelltaleRaster
import TelltaleSyntax
import TelltaleTrials

/// A gallery beside an earlier one, picture by picture.
struct GalleryMatch {
  /// That of the newer one.
  private let folder: String
  private let before: EarlierGallery

  init(folder: String, _ before: EarlierGallery) {
    self.folder = folder
    self.before = before
  }

  /// Leaves beside the pictures what the page shows of the comparison.
  func compare(_ entries: [GalleryEntry]) throws -> GalleryComparison {
    var number = 0
    var comparison = try GalleryComparison(before.entries, entries) { old, new in
      guard let was = before.bytes(of: old), let file = new.picture else {
        return GalleryChange(old.picture == nil && new.picture == nil ? .same : .changed)
      }
      let now = try SourceFile.read("\(folder)/\(file)", limit: 64 << 20, kind: .scene)
      guard was != now, let difference = Self.difference(was, now), difference.count > 0 else {
        return GalleryChange(.same)
      }
      number += 1
      var change = GalleryChange(.changed)
      change.before = "before/\(number).png"
      change.overlay = "differences/\(number).png"
      change.words = "\(difference.share) differs"
      try FileOutput.write(was, to: "\(folder)/before/\(number).png")
      try FileOutput.write(
        Self.png(difference.overlay), to: "\(folder)/differences/\(number).png")
      return change
    }
    for entry in comparison.gone {
      guard let bytes = before.bytes(of: entry) else { continue }
      number += 1
      try FileOutput.write(bytes, to: "\(folder)/before/\(number).png")
      comparison.changes[entry.subject]?.before = "before/\(number).png"
    }
    comparison.gone = comparison.gone.map { entry in
      var entry = entry
      entry.picture = nil
      return entry
    }
    return comparison
  }

  /// Nil where one of both is no picture.
  private static func difference(_ before: [UInt8], _ after: [UInt8]) -> PictureDifference? {
    guard let was = try? PNGFile.decode(before), let now = try? PNGFile.decode(after)
    else { return nil }
    return PictureDifference(
      PicturePixels(size: was.size, pixels: was.pixels),
      PicturePixels(size: now.size, pixels: now.pixels))
  }

  private static func png(_ picture: PicturePixels) -> [UInt8] {
    let canvas = Canvas(size: picture.size)
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        canvas.pixels[y * canvas.stride + x] = picture.pixels[y * picture.size.width + x]
      }
    }
    return PNGFile.encode(canvas)
  }
}
