import TelltaleGraphics

/// A page of static HTML to be laid out, with what its look depends on.
package struct PageRequest: Hashable, Sendable {
  package var html: String
  package var language: Language
  /// The window that it is seen through, in pixels.
  package var window: PixelSize
  /// Pixels per em of body text, in 26.6 fixed point.
  package var size: UInt32
  /// From baseline to baseline, in ems.
  package var lineHeight: Double
  /// Pixels of the screen for one of CSS.
  package var scale: Double
  /// The folder in the bundle from which the page's names of pictures count; empty, or with a slash
  /// at its end.
  package var folder: String

  package init(
    html: String, language: Language, window: PixelSize, size: UInt32, lineHeight: Double,
    scale: Double = 1, folder: String = ""
  ) {
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
  /// At least as wide as its window.
  package var size: PixelSize
  package var isRightToLeft: Bool
  /// Drawn in order.
  package var parts: [PagePart]
  /// Places that links lead to, by name: pixels from the top.
  package var anchors: [String: Int]
  package var links: [PageLink]

  package init(
    size: PixelSize, isRightToLeft: Bool = false, parts: [PagePart] = [],
    anchors: [String: Int] = [:], links: [PageLink] = []
  ) {
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.parts = parts
    self.anchors = anchors
    self.links = links
  }

  /// Where a link leads, in pixels from the top: nowhere means the top.
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
  /// Nothing of it is seen outside of this.
  package var clip: PixelRect?
  /// The link that it is a part of, by its place among the links.
  package var link: Int?

  package init(_ shape: Shape, in frame: PixelRect, clip: PixelRect? = nil, link: Int? = nil) {
    self.shape = shape
    self.frame = frame
    self.clip = clip
    self.link = link
  }
}

/// A link to a place on the same page.
package struct PageLink: Hashable, Sendable {
  package var target: String
  /// A piece a line.
  package var frames: [PixelRect]

  package init(target: String, frames: [PixelRect]) {
    self.target = target
    self.frames = frames
  }
}

/// Lays pages out with the faces of a profile.
///
/// Total and deterministic: any text gives a page, the same request gives the same one.
package protocol PageSetter {
  func lay(_ request: PageRequest) -> Page
}
