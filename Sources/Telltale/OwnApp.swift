import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// An app whose screens this process shows.
final class OwnApp: ShownApp {
  let events: AsyncStream<App.Event>

  private let number: Int
  private let queue: any ScreenQueue
  private let numbers: Numbers
  private let reader: UpdateReader

  /// Shows the screens, with rows kept in a folder where one is named; `path` tells the scene from others of its kind
  /// there.
  init(
    _ shown: ShownScene, on queue: any ScreenQueue, _ platform: Platform, _ numbers: Numbers,
    rows folder: String?, path: String
  ) async throws(RuntimeError) {
    let number = numbers.next()
    let reader = UpdateReader(
      shown.scene, profile: platform.profile, lexicons: platform.lexicons,
      language: shown.language)
    let (events, sink) = EventOutlet.stream()
    let outlet = EventOutlet(sink)
    let listener = AppListener(
      number: number, hear: { App.Event($0).map(outlet.hear) }, end: { sink.finish() })
    let notices = platform.surroundings.notices
    (self.events, self.number, self.queue) = (events, number, queue)
    (self.numbers, self.reader) = (numbers, reader)
    let result = await withCheckedContinuation { (done: Continuation<Void>) in
      queue.post(
        { screen in
          // What the app before has kept may be of the same scene.
          screen.keepTyped()
          let store = folder.map {
            SceneStore(folder: $0, scene: path, reader, notices: notices)
          }
          screen.show(shown, store: store, listener)
          done.resume(returning: .success(()))
        }, failed: { done.resume(returning: .failure($0)) })
    }
    try result.get()
  }

  func update(_ updates: [Update]) async throws(TelltaleError) -> [String] {
    let (line, request) = (updates.line, numbers.next())
    let pixels = updates.compactMap(\.bytes)
    let read = reader.read(
      line, file: "update", line: 1, request: request,
      descriptors: pixels.isEmpty ? nil : pixels.count)
    guard read.faults.isEmpty else {
      throw .usage(read.faults.map(\.words).joined(separator: "\n"))
    }
    let wanted = AppRequest(number: request, updates: try read.updates.filled(with: pixels))
    let result = await withCheckedContinuation { (done: Continuation<Void>) in
      queue.post(
        { [number] screen in
          screen.update(number, wanted, line: line) { done.resume(returning: $0) }
        }, failed: { done.resume(returning: .failure($0)) })
    }
    do throws(RuntimeError) { try result.get() } catch { throw TelltaleError(error) }
    return read.notes.map(\.words)
  }

  func close() { queue.post { [number] in $0.closeApp(number) } }
}
