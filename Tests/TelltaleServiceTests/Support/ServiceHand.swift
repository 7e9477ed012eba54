import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleImages
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleText
import TelltaleVarlink
import Testing

@testable import TelltaleRuntime
@testable import TelltaleService

/// A service on a display in memory, with clients on real sockets and a clock that is moved by hand.
final class ServiceHand {
  let folder: String
  let service: UnitService
  let journal: AuditJournal
  let socket: ServiceSocket
  let playback: Playback<FontBook>
  private let part: ResidentPart
  let notices = Log()
  /// When it kept secrets to itself, and no more.
  let secrets = Log()
  private var isAttached = false
  private var hasFinger = false
  private let frames = FrameCount()

  /// Pictures that came on the glass so far.
  var drawn: Int { frames.count }

  init(
    policy: ServicePolicy = ServicePolicy(rules: [
      .init(
        asks: .critical, seesAll: true, opens: ["/"],
        sets: Set(ServicePolicy.Setting.allCases), profiles: ["/"])
    ]),
    profile: String = "kiosk", device: String? = nil, folder: String? = nil,
    panel: PixelSize? = nil, _ prepare: (AuditJournal) -> Void = { _ in }
  ) throws {
    let folder = try folder ?? Files.folder([:])
    self.folder = folder
    let settings = SceneSettings(profile: device == nil ? profile : nil, device: device)
    var setup = try ProfileSetup(
      Platform(settings, in: Surroundings(notices: notices.notices)))
    let size = try panel.map { try setup.settle(inMemory: $0) } ?? Self.size
    let platform = setup.platform
    journal = try AuditJournal(in: "\(folder)/state", policy.limits, notices: setup.notices)
    prepare(journal)
    let dispatcher = ServiceDispatcher(
      policy: policy, service: try Self.varlink(), judge: SceneJudge(platform, language: nil),
      appJudge: AppJudge(platform, language: nil),
      profiles: ProfileJudge(UnitGround(setup, size), settings),
      description: Self.description, past: journal.past,
      shownBy: ServiceHand.shownBy, at: 0)
    socket = try .listen(at: "\(folder)/socket")
    service = UnitService(
      dispatcher, at: socket, journal: journal, notices: setup.notices,
      secrets: SecretMemory(
        begin: { [secrets] in secrets.notices.tell("begin") },
        end: { [secrets] in secrets.notices.tell("end") }))
    let pending = PendingReplies(setup.notices)
    let pictures = SwitchedPictures()
    playback = ScreenBuilder(nil, on: setup, SceneSettings(), size: size)
      .playback(pictures: pictures, isResident: true) { [frames] report, _ in
        if case .presented = report { frames.add() }
        pending.hear(report)
      }
    let ground = ResidentGround(setup)
    part = ResidentPart(service) { [clock = playback.clock] host in
      ResidentScreen(host, on: ground, pending: pending, pictures: pictures, clock: clock)
    }
    pump()
  }

  /// What the service tells of itself, with a contract of one's own.
  static func varlink(_ contract: String = ServiceContract.text) throws -> VarlinkService {
    try VarlinkService(
      vendor: "Telltale", product: "telltale", version: "1", url: "https://telltale.io", contract)
  }

  /// A dispatcher without sockets, disks and clocks.
  static func dispatcher(
    _ policy: ServicePolicy = ServicePolicy(rules: [.init(asks: .critical)]),
    past: AuditPast = AuditPast(most: 10), contract: String = ServiceContract.text
  ) throws -> ServiceDispatcher {
    let platform = try Platform(
      SceneSettings(profile: "kiosk"), in: Surroundings(notices: Log().notices))
    return ServiceDispatcher(
      policy: policy, service: try varlink(contract), judge: SceneJudge(platform, language: nil),
      appJudge: AppJudge(platform, language: nil), description: description, past: past,
      shownBy: ServiceHand.shownBy, at: 0)
  }

  static let description: [JSONValue.Member] = [
    .init("version", "1"), .init("profile", "kiosk"), .init("width", 800), .init("height", 480),
  ]

  static let shownBy = ShownBy(SceneSettings(), profile: "kiosk", language: "en")

  /// Of the screen, where it is no panel's.
  private static let size = PixelSize(width: 800, height: 480)

  /// Does all that there is to do by now.
  func pump() {
    for _ in 0..<1000 {
      part.takeTurn(on: playback.host)
      playback.host.turn()
      guard hasMore || isReadable else { return }
    }
    Issue.record("the service never comes to rest")
  }

  /// Whether the loop would go on without a rest.
  var hasMore: Bool { part.hasMore(on: playback.host) }

  /// What a poll of the loop would wake for.
  private var isReadable: Bool {
    var entries = service.interests
    return poll(&entries, nfds_t(entries.count), 0) > 0
  }

  func wait(_ milliseconds: Int) {
    playback.advance(to: playback.now.advanced(byMilliseconds: milliseconds))
    pump()
  }

  /// Does what lines of a script say, once the question takes input.
  func perform(_ script: String) throws {
    pump()
    let steps = try ScriptReader.read(Array(script.utf8), file: "script")
    for event in ScriptPlayer.attachments(for: steps, at: playback.now) where !isAttached {
      playback.send(event)
    }
    isAttached = true
    var hand = LookingHand(awaitsControls: false)
    var player = ScriptPlayer(steps, on: playback.session.size, from: playback.now)
    while let time = player.nextTime {
      playback.advance(to: time)
      guard playback.isLooked(by: &hand, &player, pass: { playback.advance(to: $0) }) else {
        pump()
        continue
      }
      let output = try player.advance { playback.session.glass.touchable(control: $0) }
      if case .event(let event)? = output { playback.send(event) }
    }
    playback.advance(to: player.endTime)
    pump()
  }

  /// A finger comes down at a point, whatever stands there and whether it takes input or not, and lifts.
  func tap(_ point: PixelPoint, meanwhile: () throws -> Void = {}) throws {
    if !hasFinger { finger(.attached(name: "finger")) }
    hasFinger = true
    finger(.contactDown(contact: 0, at: point))
    wait(80)
    try meanwhile()
    finger(.contactUp(contact: 0, at: point))
    wait(100)
  }

  private func finger(_ occurrence: InputEvent.Occurrence) {
    playback.send(
      InputEvent(device: DeviceID(90), kind: .touch, time: playback.now, occurrence: occurrence))
    pump()
  }

  /// What the journal says that has happened.
  var records: [AuditRecord] {
    get throws {
      var reading = AuditReading(most: 100, keepsRecords: true)
      reading.take(
        Array(try String(contentsOfFile: "\(folder)/state/journal", encoding: .utf8).utf8))
      return reading.records.filter { $0.kind != .started }
    }
  }
}

/// Counts pictures.
private final class FrameCount {
  private(set) var count = 0

  func add() { count += 1 }
}

/// A client on a socket of its own.
final class ServiceGuest {
  private let hand: ServiceHand
  private var descriptor: Int32
  private var incoming = VarlinkBuffer(most: 1 << 24)
  private(set) var isClosed = false

  /// A client of the service; the kernel names `user` in place of the one who runs the tests.
  init(_ hand: ServiceHand, user: UInt32? = nil) throws {
    self.hand = hand
    if let user {
      hand.socket.identify = { _ in Peer(process: 1, user: user, group: user) }
    }
    defer { hand.socket.identify = { Peer(of: $0) } }
    descriptor = try #require(UnixAddress.connect(to: "\(hand.folder)/socket"))
    hand.pump()
  }

  deinit { leave() }

  func leave() {
    guard descriptor >= 0 else { return }
    // Other tests start programs, which have a copy of the descriptor until they run.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
    descriptor = -1
    hand.pump()
  }

  /// Sends bytes; where nobody pumps, the service finds them when it looks the next time.
  func send(_ bytes: [UInt8], pumps: Bool = true) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno != EAGAIN { break }
      rest = rest.dropFirst(max(0, count))
      if pumps { hand.pump() }
    }
  }

  /// Lets the service go on with what it had no room for.
  func goOn() { hand.pump() }

  func call(_ method: String, _ parameters: JSONValue = .object([]), more: Bool = false) {
    send(VarlinkCall("io.telltale.\(method)", parameters, wantsMore: more).bytes)
  }

  func ask(_ text: String, _ others: [JSONValue.Member] = [], more: Bool = false) {
    call("Ask", .object([.init("text", .string(text))] + others), more: more)
  }

  /// All replies that have come; each is as the contract has it.
  func replies() throws -> [VarlinkReply] {
    receive()
    var replies: [VarlinkReply] = []
    while let message = incoming.next() { replies.append(try VarlinkReply(message)) }
    try replies.forEach(Self.expectContract)
    return replies
  }

  /// All that has come after the last reply, in another protocol.
  func rest() -> [UInt8] {
    receive()
    return incoming.takeRest()
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count == 0 || count < 0 && errno == ECONNRESET { isClosed = true }
      guard count > 0 else { break }
      incoming.add(bytes.prefix(count))
    }
  }

  private static func expectContract(_ reply: VarlinkReply) throws {
    let contract = try VarlinkInterface(ServiceContract.text)
    guard let error = reply.error else {
      let fits = contract.methods.values.contains {
        contract.fault(in: reply.parameters, as: $0.output) == nil
      }
      let own = ["interfaces", "description"].contains { reply.parameters[$0] != nil }
      return #expect(fits || own, "\(reply)")
    }
    guard error.hasPrefix("io.telltale.") else { return }
    let fields = try #require(contract.errors[String(error.dropFirst(12))], "\(error)")
    #expect(contract.fault(in: reply.parameters, as: fields) == nil, "\(reply)")
  }

  /// States that have been told.
  func states() throws -> [String] {
    try replies().map { $0.error ?? $0.parameters["state"]?.string ?? "?" }
  }
}

enum Questions {
  static let print =
    "alert: {title: Print Receipt?, buttons: [{title: Print, id: print}, {role: cancel}]}"
  static let door = "alert: {title: Open Door?, buttons: [{title: Open, id: open}, {role: cancel}]}"
  static let fire =
    "alert: {title: Leave the Building, reason: critical, buttons: [{title: OK, id: seen}]}"
  static let secret =
    "alert: {title: Enter PIN, fields: [{placeholder: PIN, secure: true}], buttons: [{title: OK, id: ok}, {role: cancel}]}"
}
