import TelltaleGraphics
import TelltaleModel

/// The part of a picture's light that is taken away by night, of 255. Nothing is brighter there
/// than its content needs.
package enum PictureShade: UInt8, Hashable, Sendable {
  /// The shade of a picture that is looked at.
  case content = 52
  /// The shade of a picture that lies behind all else, such as a map.
  case background = 148
}

extension ScreenParts {
  /// Adds a picture of the bundle, which is dimmed by night.
  mutating func add(
    _ name: String, in rect: PixelRect, _ shape: PictureShape, placeholder: String? = nil,
    _ shade: PictureShade = .content, of control: ControlID? = nil
  ) {
    var shape = shape
    shape.shade = shade.rawValue
    add(.artwork(rect, shape, name: name, placeholder: placeholder), of: control)
  }

  /// Adds a picture that lies behind all else.
  ///
  /// - Parameters:
  ///   - name: Its file by day.
  ///   - night: That of another one by night; absent, the same is dimmed.
  ///   - rect: Where it stands, in pixels.
  ///   - shape: How it fills that.
  ///   - control: What it lies behind, where that is a control.
  mutating func add(
    background name: String, night: String?, in rect: PixelRect, _ shape: PictureShape,
    of control: ControlID? = nil
  ) {
    guard let night else { return add(name, in: rect, shape, .background, of: control) }
    for (name, appearance) in [(name, Appearance.day), (night, .night)] {
      add(.artwork(rect, shape, name: name, placeholder: nil), of: control)
      parts[parts.count - 1].appearance = appearance
    }
  }
}
