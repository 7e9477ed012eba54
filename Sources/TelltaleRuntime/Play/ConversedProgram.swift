import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleSyntax
import TelltaleText

/// The real program behind the screens of a play. The screen's time stands still until the program has dealt with
/// what it was told: then it answers a barrier.
///
/// The play waits for a program that answers no barriers until it has said nothing for a moment. Its next lines may
/// come before or after a frame, so such a play can differ from one run to the next; a notice says so.
package final class ConversedProgram: PlayedProgram {
  package var store: SceneStore? { app.channel.store }
  package let awaitedPictures: Set<String> = []
  /// The lines that the program was told, each with its time.
  package private(set) var lines: [JSONValue] = []
  /// The number of the program's lines that were refused.
  package private(set) var refused = 0

  private let app: AppConversation
  private var watch: ProgramWatch?
  private let process: ProgramProcess?
  private let size: PixelSize
  private let notices: Notices
  private let limit: Int
  private let clock = MonotonicClock()
  /// True if it answers barriers; `nil` while that is not known.
  private var answers: Bool?
  private var barrier = 0
  /// True if the program was told something since the last barrier.
  private var isTold = true
  private var time = Instant.zero
  private var isFinished = false
  private var isDeafTold = false
  /// The number of lines that it had said when the notice about an unfinished line was told.
  private var unfinishedTold: Int?

  /// The most barriers at one moment: a program and a screen can answer each other for ever.
  private static let mostRounds = 100

  /// Starts the program, or talks over the standard streams.
  ///
  /// - Parameters:
  ///   - edition: The edition of the app that is shown first.
  ///   - program: The command line of the program; `nil` for the standard streams.
  ///   - cache: The folder in which rows are kept for the next start; `nil` keeps none.
  ///   - size: The size of the screen in pixels.
  ///   - limit: Milliseconds of real time that the program may take to answer.
  /// - Throws: An error where the scene is a question, or the program cannot be started.
  package convenience init(
    _ edition: AppEdition, program: String?, cache: String?, size: PixelSize, limit: Int
  ) throws(RuntimeError) {
    try edition.shown.requireScreens()
    let process: ProgramProcess? = if let program { try ProgramProcess(program) } else { nil }
    try self.init(
      edition, over: process?.stream ?? .standard, of: process, cache: cache, size: size,
      limit: limit)
  }

  /// Talks to a program that runs already, at the other end of a stream.
  ///
  /// - Parameters:
  ///   - edition: The edition of the app that is shown first.
  ///   - stream: The stream of its lines.
  ///   - process: The process that is ended at the end; `nil` for none.
  ///   - cache: The folder in which rows are kept; `nil` keeps none.
  ///   - size: The size of the screen in pixels.
  ///   - limit: Milliseconds of real time that the program may take to answer.
  /// - Throws: An error where the scene is a question.
  package init(
    _ edition: AppEdition, over stream: AppStream, of process: ProgramProcess? = nil,
    cache: String? = nil, size: PixelSize, limit: Int
  ) throws(RuntimeError) {
    self.process = process
    app = try AppConversation(edition, over: stream, cache: cache, files: .awaited, keepsNews: true)
    app.channel.outlivesReader = process != nil
    self.size = size
    self.limit = limit
    notices = edition.setup.notices
  }

  package func begin(on playback: Playback<FontBook>, _ watch: ProgramWatch) {
    self.watch = watch
    app.channel.sync(0)
    app.begin(size, clock: "script")
    hearNews()
  }

  package func hear(_ report: HostReport, at time: Instant) {
    self.time = time
    app.channel.report(report)
    hearNews()
  }

  /// Notes the lines that were exchanged; called after each call that may have sent some.
  private func hearNews() {
    for piece in app.channel.takeNews() {
      switch piece {
      case .said(let line): watch?.said(String(decoding: line.bytes, as: UTF8.self))
      case .told(let line): hear(line)
      case .missed(let line): if line["event"] != nil, line["sync"] == nil { isTold = true }
      case .refused(let faults): complain(faults)
      }
    }
  }

  private func complain(_ faults: [UpdateError]) {
    refused += 1
    // Who echoes what it is told is refused without end.
    guard refused <= ProgramWords.mostRefusals else { return }
    for fault in faults { notices.tell(fault.line) }
    if refused == ProgramWords.mostRefusals { notices.tell(words.refusalsGoOn) }
  }

  private func hear(_ line: JSONValue) {
    if line["sync"] != nil { return }
    // Who is waited for by quiet does nothing on a reply, or says so within the same quiet.
    if answers != false || line["event"] != nil { isTold = true }
    if case .object(let members) = line {
      let at = JSONValue.Member("at", .integer(Int(time.microseconds / 1000)))
      lines.append(.object([at] + members))
    }
    watch?.told(line)
  }

  package func speak(
    to playback: Playback<FontBook>, until moment: Instant?, _ transcript: Transcript
  ) throws(ProgramError) {
    try settle(playback)
    guard let moment else { return }
    while let next = playback.nextTurn, next <= moment {
      playback.advance(to: next)
      try settle(playback)
    }
    playback.advance(to: moment)
  }

  package func finish(_ playback: Playback<FontBook>) {
    guard !isFinished else { return }
    isFinished = true
    time = playback.now
    tellDeafness()
    tellUnfinished()
    app.channel.finish("left")
    hearNews()
    guard let process else { return }
    let words = process.end(within: limit)
    guard !process.endedWell else { return }
    notices.tell("telltale: warning: the program was told that the script has ended; \(words)")
  }
}

// Whose turn it is.
extension ConversedProgram {
  /// Waits until the program has dealt with all that it was told, and with all that came of that.
  private func settle(_ playback: Playback<FontBook>) throws(ProgramError) {
    time = playback.now
    // What it answers is taken behind the barrier, however soon it answers: a reply to that asks for another barrier, and
    // whether there is one must not depend on who was quicker.
    if !isTold {
      var patience = Patience(from: clock.now, milliseconds: limit)
      try take(playback, with: &patience)
    }
    var rounds = 0
    while isTold {
      isTold = false
      rounds += 1
      guard rounds <= Self.mostRounds else {
        throw words.endless(rounds)
      }
      barrier += 1
      app.channel.sync(barrier)
      hearNews()
      try awaitBarrier(playback)
    }
  }

  private func awaitBarrier(_ playback: Playback<FontBook>) throws(ProgramError) {
    var patience = Patience(from: clock.now, milliseconds: limit)
    let before = app.channel.said
    var isOver = false
    while true {
      let last = clock.now
      let said = app.channel.said
      try take(playback, with: &patience)
      if let synced = app.channel.synced, !app.channel.isDeaf {
        answers = true
        if synced >= barrier { return }
      }
      if app.channel.said > said {
        guard said == before || clock.now < patience.end else { throw words.restless }
        continue
      }
      let end = quietEnd(from: last, hasSpoken: app.channel.said > before) ?? patience.end
      if wait(until: end) {
        // It says something that is no line, and does not end.
        guard !isOver else { throw words.restless }
        isOver = clock.now >= patience.end
        continue
      }
      // A machine that wakes this one so late has let the program wait as well, which may not have said all.
      let now = clock.now
      if now.milliseconds(since: end) > ProgramWords.overslept, now < patience.end { continue }
      if app.channel.isBacked { throw words.unread }
      if answers == true, !app.channel.isDeaf { throw words.late }
      return tellManner(hasSpoken: app.channel.said > 0)
    }
  }

  /// The end of a silence after which all is said; `nil` where only the limit counts. The last line before the limit
  /// may be the last of all, so the silence after it may end behind the limit.
  private func quietEnd(from last: Instant, hasSpoken: Bool) -> Instant? {
    // It is not listened to while it does not read.
    guard !app.channel.isBacked else { return nil }
    switch answers {
    case true?:
      return app.channel.isDeaf ? last.advanced(byMilliseconds: ProgramWords.quiet) : nil
    case false?: return last.advanced(byMilliseconds: ProgramWords.quiet)
    case nil:
      return hasSpoken ? last.advanced(byMilliseconds: ProgramWords.firstQuiet) : nil
    }
  }

  private func tellManner(hasSpoken: Bool) {
    if app.channel.isDeaf {
      tellDeafness()
    } else if answers == nil, hasSpoken || !tellUnfinished() {
      notices.tell(hasSpoken ? words.answersNone : words.saidNothing)
    }
    tellUnfinished()
    answers = false
  }

  /// Tells once that the program has closed its input.
  private func tellDeafness() {
    guard app.channel.isDeaf, !isDeafTold else { return }
    isDeafTold = true
    notices.tell(process?.ends(within: 20) == true ? words.endedButHeard : words.closedInput)
  }

  /// Tells once of each line that the program has begun and not ended; true where there is one.
  @discardableResult
  private func tellUnfinished() -> Bool {
    guard app.channel.unfinishedBytes > 0 else { return false }
    defer { unfinishedTold = app.channel.said }
    if unfinishedTold != app.channel.said { notices.tell(words.unfinished) }
    return true
  }

  /// The messages for the state of the program at this moment.
  private var words: ProgramWords {
    ProgramWords(
      limit: limit, said: app.channel.said, unfinishedBytes: app.channel.unfinishedBytes,
      waitingBytes: app.channel.waitingBytes, told: lines.last, barrier: barrier,
      answersBarriers: answers == true && !app.channel.isDeaf)
  }

  /// Does what the program has said up to now.
  ///
  /// - Throws: An error where it goes on after the limit, or has gone.
  private func take(
    _ playback: Playback<FontBook>, with patience: inout Patience
  ) throws(ProgramError) {
    while true {
      let begun = clock.now
      app.settleWish(on: playback.host)
      let requests = app.channel.drain()
      hearNews()
      if !requests.isEmpty, !patience.allows(wordAt: begun) { throw words.restless }
      for request in requests { playback.send(request) }
      patience.excuse(milliseconds: clock.now.milliseconds(since: begun))
      // What ends without a line feed is followed by an end that only one more look finds.
      if requests.isEmpty, !app.channel.hasMore { break }
    }
    guard app.channel.isClosed, !isFinished else { return }
    isFinished = true
    throw ended
  }

  /// The failure of a program from which nothing more comes.
  private var ended: ProgramError {
    guard let process else { return ProgramError("the program ended before the script did") }
    let isRunning = !process.ends(within: 100)
    return ProgramError(
      (isRunning
        ? "the program has closed its standard output before the end of the script; "
        : "the program ended before the script did; ") + process.end(within: 500))
  }

  /// True where there is something to read or write before that.
  private func wait(until end: Instant) -> Bool {
    var entries = app.channel.interests
    let left = max(0, end.microseconds - clock.now.microseconds)
    return poll(&entries, nfds_t(entries.count), Int32(clamping: (left + 999) / 1000)) > 0
  }
}
