import TelltaleGraphics

/// A ring that shows how much there is of something, with a figure in its middle. It fills clockwise in every
/// language.
package struct Gauge: Hashable, Sendable {
  package var id: String?
  /// The description for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
  package var aboutBinding: String? = nil
  /// The share from 0 to 1, until the application says something.
  package var share: Double
  /// The name under which the application says the share.
  package var binding: String?
  /// The text in the middle, as large as there is room.
  package var figure: RichText?
  /// The text below the figure.
  package var caption: RichText?
  package var style: Style
  /// The thickness of the ring in points; absent, an eleventh of its size.
  package var thickness: Points?
  /// The colour of the part that is filled; absent, the accent.
  package var color: ColorValue?
  package var colorBinding: String?
  /// The width in points; absent, as much as there is room for.
  package var size: Points?

  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// All the way round, from the top.
    case ring
    /// Open at the foot: three quarters of a turn.
    case arc
  }

  package init(
    id: String? = nil, about: TextVariants? = nil, share: Double = 0, binding: String? = nil,
    figure: RichText? = nil, caption: RichText? = nil, style: Style = .ring,
    thickness: Points? = nil, color: ColorValue? = nil, colorBinding: String? = nil,
    size: Points? = nil
  ) {
    self.id = id
    self.about = about
    self.share = share
    self.binding = binding
    self.figure = figure
    self.caption = caption
    self.style = style
    self.thickness = thickness
    self.color = color
    self.colorBinding = colorBinding
    self.size = size
  }
}
