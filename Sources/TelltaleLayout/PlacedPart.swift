import TelltaleGraphics
import TelltaleModel

/// One thing to draw.
package struct PlacedPart: Hashable, Sendable {
  package var shape: Shape
  /// Nothing of it is seen outside of this.
  package var clip: PixelRect
  /// The control that it belongs to, whose state decides its colours.
  package var control: ControlID?
  /// Whether it stands on the fill of a control that is selected.
  package var isSelected = false
  /// By which theme alone it is drawn; absent, by both.
  package var appearance: Appearance?
  /// What it is of; told only where a tree of meaning is made.
  package var subject: Subject?

  package init(
    _ shape: Shape, clip: PixelRect, control: ControlID? = nil, subject: Subject? = nil
  ) {
    self.shape = shape
    self.clip = clip
    self.control = control
    self.subject = subject
  }

  package struct Subject: Hashable, Sendable {
    /// Where the element that it was placed for stands in the file.
    package var element: NodePath
    /// The control that it says something about, whether its colours follow that or not.
    package var control: ControlID?
  }

  package enum Shape: Hashable, Sendable {
    case fill(PixelRect, radius: Int, PartInk)
    case stroke(PixelRect, radius: Int, width: Int, PartInk)
    /// An ink that grows from nothing at the upper edge to all of it at the lower one.
    case shade(PixelRect, PartInk)
    case text(PlacedText, PartInk)
    /// A picture of the bundle, scaled to fit.
    case picture(PixelRect, name: String)
    /// A picture of the bundle in a place that gives it its shape. Until it comes a patch stands there,
    /// with an icon of the profile on it where one is named.
    case artwork(PixelRect, PictureShape, name: String, placeholder: String?)
    /// A shape of the profile, scaled to fit.
    case icon(PixelRect, name: String, PartInk)
    /// A chevron or a mark: an icon that says in a picture what states say in words.
    case sign(PixelRect, name: String, PartInk)
    /// What a button or key stands on, at rest in this colour, and its mark of the focus or of a press.
    case body(PixelRect, radius: Int, PartInk, destroys: Bool)
    /// The mark of a control that stands on nothing: seen only with focus or while pressed.
    case ground(PixelRect, radius: Int, destroys: Bool)
    /// The ring of a control whose ground stays as it is.
    case ring(PixelRect, radius: Int)
    /// A typing mark: seen only while its control is typed into.
    case caret(PixelRect, PartInk)
    /// What says that Caps Lock is on, while the secret field is typed into.
    case capsLock(PixelRect, on: ColorRole)
    case spinner(PixelRect)
    /// 0 to 1 of a line that fills, in an ink.
    case progress(PixelRect, Double, PartInk)
    /// A ring that fills.
    case gauge(PixelRect, GaugeLook)
    /// A code, dark on light in every theme, with so many pixels around it that stay light.
    case code(PixelRect, quiet: Int, ModuleGrid)
    /// Shows how far an area has scrolled.
    case indicator(NodePath, PixelRect)
    /// The track of a value, as much of it as the value fills, and its knob; a halo of this radius shows that a
    /// hand has it.
    case track(
      PixelRect, filled: PixelRect, knob: PixelRect, reach: Int, isEnabled: Bool)
    /// What says whether something is on or off.
    case capsule(PixelRect, knob: PixelRect, isOn: Bool, isEnabled: Bool)
  }
}
