import Synchronization
import TelltaleHost
import TelltaleModel

/// The queue of pages to lay out, with its thread. The thread runs while there is something to lay out, and
/// then ends; it has fonts of its own, which end with it.
final class PageLoader: Sendable {
  /// Lays a page out while the function that it is given returns false.
  typealias Layer = (PageRequest, @escaping () -> Bool) -> Page

  /// A page that is being laid out.
  private final class Job: Sendable {
    let request: PageRequest
    let isGivenUp = Atomic(false)

    init(_ request: PageRequest) { self.request = request }

    func giveUp() { isGivenUp.store(true, ordering: .relaxed) }
  }

  struct Piece: Sendable {
    var request: PageRequest
    var page: Page
  }

  private struct State {
    var orders: [PageRequest] = []
    var current: Job?
    var done: [Piece] = []
    var isWorking = false
  }

  /// Milliseconds that closing waits; giving up takes a few.
  private static let patience = 1_000

  private let state = Mutex(State())
  private let opening: @Sendable () -> Layer
  let bell: Doorbell

  /// Creates a queue without a thread.
  ///
  /// - Parameter opening: Opens the fonts for the layout; called on the thread that lays pages out.
  /// - Throws: An error where the machine is short of descriptors.
  init(_ opening: @escaping @Sendable () -> Layer) throws(SystemError) {
    self.opening = opening
    bell = try Doorbell()
  }

  /// Replaces all orders. A page that is being laid out and is not among them is given up.
  func order(_ requests: [PageRequest]) {
    let starts = state.withLock { state in
      if let current = state.current, !requests.contains(current.request) {
        current.giveUp()
        state.current = nil
      }
      state.orders = requests.filter { request in
        request != state.current?.request && !state.done.contains { $0.request == request }
      }
      guard !state.orders.isEmpty, !state.isWorking else { return false }
      state.isWorking = true
      return true
    }
    guard starts else { return }
    do throws(SystemError) {
      try Thread.start { [self] in work() }
    } catch {
      // No thread to be had: better late in this frame than never.
      work()
    }
  }

  /// Returns the pages that were finished since the last call. It never waits.
  func collect() -> [Piece] {
    bell.clear()
    return state.withLock { state in
      defer { state.done = [] }
      return state.done
    }
  }

  /// Gives up everything, and waits until the thread has ended, a second at most.
  func close() {
    order([])
    let end = MonotonicClock().now.advanced(byMilliseconds: Self.patience)
    while state.withLock({ $0.isWorking }) {
      let left = end.milliseconds(since: MonotonicClock().now)
      guard left > 0, bell.wait(milliseconds: left) else { return }
      bell.clear()
    }
  }

  private func work() {
    let lay = opening()
    var job = next()
    while let laid = job {
      let page = lay(laid.request) { laid.isGivenUp.load(ordering: .relaxed) }
      job = next(after: laid, page)
      bell.ring()
    }
  }

  /// Stores the page that was laid out, and takes the next order; `nil` where the thread is to end.
  private func next(after job: Job? = nil, _ page: Page? = nil) -> Job? {
    state.withLock { state in
      if let job, let page, !job.isGivenUp.load(ordering: .relaxed) {
        state.done.append(Piece(request: job.request, page: page))
      }
      state.isWorking = !state.orders.isEmpty
      state.current = state.orders.isEmpty ? nil : Job(state.orders.removeFirst())
      return state.current
    }
  }
}
