import TelltaleGraphics

/// A text set in lines: what `Typesetter` makes of a `TextRequest`.
package struct TypesetText: Hashable, Sendable {
  package var lines: [TypesetLine]
  /// The paragraph's base direction, settled.
  package var isRightToLeft: Bool
  /// True where an ellipsis stands for text that did not fit.
  package var isTruncated: Bool
  /// Characters that no face of the profile has; drawn as a visible box.
  package var missing: [Character]
  /// Of the first face for the language, in pixels, all positive.
  package var ascent: Int
  package var descent: Int
  package var capHeight: Int

  package init(
    lines: [TypesetLine], isRightToLeft: Bool, isTruncated: Bool, missing: [Character],
    ascent: Int, descent: Int, capHeight: Int
  ) {
    self.lines = lines
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    self.missing = missing
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// Width of the widest line in pixels.
  package var width: Int { lines.map(\.width).max() ?? 0 }
}

/// One line: runs in visual order, from the line's left edge on its baseline.
package struct TypesetLine: Hashable, Sendable {
  package var runs: [PositionedRun]
  /// Sum of advances without trailing white space, in pixels, rounded up.
  package var width: Int
  /// The part of the string, as offsets into its UTF-8, trailing white space included.
  package var range: Range<Int>

  package init(runs: [PositionedRun], width: Int, range: Range<Int>) {
    self.runs = runs
    self.width = width
    self.range = range
  }
}

package struct PositionedRun: Hashable, Sendable {
  /// From the line's left edge to the run's origin, in 26.6 fixed point.
  package var x: Int32
  package var run: GlyphRun

  package init(x: Int32, run: GlyphRun) {
    self.x = x
    self.run = run
  }
}

/// Sets text in lines with the faces of a profile.
///
/// Total and deterministic: any string gives lines, the same request gives the same answer.
package protocol Typesetter {
  func typeset(_ request: TextRequest) -> TypesetText
  /// The characters that no face has, as `typeset` would tell them, without setting the text.
  func missing(in request: TextRequest) -> [Character]
  /// False where a face could not be opened, so that what is missing here may be there on the device.
  var hasAllFaces: Bool { get }
}

extension Typesetter {
  package var hasAllFaces: Bool { true }

  package func missing(in request: TextRequest) -> [Character] { typeset(request).missing }
}
