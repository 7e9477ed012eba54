import TelltaleGraphics

/// The sizes of a profile's letters and targets on a panel, in arc minutes and millimetres.
package struct PanelFigures: Hashable, Sendable {
  /// One letter or target beside the size that is wanted of it.
  package struct Figure: Hashable, Sendable {
    package var role: String
    /// Arc minutes of a letter, millimetres of a target.
    package var value: Double
    package var wanted: Double
    package var isLetter: Bool

    /// True where it is less than wanted, by more than rounding to pixels can do.
    package var isShort: Bool { value < wanted * 0.99 }

    /// `row 20.3'` or `tab 15.1 mm`.
    package var text: String {
      let tenths = Int((value * 10).rounded())
      return "\(role) \(tenths / 10).\(tenths % 10)" + (isLetter ? "'" : " mm")
    }
  }

  package let panel: Panel
  package let density: Density
  package let figures: [Figure]
  /// The roles whose letters are below what the profile allows at all.
  package let illegible: [Figure]

  /// Reckons the sizes.
  ///
  /// - Parameters:
  ///   - profile: The profile with the sizes in points, the density, and the sizes that are wanted.
  ///   - panel: The panel that they are drawn on.
  ///   - capShare: The height of a style's capitals as a share of its size, from 0 to 1.
  package init(
    _ profile: Profile, on panel: Panel, capShare: (TextStyle) -> Double
  ) {
    let density = profile.density
    self.panel = panel
    self.density = density
    let letters = profile.legibility.letters(of: profile.typography).map { letter in
      let height =
        letter.style.size.value * density.pixelsPerPoint * capShare(letter.style)
        * panel.pixelHeight
      let wanted = max(letter.arcMinutes, panel.arcMinutes(letter.capital))
      return Figure(
        role: letter.role, value: panel.arcMinutes(height), wanted: wanted, isLetter: true)
    }
    // The shorter way: where pixels are not square, a target is less across than down, or the reverse.
    let pixel = min(panel.pixelWidth, panel.pixelHeight)
    let targets = profile.legibility.targets(of: profile).map { target in
      let isHeight = target.role != "other target" && target.role != "gap"
      let length =
        Double(density.pixels(target.points)) * (isHeight ? panel.pixelHeight : pixel)
      return Figure(
        role: target.role, value: length, wanted: target.millimetres, isLetter: false)
    }
    figures = letters + targets
    illegible = letters.filter {
      $0.value < profile.legibility.leastArcMinutes * 0.99
    }
  }

  /// The figures that are less than wanted.
  package var short: [Figure] { figures.filter(\.isShort) }

  /// Three lines: the panel, its letters, and its targets. A figure that is too small is followed by the wanted
  /// one.
  package var lines: [String] {
    let head =
      "panel \(panel.pixels.width)x\(panel.pixels.height) on \(panel.size) "
      + "(\(panel.source.text)), \(Int(panel.distance)) mm away, density "
      + "\(density.pixelsPerPoint)"
    return [
      head, "letters: " + Self.list(figures.filter(\.isLetter)),
      "targets: " + Self.list(figures.filter { !$0.isLetter }),
    ]
  }

  private static func list(_ figures: [Figure]) -> String {
    figures.map { figure in
      let tenths = Int((figure.wanted * 10).rounded())
      let unit = figure.isLetter ? "'" : ""
      return figure.text
        + (figure.isShort ? " (wanted \(tenths / 10).\(tenths % 10)\(unit))" : "")
    }.joined(separator: ", ")
  }
}
