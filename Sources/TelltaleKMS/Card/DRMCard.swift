import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost

/// A real card, through libdrm. Only the display thread uses it.
final class DRMCard: CardDriver {
  let path: String
  private let card: CardDescriptor
  private let monitor: ConnectorMonitor
  private let console: ConsoleMode?
  private var sleep = SleepWatch()
  /// The state of the card when it was opened.
  private let before: CardSnapshot
  private var isAtomic: Bool
  private var plan: ModePlan?
  private var buffers: [ScanoutBuffer] = []
  private var atomic: AtomicOutput?
  private var legacy: LegacyOutput?
  /// True if a frame of ours is on the card.
  private var hasShown = false

  /// Takes a card that can show pictures; nothing changes on the screen yet.
  init(
    path: String, _ card: consuming CardDescriptor, triesAtomic: Bool = true,
    console: consuming ConsoleMode? = ConsoleMode()
  ) throws(SystemError) {
    self.path = path
    self.console = console
    self.card = card
    isAtomic =
      triesAtomic && drmSetClientCap(self.card.raw, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0
    before = try CardSnapshot(self.card, path: path, probing: false)
    monitor = ConnectorMonitor(card: path)
  }

  // Buffers and property blobs are the card's: they go before it is closed.
  deinit { buffers = [] }

  var descriptors: [Int32] {
    let others = [monitor.descriptor, console?.requestDescriptor() ?? -1, sleep.descriptor]
    return [card.raw] + others.filter { $0 >= 0 }
  }

  func snapshot(probing: Bool) throws(SystemError) -> CardSnapshot {
    try CardSnapshot(card, path: path, probing: probing)
  }

  func takeMaster() throws(SystemError) { try card.takeMaster() }

  func handOver() -> Bool {
    drmDropMaster(card.raw)
    if console?.release() == true { return true }
    drmSetMaster(card.raw)
    return false
  }

  func takeBack() throws(SystemError) {
    console?.acknowledge()
    try card.takeMaster()
  }

  func news() throws(SystemError) -> [CardNews] {
    var news = try CardEvents.read(card.raw)
    news += monitor.news()
    if sleep.hasWoken() { news.append(.wokeUp) }
    news += console?.news() ?? []
    return news
  }

  func prepare(_ plans: [ModePlan]) throws(SystemError) -> PreparedPlan {
    buffers = []
    (atomic, legacy) = (nil, nil)
    var last = SystemError(EINVAL, "choose a mode")
    for plan in plans {
      do {
        return try prepare(plan)
      } catch {
        last = error
        buffers = []
      }
    }
    throw last
  }

  private func prepare(_ plan: ModePlan) throws(SystemError) -> PreparedPlan {
    buffers = [try ScanoutBuffer(card, plan.mode.size, plan.format)]
    atomic = isAtomic ? AtomicOutput(card, plan) : nil
    if let atomic, let first = buffers.first {
      do {
        try atomic.test(card, first.id)
      } catch {
        // Whoever has the display at the moment says nothing about the plan.
        guard [.waitForFlip, .waitForMaster].contains(error.verdict) else { throw error }
      }
    }
    // Without a second one frames are drawn where they are seen, which is better than nothing.
    if let second = try? ScanoutBuffer(card, plan.mode.size, plan.format) {
      buffers.append(second)
    }
    self.plan = plan
    return PreparedPlan(plan: plan, buffers: buffers.count)
  }

  func withBuffer(_ index: Int, _ body: (UnsafeMutableRawPointer, Int) -> Void) {
    guard buffers.indices.contains(index) else { return }
    body(buffers[index].address, buffers[index].stride)
  }

  func light(of plan: ModePlan) -> ScreenLight? {
    ScreenLight(card: card.raw, connector: plan.connectorName)
  }

  func commit(_ commit: Commit) throws(SystemError) -> Submission {
    guard buffers.indices.contains(commit.buffer) else { throw SystemError(EINVAL, "commit") }
    if !hasShown { console?.hide() }
    let framebuffer = buffers[commit.buffer].id
    let submission: Submission
    if let atomic {
      try atomic.submit(
        card, commit, framebuffer, clearing: !hasShown || commit.setsMode)
      submission = .underway
    } else {
      var output = legacy ?? LegacyOutput(commit.plan)
      defer { legacy = output }
      submission = try output.submit(card, commit, framebuffer)
    }
    hasShown = true
    return submission
  }

  func useOlderInterface() -> Bool {
    guard atomic != nil else { return false }
    atomic = nil
    return true
  }

  func restore() {
    defer { hasShown = false }
    if hasShown, drmIsMaster(card.raw) != 0, let plan { putBack(plan) }
    // Taking away a framebuffer that is still shown would switch the output off first.
    buffers = []
    drmDropMaster(card.raw)
    guard hasShown else { return }
    if console != nil {
      console?.showText()
    } else if plan?.keepsMode == false {
      // Setting the mode back can have cleared the console's picture.
      ConsoleMode.redraw()
    }
  }

  /// Puts back the planes of others that were removed, if their owners still have the pictures.
  private func putBackPlanes(_ plan: ModePlan) {
    for plane in before.planes where plane.crtc == plan.crtc && plane.id != plan.plane {
      guard let picture = plane.picture else { continue }
      let (target, source) = (picture.target, picture.source)
      drmModeSetPlane(
        card.raw, plane.id, plan.crtc, picture.framebuffer, 0, target.x, target.y, target.width,
        target.height, source.x, source.y, source.width, source.height)
    }
  }

  /// Puts back the earlier picture, if its owner still has it; else that of the console, which the kernel
  /// brings back when the card is closed.
  private func putBack(_ plan: ModePlan) {
    guard let old = before.crtcs.first(where: { $0.id == plan.crtc }) else { return }
    guard let mode = old.mode, old.framebuffer != 0 else {
      drmModeSetCrtc(card.raw, plan.crtc, 0, 0, 0, nil, 0, nil)
      return
    }
    var connectors = before.connectors.filter { $0.crtc == old.id }.map(\.id)
    var info = mode.info
    drmModeSetCrtc(
      card.raw, old.id, old.framebuffer, old.x, old.y, &connectors, Int32(connectors.count),
      &info)
    putBackPlanes(plan)
  }
}
