import TelltaleGraphics

/// A page of static HTML to be laid out, with what its look depends on.
package struct PageRequest: Hashable, Sendable {
  package var html: String
  package var language: Language
  /// The window that it is seen through, in pixels.
  package var window: PixelSize
  /// Pixels per em of body text, in 26.6 fixed point.
  package var size: UInt32
  /// The distance from baseline to baseline, in ems.
  package var lineHeight: Double
  /// Pixels of the screen for one of CSS.
  package var scale: Double
  /// The folder in the bundle from which the page's names of pictures count; empty, or with a slash
  /// at its end.
  package var folder: String
  /// Pixels per em of the smallest text; what a page asks to be smaller is drawn in that size.
  package var least: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - html: The text of the page.
  ///   - language: The language of text that names none.
  ///   - window: The window that it is seen through, in pixels.
  ///   - size: The pixels per em of body text, in 26.6 fixed point.
  ///   - lineHeight: The distance from baseline to baseline, in ems.
  ///   - scale: The pixels of the screen for one of CSS.
  ///   - folder: The folder in the bundle from which names of pictures count; empty, or with a slash at its end.
  ///   - least: The pixels per em of the smallest text.
  package init(
    html: String, language: Language, window: PixelSize, size: UInt32, lineHeight: Double,
    scale: Double = 1, folder: String = "", least: Int = 1
  ) {
    self.least = least
    self.scale = scale
    self.folder = folder
    self.html = html
    self.language = language
    self.window = window
    self.size = size
    self.lineHeight = lineHeight
  }
}

/// A page that has been laid out.
package struct Page: Hashable, Sendable {
  /// The greatest depth of elements inside each other, with the text in them: they are laid out by recursion.
  package static let depth = 256

  package enum State: Hashable, Sendable {
    /// As its author has it.
    case whole
    /// Its tables take too long: their cells stand below each other.
    case withoutTables
    /// Its styles ask for something that takes too long: it is set as plain text.
    case withoutStyles
    /// It is empty, because it cannot be laid out.
    case notLaid
  }

  /// The size in pixels; at least as wide as the window.
  package var size: PixelSize
  package var isRightToLeft: Bool
  /// The parts in the order in which they are drawn.
  package var parts: [PagePart]
  /// Places that links lead to, by name: pixels from the top.
  package var anchors: [String: Int]
  package var links: [PageLink]
  /// The texts as a reader takes them, whatever looks and lines each has, by number.
  package var texts: [Int: String] = [:]
  package var state: State

  package init(
    size: PixelSize, isRightToLeft: Bool = false, parts: [PagePart] = [],
    anchors: [String: Int] = [:], links: [PageLink] = [], state: State = .whole
  ) {
    self.state = state
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.parts = parts
    self.anchors = anchors
    self.links = links
  }

  /// Returns the place that a link leads to.
  ///
  /// - Parameter target: The name of a place on the page; empty for its top.
  /// - Returns: Pixels from the top; `nil` for a name that the page does not have.
  package func place(of target: String) -> Int? { target.isEmpty ? 0 : anchors[target] }
}

/// One thing on a page; rectangles are in its pixels.
package struct PagePart: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case fill(radius: Int, ColorValue)
    case stroke(radius: Int, width: Int, ColorValue)
    /// A line of text, with its baseline so many pixels below the top of the frame.
    case text(String, TypesetLine, baseline: Int, FontWeight, ColorValue)
    /// A picture of the bundle, scaled to fit.
    case picture(String)
  }

  package var frame: PixelRect
  package var shape: Shape
  /// The rectangle outside of which nothing of it is seen.
  package var clip: PixelRect?
  /// The link that it is a part of, by its place among the links.
  package var link: Int?
  /// The colours that the page has painted behind it where it is ink, from the bottom; absent where it is none, or
  /// where nobody can tell, as on a picture.
  package var ground: [ColorValue]?
  /// The em of a text, in pixels.
  package var em: Int?
  /// True for a text that the page wants smaller than it may be.
  package var isRaised = false
  /// The number of the text that this is a piece of; 0 for none.
  package var text = 0

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - shape: The shape to be drawn, with its colour.
  ///   - frame: The rectangle in pixels of the page.
  ///   - clip: The rectangle outside of which nothing of it is seen; `nil` for none.
  ///   - link: The position of the link that it is a part of among the page's links; `nil` for none.
  package init(_ shape: Shape, in frame: PixelRect, clip: PixelRect? = nil, link: Int? = nil) {
    self.shape = shape
    self.frame = frame
    self.clip = clip
    self.link = link
  }
}

extension PagePart {
  /// The colour that it is drawn in, where that is one.
  package var color: ColorValue? {
    switch shape {
    case .fill(_, let color), .stroke(_, _, let color), .text(_, _, _, _, let color): color
    case .picture: nil
    }
  }

  /// True where the page's author has chosen both the ink and what is behind it. Where only one of
  /// them is the author's, whether it can be read is not known before the theme is.
  package var isInAuthorsColors: Bool {
    guard let color, let ground else { return false }
    return color.isFixed && ground.contains(where: \.isFixed)
  }

  /// True where the theme's colours meet the author's.
  package var isInMixedColors: Bool {
    guard let color, let ground else { return false }
    return color.isFixed != ground.contains(where: \.isFixed)
  }
}

/// A link to a place on the same page.
package struct PageLink: Hashable, Sendable {
  package var target: String
  /// The rectangles of its pieces, one for each line.
  package var frames: [PixelRect]

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - target: The name of a place on the same page.
  ///   - frames: The rectangles of its pieces, one for each line.
  package init(target: String, frames: [PixelRect]) {
    self.target = target
    self.frames = frames
  }
}

/// An engine that lays pages out with the faces of a profile.
///
/// It is total and deterministic: any text gives a page, the same request gives the same one.
package protocol PageSetter {
  func lay(_ request: PageRequest) -> Page
}
