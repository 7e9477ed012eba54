/// A line that fills and shows how far something has come, where its end is known.
package struct ProgressBar: Hashable, Sendable {
  package var id: String?
  /// The description of what goes on, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
  package var aboutBinding: String? = nil
  /// The share from 0 to 1, until the application says something.
  package var share: Double
  /// The name under which the application says the share.
  package var binding: String?
  /// The text below it, at the side where it begins: how much has passed.
  package var elapsed: RichText?
  /// The text below it, at the side where it ends: how much is left.
  package var remaining: RichText?
  /// The figure beside it, where it ends.
  package var figure: Figure?
  /// The colour of the filled part; absent, the accent.
  package var color: ColorValue? = nil
  package var colorBinding: String? = nil

  package enum Figure: Hashable, Sendable {
    /// The share in percent, as its language writes that.
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
