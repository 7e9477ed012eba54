/// The key under which a scaled picture is kept: the picture, and the size to which it is scaled.
package struct PictureKey: Hashable, Sendable {
  /// The place that a picture comes from.
  package enum Kind: Hashable, Sendable {
    /// A file that belongs to the scene, by its path.
    case bundle
    /// A shape of the profile, by its name.
    case icon
  }

  package var kind: Kind
  package var name: String
  /// The size in pixels that the picture is scaled to fit into, or to fill.
  package var size: PixelSize
  /// True where the picture fills the size. Parts that reach beyond are cut off on both sides alike.
  package var fills: Bool

  /// A picture at a size.
  ///
  /// - Parameters:
  ///   - kind: The place that it comes from.
  ///   - name: The path of a file, or the name of an icon.
  ///   - size: Pixels of its place.
  ///   - fills: True to cover the place and cut the rest; false to fit into it.
  package init(_ kind: Kind, _ name: String, size: PixelSize, fills: Bool = false) {
    self.kind = kind
    self.name = name
    self.size = size
    self.fills = fills
  }
}

/// The way in which a picture stands in its place.
package struct PictureShape: Hashable, Sendable {
  /// True where the picture fills the place and is cut at its edges. False where it fits, and is
  /// centred.
  package var fills: Bool
  /// The radius of its round corners, in pixels.
  package var radius: Int
  /// The part of the picture's own light that is taken away, of 255. Nothing that is seen through
  /// the picture gets darker.
  package var shade: UInt8

  /// A shape, by default that of a picture that fits and is left as it is.
  ///
  /// - Parameters:
  ///   - fills: True to fill the place and cut the rest.
  ///   - radius: Pixels of round corners; 0 for none.
  ///   - shade: Light that is taken away, from 0 to 255.
  package init(fills: Bool = false, radius: Int = 0, shade: UInt8 = 0) {
    self.fills = fills
    self.radius = radius
    self.shade = shade
  }
}

/// A source of pictures for a rasterizer.
package protocol PictureSource {
  /// Returns a picture with `left` and `top` 0: colours for one of the bundle, coverage for an
  /// icon.
  ///
  /// - Parameter key: The picture with the size of its place.
  /// - Returns: The picture; an icon is no larger than asked for, a picture of another size is
  ///   stretched. `nil` while it is not there.
  func image(for key: PictureKey) -> GlyphImage?
}

/// A source that has no pictures.
package struct NoPictures: PictureSource {
  package init() {}

  package func image(for key: PictureKey) -> GlyphImage? { nil }
}

extension DrawCommand {
  /// The picture that the command shows; `nil` where it shows none.
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
  /// All pictures that the list shows, each at the size of its place.
  package var pictures: Set<PictureKey> { Set(commands.lazy.compactMap(\.picture)) }
}
