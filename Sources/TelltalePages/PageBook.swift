import TelltaleGraphics
import TelltaleModel
import TelltaleText

/// Lays pages of static HTML out with litehtml, and sets their text with a font book.
///
/// Loads nothing: of pictures it is told the size, and all else is in the page. Like the font book,
/// for one thread at a time.
package final class PageBook: PageSetter {
  let fonts: FontBook
  private let imageSize: (String) -> PixelSize?
  /// The pages that are in sight, or were a moment ago; few, since pages are large.
  private var kept: [(request: PageRequest, page: Page)] = []
  private static let most = 4

  /// - imageSize: the pixels of a picture of the bundle; asked once a page for each that states no
  ///   size of its own.
  package init(fonts: FontBook, imageSize: @escaping (String) -> PixelSize?) {
    self.fonts = fonts
    self.imageSize = imageSize
  }

  package func lay(_ request: PageRequest) -> Page {
    if let index = kept.firstIndex(where: { $0.request == request }) {
      let known = kept.remove(at: index)
      kept.append(known)
      return known.page
    }
    let page = PageLayout(request, fonts: fonts, imageSize: imageSize).page()
    if kept.count == Self.most { kept.removeFirst() }
    kept.append((request, page))
    return page
  }

  /// Lays a page out and keeps nothing of it.
  ///
  /// - Parameters:
  ///   - request: The page.
  ///   - fonts: What its text is set with.
  ///   - imageSize: The pixels of a picture of the bundle; asked once for each that states no size.
  ///   - isGivenUp: True once nobody waits for the page any more; asked again and again.
  /// - Returns: The page; an empty one where it was given up.
  package static func lay(
    _ request: PageRequest, fonts: FontBook, imageSize: @escaping (String) -> PixelSize?,
    isGivenUp: @escaping () -> Bool
  ) -> Page {
    PageLayout(request, fonts: fonts, imageSize: imageSize, isGivenUp: isGivenUp).page()
  }
}
