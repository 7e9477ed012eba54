import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The web pages that are laid out on a thread of their own. Frames go on meanwhile, and pages come when they
/// are done.
package final class BackgroundPages: LatePages {
  private struct Entry {
    let request: PageRequest
    /// Absent until it has come.
    var page: Page?
    /// The round in which it was asked for last.
    var round: Int
  }

  /// The number of pages out of sight that are kept. It is small, since pages are large.
  private static let spare = 4
  /// The number of pages that are awaited at once. Beyond it the oldest is dropped, and asked for anew later.
  private static let most = 64

  private let loader: PageLoader
  private let report: (PageRequest, Page.State) -> Void
  private var entries: [Entry] = []
  /// The number of the current round. Everything in sight is asked for after each arrival, so a page that was
  /// not asked for in this round is out of sight.
  private var round = 0

  /// - Parameters:
  ///   - loader: Where they are laid out.
  ///   - report: Hears of each page that came, and how far it was laid out.
  init(_ loader: PageLoader, report: @escaping (PageRequest, Page.State) -> Void) {
    self.loader = loader
    self.report = report
  }

  deinit { loader.order([]) }

  package var descriptor: Int32 { loader.bell.descriptor }

  package func lay(_ request: PageRequest) -> Page {
    if let index = entries.firstIndex(where: { $0.request == request }) {
      entries[index].round = round
      return entries[index].page ?? Page(size: request.window)
    }
    let waiting = entries.indices.filter { entries[$0].page == nil }
    if waiting.count >= Self.most { entries.remove(at: waiting[0]) }
    entries.append(Entry(request: request, page: nil, round: round))
    order()
    return Page(size: request.window)
  }

  package func drain() -> Bool {
    var isNews = false
    for piece in loader.collect() {
      guard let index = entries.firstIndex(where: { $0.request == piece.request }) else { continue }
      entries[index].page = piece.page
      report(piece.request, piece.page.state)
      isNews = true
    }
    if isNews {
      forgetUnseen()
      round += 1
    }
    return isNews
  }

  package func close() {
    entries = []
    loader.close()
  }

  /// Gives up awaited pages that are out of sight, and forgets the oldest of the others.
  private func forgetUnseen() {
    entries.removeAll { $0.page == nil && $0.round < round }
    let unseen = entries.indices.filter { entries[$0].round < round }
    for index in unseen.dropLast(Self.spare).reversed() { entries.remove(at: index) }
    order()
  }

  private func order() { loader.order(entries.filter { $0.page == nil }.map(\.request)) }
}
