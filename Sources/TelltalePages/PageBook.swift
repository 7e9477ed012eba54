import TelltaleGraphics
import TelltaleModel
import TelltaleText

/// A setter of pages of static HTML: litehtml lays them out, and a font book sets their text.
///
/// It loads nothing: it is told the sizes of pictures, and everything else is in the page. Like the
/// font book, it belongs to one thread at a time.
package final class PageBook: PageSetter {
  let fonts: FontBook
  private let imageSize: (String) -> PixelSize?
  /// The pages that are in sight, or were a moment ago; few, since pages are large.
  private var kept: [(request: PageRequest, page: Page)] = []
  private static let most = 4

  /// A setter over a font book.
  ///
  /// - Parameters:
  ///   - fonts: The text engine for the pages' text.
  ///   - imageSize: Returns the pixels of a picture of the bundle, `nil` where they are unknown. It
  ///     is asked once a page for each picture that states no size of its own.
  package init(fonts: FontBook, imageSize: @escaping (String) -> PixelSize?) {
    self.fonts = fonts
    self.imageSize = imageSize
  }

  /// Lays a page out, or returns it as it was laid out lately.
  ///
  /// - Parameter request: The page, the window and the sizes of text, in pixels.
  /// - Returns: The page; one of the last four is not laid out again.
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
  ///   - request: The page, the window and the sizes of text, in pixels.
  ///   - fonts: The text engine for the page's text.
  ///   - imageSize: Returns the pixels of a picture of the bundle; asked once for each that states
  ///     no size.
  ///   - isGivenUp: Returns true once nobody waits for the page any more; asked again and again.
  /// - Returns: The page; an empty one where it was given up.
  package static func lay(
    _ request: PageRequest, fonts: FontBook, imageSize: @escaping (String) -> PixelSize?,
    isGivenUp: @escaping () -> Bool
  ) -> Page {
    PageLayout(request, fonts: fonts, imageSize: imageSize, isGivenUp: isGivenUp).page()
  }
}
