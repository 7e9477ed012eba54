import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The application's part of a play: it says the lines of a file, and hears what happens.
package final class PlayedApp: PlayedProgram {
  private var updates: PlayedUpdates?
  private var codec: RequestCodec
  private var edition: AppEdition
  /// Events and replies as JSON lines, each with its time; `nil` where they are not wanted.
  package private(set) var lines: [JSONValue]?
  /// The number of updates that were refused.
  package private(set) var refused = 0
  /// The store of rows for the next start; `nil` where none are kept.
  package let store: SceneStore?
  private var watch: ProgramWatch?

  init(
    _ edition: AppEdition, _ updates: PlayedUpdates?, store: SceneStore? = nil, keepsLines: Bool
  ) {
    self.edition = edition
    self.store = store
    self.updates = updates
    codec = RequestCodec(edition.reader, file: updates?.file ?? "updates")
    lines = keepsLines ? [] : nil
  }

  /// The names of pictures that are absent until the application says that they are there.
  package var awaitedPictures: Set<String> { updates?.pictures ?? [] }

  package func begin(on playback: Playback<FontBook>, _ watch: ProgramWatch) { self.watch = watch }
  package func finish(_ playback: Playback<FontBook>) {}

  /// Notes what the application hears.
  ///
  /// - Parameters:
  ///   - report: The report of the loop.
  ///   - time: The screen's time of it.
  package func hear(_ report: HostReport, at time: Instant) {
    if case .replied(let reply) = report { store?.settle(reply) }
    if case .replied(let reply) = report, let fault = codec.fault(of: reply) { complain([fault]) }
    if let line = codec.line(for: report)?.line { tell(line, at: time) }
  }

  /// Says all lines that are due.
  ///
  /// - Parameters:
  ///   - playback: The screen that takes them, and whose time advances to each of them.
  ///   - moment: The moment up to which lines are due; `nil` for all that are left.
  ///   - transcript: The transcript, which gets the refusals.
  package func speak(
    to playback: Playback<FontBook>, until moment: Instant?, _ transcript: Transcript
  ) {
    while let entry = updates?.next(until: moment) {
      playback.advance(to: Instant.zero.advanced(byMilliseconds: entry.milliseconds))
      watch?.said(String(decoding: entry.line.bytes, as: UTF8.self))
      switch codec.receive(entry.line) {
      case .request(let request):
        store?.note(request, entry.line.bytes)
        playback.send(request)
      case .refused(let reply, let faults):
        for fault in faults { transcript.add("refused \(fault.line)", at: playback.now) }
        complain(faults)
        tell(reply, at: playback.now)
      case .reopening(let wish, let id, let place):
        change(playback, by: wish, id, place)
      case .nothing: break
      }
    }
  }

  private func change(
    _ playback: Playback<FontBook>, by wish: Reopening, _ id: RequestID?, _ place: SourceLocation
  ) {
    if let lack = edition.lack(of: wish) {
      let fault = UpdateError(place, lack)
      complain([fault])
      return tell(RequestCodec.refusal(id, [fault]), at: playback.now)
    }
    do throws(RuntimeError) {
      let next = try edition.changed(by: wish)
      try next.shown.requireScreens()
      edition = next
      codec.reader = next.reader
      store?.use(next.reader.names)
      playback.reopen(
        next.shown.scene, language: next.shown.language, words: next.shown.words,
        in: next.setup.environment(for: next.shown), glyphs: next.setup.fonts)
      if let line = RequestCodec.ok(id) { tell(line, at: playback.now) }
    } catch {
      edition.setup.notices.tell(error.message)
      let fault = UpdateError(place, AppEdition.refusal)
      complain([fault])
      tell(RequestCodec.refusal(id, [fault]), at: playback.now)
    }
  }

  private func tell(_ line: JSONValue, at time: Instant) {
    watch?.told(line)
    guard case .object(let members) = line else { return }
    lines?.append(.object([.init("at", .integer(Int(time.microseconds / 1000)))] + members))
  }

  private func complain(_ faults: [UpdateError]) {
    refused += 1
    for fault in faults { edition.setup.notices.tell(fault.line) }
  }
}
