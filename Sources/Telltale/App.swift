import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// The screens of an app while they are shown: what happens on them, and what they are filled with.
///
/// They stay until ``close()``, until another app is shown, or until the screen is closed; dropping the
/// value closes nothing.
public final class App: Sendable {
  /// What people do, and what the screens want, in the order in which it happened. Ends when the app is
  /// not shown any more. It is for one task; what that task leaves lying is kept up to 10,000 events,
  /// and ``Event/dropped(_:)`` tells how many were left out past that.
  public let events: AsyncStream<Event>

  private let number: Int
  /// Stays open for as long as somebody has the app.
  private let screen: Screen
  private let reader: UpdateReader

  /// Events that wait at most.
  private static let most = 10_000

  /// Shows the screens, with rows kept in a folder where one is named; `path` tells the scene from others
  /// of its kind there.
  init(
    _ shown: ShownScene, on screen: Screen, rows folder: String?, path: String
  ) async throws(RuntimeError) {
    let number = screen.numbers.next()
    let platform = screen.device.platform
    let reader = UpdateReader(
      shown.scene, profile: platform.profile, lexicons: platform.lexicons,
      language: shown.language)
    let (events, sink) = Self.waiting()
    let outlet = EventOutlet(sink)
    let listener = AppListener(number: number, hear: outlet.hear) { sink.finish() }
    let notices = platform.surroundings.notices
    (self.events, self.number, self.screen, self.reader) = (events, number, screen, reader)
    let result = await withCheckedContinuation { (done: Continuation<Void>) in
      screen.desk.post(
        { screen in
          // What the app before has kept may be of the same scene.
          screen.keepTyped()
          let keeper = folder.map {
            SceneKeeper(folder: $0, scene: path, reader, notices: notices)
          }
          screen.show(shown, keeper: keeper, listener)
          done.resume(returning: .success(()))
        }, failed: { done.resume(returning: .failure($0)) })
    }
    try result.get()
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
    let (line, request) = (updates.line, screen.numbers.next())
    let pixels = updates.compactMap(\.bytes)
    let read = reader.read(
      line, file: "update", line: 1, request: request,
      descriptors: pixels.isEmpty ? nil : pixels.count)
    guard read.faults.isEmpty else {
      throw .usage(read.faults.map(\.words).joined(separator: "\n"))
    }
    let wanted = AppRequest(number: request, updates: try read.updates.filled(with: pixels))
    let result = await withCheckedContinuation { (done: Continuation<Void>) in
      screen.desk.post(
        { [number] screen in
          screen.update(number, wanted, line: line) { done.resume(returning: $0) }
        }, failed: { done.resume(returning: .failure($0)) })
    }
    do throws(RuntimeError) { try result.get() } catch { throw TelltaleError(error) }
    return read.notes.map(\.words)
  }

  /// A stream that keeps what nobody has read yet, up to the most, and what fills it.
  static func waiting() -> (AsyncStream<Event>, AsyncStream<Event>.Continuation) {
    let made = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingOldest(most))
    return (made.stream, made.continuation)
  }

  /// Takes the app from the screen; questions that were asked stay. ``events`` ends.
  public func close() {
    screen.desk.post { [number] in $0.closeApp(number) }
  }
}

/// Waits for what comes of something that is done on the screen's thread.
typealias Continuation<Value: Sendable> = CheckedContinuation<Result<Value, RuntimeError>, Never>

/// Numbers for what a screen is asked to do, each once.
final class Numbers: Sendable {
  private let last = Atomic(0)

  /// One that was not given before, from 1.
  func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// Hands events on, and counts those for which there is no room.
final class EventOutlet: Sendable {
  private let sink: AsyncStream<App.Event>.Continuation
  private let dropped = Atomic(0)

  /// Hands on to a stream whose buffer keeps the oldest.
  init(_ sink: AsyncStream<App.Event>.Continuation) { self.sink = sink }

  /// To be called by one thread at a time.
  func hear(_ report: HostReport) {
    guard let event = App.Event(report) else { return }
    let count = dropped.load(ordering: .relaxed)
    if count > 0 {
      guard case .enqueued = sink.yield(.dropped(count)) else { return miss() }
      dropped.store(0, ordering: .relaxed)
    }
    if case .dropped = sink.yield(event) { miss() }
  }

  private func miss() { dropped.wrappingAdd(1, ordering: .relaxed) }
}

extension UpdateFault {
  /// Without the place, since nobody wrote the line.
  fileprivate var words: String {
    message + (remedy.map { "; \($0)" } ?? "") + (rule.map { " [\($0)]" } ?? "")
  }
}
