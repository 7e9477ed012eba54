import TelltaleGraphics
import TelltaleModel

/// The toasts of an app. One is shown at a time, when nothing stands in front of the screen, and it
/// goes by itself.
package struct Toasts: Hashable, Sendable {
  /// The toast that is in view.
  package private(set) var shown: Toast?
  private var end = Instant.zero
  private var waiting: [Toast] = []

  /// The maximum of toasts that wait. News that comes much later is none.
  package static let mostWaiting = 3

  package init() {}

  /// Takes in a toast. It is shown at the next step, when nothing is in its way.
  ///
  /// - Parameters:
  ///   - toast: The toast. It replaces one that tells of the same thing.
  ///   - now: The moment at which it comes.
  /// - Returns: The toast that is dropped for it without having been seen; `nil` for none.
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

  /// Returns the moment of the next step.
  ///
  /// - Parameters:
  ///   - isFree: True where nothing stands in front of the screen, and somebody sees it.
  ///   - now: The moment up to which all is done.
  /// - Returns: The moment, which may be `now`; `nil` where there is nothing to do.
  package func moment(isFree: Bool, after now: Instant) -> Instant? {
    if shown != nil { return end }
    return isFree && !waiting.isEmpty ? now : nil
  }

  /// Removes the toast that was shown for long enough, and shows the next one.
  ///
  /// - Parameters:
  ///   - now: The moment that has come.
  ///   - isFree: True where nothing stands in front of the screen, and somebody sees it.
  /// - Returns: True where the toast in view has changed or gone.
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
