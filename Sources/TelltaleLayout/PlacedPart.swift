import TelltaleGraphics
import TelltaleModel

/// A thing to draw.
package struct PlacedPart: Hashable, Sendable {
  package var shape: Shape
  /// The rectangle outside of which nothing of it is seen.
  package var clip: PixelRect
  /// The control to which it belongs, whose state decides its colours.
  package var control: ControlID?
  /// True where it stands on the fill of a control that is selected.
  package var isSelected = false
  /// The only theme in which it is drawn; `nil` for both.
  package var appearance: Appearance?
  /// The subject of the part; recorded only where a tree of meaning is made.
  package var subject: Subject?

  /// A part of a surface.
  ///
  /// - Parameters:
  ///   - shape: The outline and the ink, in pixels of the display.
  ///   - clip: Pixels outside of which nothing of it is seen.
  ///   - control: The control whose state decides its colours; `nil` where none does.
  ///   - subject: The element and the control that it tells about; `nil` where nobody asks.
  package init(
    _ shape: Shape, clip: PixelRect, control: ControlID? = nil, subject: Subject? = nil
  ) {
    self.shape = shape
    self.clip = clip
    self.control = control
    self.subject = subject
  }

  /// The element and the control about which a part tells something.
  package struct Subject: Hashable, Sendable {
    /// The place in the file of the element for which the part was placed.
    package var element: NodePath
    /// The control about which it says something, whether its colours follow that control or not.
    package var control: ControlID?
  }

  package enum Shape: Hashable, Sendable {
    case fill(PixelRect, radius: Int, PartInk)
    case stroke(PixelRect, radius: Int, width: Int, PartInk)
    /// An ink that grows from none at the upper edge to its full strength at the lower one.
    case shade(PixelRect, PartInk)
    case text(PlacedText, PartInk)
    /// A picture of the bundle, scaled to fit.
    case picture(PixelRect, name: String)
    /// A picture of the bundle in a place that gives it its shape. Until it arrives, a patch stands
    /// there, with an icon of the profile on it where one is named.
    case artwork(PixelRect, PictureShape, name: String, placeholder: String?)
    /// A shape of the profile, scaled to fit.
    case icon(PixelRect, name: String, PartInk)
    /// A chevron or a mark: an icon for something that the states say in words.
    case sign(PixelRect, name: String, PartInk)
    /// The body of a button or key, at rest in this colour, and its mark of the focus or of a
    /// press.
    case body(PixelRect, radius: Int, PartInk, destroys: Bool)
    /// The mark of a control without a body: seen only with focus or while pressed.
    case ground(PixelRect, radius: Int, destroys: Bool)
    /// The ring of a control whose ground stays as it is.
    case ring(PixelRect, radius: Int)
    /// A caret: seen only while its control is typed into.
    case caret(PixelRect, PartInk)
    /// The sign that Caps Lock is on, seen while the secret field is typed into.
    case capsLock(PixelRect, on: ColorRole)
    case spinner(PixelRect)
    /// A line that fills, from 0 to 1, in an ink.
    case progress(PixelRect, Double, PartInk)
    /// A ring that fills.
    case gauge(PixelRect, GaugeLook)
    /// A code, dark on light in every theme, with so many pixels around it that stay light.
    case code(PixelRect, quiet: Int, ModuleGrid)
    /// The indicator of how far an area has scrolled.
    case indicator(NodePath, PixelRect)
    /// The track of a value, the part of it that the value fills, and its knob. A halo of this
    /// radius shows that a finger or the knob has hold of it.
    case track(
      PixelRect, filled: PixelRect, knob: PixelRect, reach: Int, isEnabled: Bool)
    /// The switch that shows whether something is on or off.
    case capsule(PixelRect, knob: PixelRect, isOn: Bool, isEnabled: Bool)
  }
}
