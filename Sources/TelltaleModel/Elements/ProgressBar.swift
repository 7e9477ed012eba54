/// A line that fills: how far something has come of which the end is known.
package struct ProgressBar: Hashable, Sendable {
  package var id: String?
  /// What goes on, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application says so in other words.
  package var aboutBinding: String? = nil
  /// 0 to 1, until the application says something.
  package var share: Double
  /// The name under which it does.
  package var binding: String?
  /// Told below it, at the side where it begins: how much has passed.
  package var elapsed: RichText?
  /// The same at the side where it ends: how much is left.
  package var remaining: RichText?
  /// Told beside it, where it ends.
  package var figure: Figure?
  /// Of what is filled; absent, the accent.
  package var color: ColorValue? = nil
  package var colorBinding: String? = nil

  package enum Figure: Hashable, Sendable {
    /// How far it has come in percent, as its language writes that.
    case percent
    case text(RichText)
  }

  package init(
    id: String? = nil, about: TextVariants? = nil, share: Double = 0, binding: String? = nil,
    elapsed: RichText? = nil, remaining: RichText? = nil,
    figure: Figure? = nil
  ) {
    self.id = id
    self.about = about
    self.share = share
    self.binding = binding
    self.elapsed = elapsed
    self.remaining = remaining
    self.figure = figure
  }
}
