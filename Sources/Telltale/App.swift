import Synchronization
import TelltaleRuntime

/// The screens of an app while they are shown: what happens on them, and what they are filled with.
///
/// They stay until ``close()``, until another app is shown, or until the screen is closed; dropping the
/// value closes nothing.
public final class App: Sendable {
  /// The events of people and the wishes of the screens, in the order in which they happened. Ends when the app is
  /// not shown any more. It is for one task; what that task leaves lying is kept up to 10,000 events,
  /// and ``Event/dropped(_:)`` tells how many were left out past that.
  public let events: AsyncStream<Event>

  private let shown: any ShownApp
  /// Stays open for as long as somebody has the app.
  private let screen: Screen

  init(_ shown: any ShownApp, on screen: Screen) {
    (events, self.shown, self.screen) = (shown.events, shown, screen)
  }

  /// Changes what is shown. All of it is done together, and one picture shows it; where one update is
  /// refused, none is done.
  ///
  /// - Parameter updates: What to change. A name is changed once in a call, and one step leads to
  ///   another screen.
  /// - Returns: What was left out of texts before they were shown, a sentence for each: marks that could
  ///   hide what a text says or turn it round. Empty where all is shown as given.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where an update is refused, with the reason and the guideline,
  ///   or the app is not shown any more.
  @discardableResult
  public func update(_ updates: Update...) async throws(TelltaleError) -> [String] {
    try await update(updates)
  }

  /// Changes what is shown, as ``update(_:)-(Update...)`` does.
  ///
  /// - Parameter updates: What to change.
  /// - Returns: What was left out of texts before they were shown, a sentence for each; empty where all is
  ///   shown as given.
  /// - Throws: ``TelltaleError/giveUp(_:)`` where an update is refused, with the reason and the guideline,
  ///   or the app is not shown any more.
  @discardableResult
  public func update(_ updates: [Update]) async throws(TelltaleError) -> [String] {
    try await shown.update(updates)
  }

  /// Takes the app from the screen; questions that were asked stay. ``events`` ends.
  public func close() { shown.close() }
}

/// Waits for what comes of something that is done on the screen's thread.
typealias Continuation<Value: Sendable> = CheckedContinuation<Result<Value, RuntimeError>, Never>

/// Numbers for what a screen is asked to do, each once.
final class Numbers: Sendable {
  private let last = Atomic(0)

  /// One that was not given before, from 1.
  func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
