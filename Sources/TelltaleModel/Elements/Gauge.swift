import TelltaleGraphics

/// A ring that fills clockwise, in every language, with a figure in its middle: how much there is of something.
package struct Gauge: Hashable, Sendable {
  package var id: String?
  /// What it shows, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application says so in other words.
  package var aboutBinding: String? = nil
  /// 0 to 1, until the application says something.
  package var share: Double
  /// The name under which it does.
  package var binding: String?
  /// In the middle, as large as there is room.
  package var figure: RichText?
  /// Below it.
  package var caption: RichText?
  package var style: Style
  /// Points; absent, an eleventh of its size.
  package var thickness: Points?
  /// The colour of the part that is filled; absent, the accent.
  package var color: ColorValue?
  package var colorBinding: String?
  /// Points across; absent, what there is room for.
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
