import TelltaleGraphics
import TelltaleModel

/// Passing notes, one at a time: they come when nothing stands before the screen, and go by themselves.
package struct Toasts: Hashable, Sendable {
  /// The one that is seen.
  package private(set) var shown: Toast?
  private var end = Instant.zero
  private var waiting: [Toast] = []

  /// So many wait at most: what is told much later is no news.
  package static let mostWaiting = 3

  package init() {}

  /// Takes one in; it is seen at the next step, where nothing is in its way.
  ///
  /// - Parameters:
  ///   - toast: What is to be told.
  ///   - now: The moment of it.
  /// - Returns: The one that is given up for it, and was never seen.
  package mutating func add(_ toast: Toast, at now: Instant) -> Toast? {
    if let shown, toast.replaces(shown) {
      show(toast, at: now)
      return nil
    }
    if let index = waiting.firstIndex(where: toast.replaces) {
      waiting[index] = toast
      return nil
    }
    waiting.append(toast)
    return waiting.count > Self.mostWaiting ? waiting.removeFirst() : nil
  }

  /// When there is something to do; `nil` where that is never.
  ///
  /// - Parameters:
  ///   - isFree: Whether nothing stands before the screen, and somebody sees it.
  ///   - now: The moment up to which all is done.
  /// - Returns: The moment, which may be that one.
  package func moment(isFree: Bool, after now: Instant) -> Instant? {
    if shown != nil { return end }
    return isFree && !waiting.isEmpty ? now : nil
  }

  /// Lets the one go that was seen for long enough, and the next one come.
  ///
  /// - Parameters:
  ///   - now: The moment that it is.
  ///   - isFree: Whether nothing stands before the screen, and somebody sees it.
  /// - Returns: Whether another one is seen now, or none.
  package mutating func step(at now: Instant, isFree: Bool) -> Bool {
    if shown != nil {
      guard now >= end else { return false }
      shown = nil
      if isFree { showNext(at: now) }
      return true
    }
    guard isFree, !waiting.isEmpty else { return false }
    showNext(at: now)
    return true
  }

  private mutating func showNext(at now: Instant) {
    if !waiting.isEmpty { show(waiting.removeFirst(), at: now) }
  }

  private mutating func show(_ toast: Toast, at now: Instant) {
    shown = toast
    end = now.advanced(byMilliseconds: toast.shownMilliseconds)
  }
}
