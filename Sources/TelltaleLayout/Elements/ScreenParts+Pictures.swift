import TelltaleGraphics
import TelltaleModel

extension ScreenParts {
  /// Adds a picture of the bundle, and what dims it by night.
  mutating func add(
    _ name: String, in rect: PixelRect, _ shape: PictureShape, placeholder: String? = nil,
    _ shade: PictureShade = .content, of control: ControlID? = nil
  ) {
    add(.artwork(rect, shape, name: name, placeholder: placeholder), of: control)
    add(.fill(rect, radius: shape.radius, .shade(shade)))
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
