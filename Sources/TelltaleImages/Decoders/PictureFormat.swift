/// What a file is by what it begins with; names of files can say anything.
enum PictureFormat: Hashable, Sendable {
  case png, jpeg, webp, svg

  init(_ bytes: [UInt8]) throws(PictureError) {
    func begins(_ magic: [UInt8]) -> Bool { bytes.starts(with: magic) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.isSVG(bytes) {
      self = .svg
    } else if begins([0x1F, 0x8B]) {
      throw PictureError("it is packed (gzip), as files in .svgz are", "unpack it")
    } else if begins([0xFF, 0xFE]) || begins([0xFE, 0xFF]) {
      throw PictureError("it is text in UTF-16", "where it is SVG, save it in UTF-8")
    } else {
      throw PictureError(
        "this is no picture in PNG, JPEG, WebP or SVG", "save it in one of these formats")
    }
  }

  /// Markup whose first element is `svg`, after the declarations and comments that come before it.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self).drop { $0 == "\u{FEFF}" }
    guard start.first(where: { !$0.isWhitespace }) == "<" else { return false }
    let names = start.split(separator: "<").map { $0.prefix { $0.isLetter || "!?:".contains($0) } }
    let first = names.first { name in
      guard let letter = name.first else { return false }
      return letter.isLetter
    }
    return first == "svg" || first == "svg:svg"
  }
}
