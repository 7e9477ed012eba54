/// A picture at a size: what a scaled one is kept under.
package struct PictureKey: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A file that belongs to the scene, by its path.
    case bundle
    /// A shape of the profile, by its name.
    case icon
  }

  package var kind: Kind
  package var name: String
  /// Pixels that it is scaled to fit into.
  package var size: PixelSize
  /// It fills that size, and what reaches beyond is cut off on both sides alike.
  package var fills: Bool

  package init(_ kind: Kind, _ name: String, size: PixelSize, fills: Bool = false) {
    self.kind = kind
    self.name = name
    self.size = size
    self.fills = fills
  }
}

/// How a picture stands in its place.
package struct PictureShape: Hashable, Sendable {
  /// It fills the place and is cut where it reaches beyond; else it fits, and is centred.
  package var fills: Bool
  /// Pixels of its round corners.
  package var radius: Int
  /// How much of its light is taken, of 255: of the picture's own, and of nothing that is seen through it.
  package var shade: UInt8

  package init(fills: Bool = false, radius: Int = 0, shade: UInt8 = 0) {
    self.fills = fills
    self.radius = radius
    self.shade = shade
  }
}

/// Where a rasterizer gets pictures from.
package protocol PictureSource {
  /// The picture with `left` and `top` 0: colours of the bundle's, coverage of icons. Icons are no
  /// larger than asked for; a picture of another size than that is stretched. `nil` while it is not
  /// there.
  func image(for key: PictureKey) -> GlyphImage?
}

/// Has none.
package struct NoPictures: PictureSource {
  package init() {}

  package func image(for key: PictureKey) -> GlyphImage? { nil }
}

extension DrawCommand {
  /// The picture that it shows.
  package var picture: PictureKey? {
    switch self {
    case .picture(let rect, let name, _): PictureKey(.bundle, name, size: rect.size)
    case .artwork(let rect, let shape, let name, _):
      PictureKey(.bundle, name, size: rect.size, fills: shape.fills)
    case .icon(let rect, let name, _): PictureKey(.icon, name, size: rect.size)
    case .fill, .gradient, .roundedFill, .roundedStroke, .arc, .modules, .shadow, .scrim, .glyphs,
      .pushClip,
      .popClip:
      nil
    }
  }
}

extension DisplayList {
  /// All pictures that it shows.
  package var pictures: Set<PictureKey> { Set(commands.lazy.compactMap(\.picture)) }
}
