import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleLint
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The loop of the screen's thread. It handles files that change, messages of pages and time that passes, and tells
/// the pages about all of them.
final class PreviewLoop {
  private let exchange: PreviewExchange
  private let screen: PreviewScreen
  private let clock = MonotonicClock()
  private let changes: SceneChanges?
  private let worker: PreviewWorker
  private let profiles: [String]
  private var clients = PreviewClients()
  private var frame = 0
  private var edition = 0
  private var findings: PreviewFindings?
  private var pictures: [PreviewMatrix.Picture] = []
  private var log: [JSONValue] = []
  private var hasMatrix = false
  private var inspects = false
  private var told = Told()
  private var isClosed = false

  /// The messages that pages got last, so that nothing is told twice.
  private struct Told {
    var state: JSONValue?
    var places: JSONValue?
    var script: JSONValue?
    /// The time at which the tree and places may be told again.
    var next = Instant.zero
    var isDue = true
  }

  /// The largest number of messages that are kept for pages that come later.
  private static let mostLog = 300
  /// The milliseconds between two trees.
  private static let pause = 120
  private static let endings = [
    ".yaml", ".yml", ".json", ".png", ".jpg", ".jpeg", ".webp", ".svg", ".html", ".css",
  ]

  init(_ exchange: PreviewExchange, _ options: PreviewOptions) throws(SystemError) {
    self.exchange = exchange
    let mailbox = exchange.mailbox
    worker = try PreviewWorker { mailbox.put(.worked($0)) }
    changes = SceneChanges(endings: Self.endings)
    let folder = PathText.folder(of: options.file)
    let others = [options.settings.scene.profile, options.settings.scene.device]
    changes?.watch([folder] + others.compactMap { $0 }.filter { access($0, F_OK) == 0 })
    profiles = PreviewMatrix.profiles(options.surroundings)
    screen = PreviewScreen(options, clock: clock)
  }

  func run() {
    while !isClosed {
      for letter in exchange.mailbox.take() { take(letter) }
      if changes?.drain() == true { screen.reload() }
      screen.advance()
      tell()
      if !isClosed { wait() }
    }
    screen.finish()
    worker.close()
  }

  private func wait() {
    var entries = [exchange.mailbox.bell.descriptor, changes?.descriptor].compactMap { $0 }.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    entries += screen.interests
    let due = told.isDue && !clients.isEmpty ? told.next : nil
    let next = [screen.nextTurn, due].compactMap { $0 }.min()
    let timeout = next.map { moment in
      Int32(clamping: max(0, moment.microseconds - clock.now.microseconds + 999) / 1000)
    }
    poll(&entries, nfds_t(entries.count), timeout ?? -1)
  }

  // MARK: In

  private func take(_ letter: PreviewMailbox.Letter) {
    switch letter {
    case .joined(let page): join(page)
    case .left(let page): clients.leave(page)
    case .said(let page, let bytes):
      if let command = PreviewCommand(bytes) { perform(command, of: page) }
    case .worked(let result): take(result)
    case .noticed(let line): keep(["is": "notice", "line": .string(line)])
    case .closed: isClosed = true
    }
  }

  private func join(_ page: Int) {
    guard clients.join(page) else {
      exchange.send(page, .text(Self.tooMany.line))
      return exchange.send(page, .end)
    }
    tell(["is": "profiles", "names": .strings(profiles)], to: page)
    tell(screen.state(), to: page)
    if let findings { tell(findings.json(), to: page) }
    for line in log { tell(line, to: page) }
    for picture in pictures { show(picture, to: page) }
    told = Told()
  }

  private static let tooMany: JSONValue = [
    "is": "end",
    "message": .string(
      "\(PreviewClients.most) pages are already connected; close one and reload this one"),
  ]

  private func perform(_ command: PreviewCommand, of page: Int) {
    switch command {
    case .drawn: clients.drew(page)
    case .set(let message):
      if let fault = screen.set(message) {
        tell(["is": "fault", "message": .string(fault)], to: page)
      }
    case .reset: screen.restart()
    case .say(let line): screen.say(line)
    case .record(let isOn): screen.record(isOn)
    case .matrix(let isOn):
      hasMatrix = isOn
      orderMatrix()
    case .inspect(let isOn):
      inspects = isOn
      told.isDue = true
    case .finger, .pointer, .turn, .push, .wheel, .key: screen.act(command)
    }
  }

  private func take(_ result: PreviewWorker.Result) {
    switch result {
    case .findings(let new, let edition):
      guard edition == screen.edition else { return }
      findings = new
      tellAll(new.json())
      told.isDue = true
    case .picture(let picture, let edition):
      guard edition == screen.edition, hasMatrix else { return }
      pictures.append(picture)
      for page in clients.numbers { show(picture, to: page) }
    }
  }

  private func orderMatrix() {
    pictures = []
    if hasMatrix { worker.draw(screen.options, profiles, edition: screen.edition) }
  }

  // MARK: Out

  private func tell() {
    let isNew = screen.edition != edition
    if isNew { clients.addWhole() }
    // Before all else: frames are what is waited for.
    tellFrames()
    if isNew {
      edition = screen.edition
      worker.judge(screen.options, edition: edition)
      orderMatrix()
      told.isDue = true
    }
    let state = screen.state()
    if state != told.state { tellAll(state) }
    told.state = state
    if let lines = screen.lines() { keep(lines) }
    if screen.isChanged {
      screen.seen()
      told.isDue = true
    }
    if told.isDue, clock.now >= told.next, !clients.isEmpty { tellInspection() }
  }

  private func tellFrames() {
    guard let playback = screen.playback else { return }
    clients.add(playback.takeDamage())
    for (page, damage) in clients.take(playback.session.size) {
      frame += 1
      let bytes = playback.withCanvas { PreviewFrame.bytes($0, damage, number: frame) }
      exchange.send(page, .bytes(bytes))
    }
  }

  private func tellInspection() {
    told.isDue = false
    told.next = clock.now.advanced(byMilliseconds: Self.pause)
    let places = screen.places(of: findings?.findings.map(\.path) ?? [])
    if places != told.places { tellAll(places) }
    told.places = places
    let script = screen.script()
    if let script, script != told.script { tellAll(script) }
    told.script = script
    if inspects, let tree = screen.tree() { tellAll(tree) }
  }

  private func show(_ picture: PreviewMatrix.Picture, to page: Int) {
    switch picture {
    case .drawn(let profile, let png):
      exchange.send(page, .bytes(PreviewFrame.picture(png, of: profile)))
    case .refused(let profile, let reason):
      tell(
        ["is": "refused", "profile": .string(profile), "message": .string(reason)], to: page)
    }
  }

  /// Sends a message to all pages, and keeps it for those that come later.
  private func keep(_ message: JSONValue) {
    log.append(message)
    if log.count > Self.mostLog { log.removeFirst(log.count - Self.mostLog) }
    tellAll(message)
  }

  private func tellAll(_ message: JSONValue) {
    let text = message.line
    for page in clients.numbers { tell(text, to: page) }
  }

  private func tell(_ message: JSONValue, to page: Int) { tell(message.line, to: page) }

  private func tell(_ text: String, to page: Int) {
    guard clients.told(page) else {
      clients.leave(page)
      return exchange.send(page, .end)
    }
    exchange.send(page, .text(text))
  }
}
