import CShim
import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRaster

@testable import TelltaleKMS

/// A card without hardware: answers as it was told, and remembers what it was asked. But for the news
/// nothing is locked; a test with a thread reads it only after `close`, or through its descriptors.
final class ScriptedCard: CardDriver, @unchecked Sendable {
  enum Answer {
    case flips, waits, shown
    case fails(Int32)
    /// The call hangs until `release` is rung.
    case hangs
  }

  let path = "/dev/dri/card0"
  var state: CardSnapshot
  /// Answers to commits, in turn; after them every commit flips.
  var answers: [Answer] = []
  /// What `takeMaster` fails with, in turn; after them it works.
  var masterFailures: [Int32] = []
  /// What `news` will give; may be added to by any thread.
  var pending: [CardNews] { waiting.withLock { $0 } }
  private let waiting = Mutex<[CardNews]>([])
  var newsFailure: Int32?
  var prepareFailure: Int32?
  var snapshotFailure: Int32?
  /// Some hardware clears the card's memory when a mode is set.
  var clearsWhenModeIsSet = false
  var bufferCount = 2
  var hasOlderInterface = true
  var snapshotDelays = false
  /// Whether the kernel tells of the screen's light, and whether it is out; set by any thread.
  var tellsLight = false
  private let out = Mutex(false)
  var isOut: Bool {
    get { out.withLock { $0 } }
    set { out.withLock { $0 = newValue } }
  }
  let release: Doorbell
  let entered: Doorbell

  private(set) var commits: [Commit] = []
  private(set) var masterTries = 0
  private(set) var restores = 0
  private(set) var handOvers = 0
  /// Whether another console waits for the screen.
  var isWanted = true
  private(set) var probes = 0
  /// The pixels of each buffer, `stride` bytes a row.
  private(set) var memory: [[UInt8]] = []
  private(set) var stride = 0
  private let flips: Doorbell

  init(_ state: CardSnapshot = smallCard()) throws {
    self.state = state
    release = try Doorbell()
    entered = try Doorbell()
    flips = try Doorbell()
  }

  /// What stands in place of the descriptor that tells of flips.
  var descriptor: Int32?
  var descriptors: [Int32] { [descriptor ?? flips.descriptor] }

  func snapshot(probing: Bool) throws(SystemError) -> CardSnapshot {
    probes += probing ? 1 : 0
    if let snapshotFailure { throw SystemError(snapshotFailure, "snapshot") }
    return state
  }

  func prepare(_ plans: [ModePlan]) throws(SystemError) -> PreparedPlan {
    if let prepareFailure { throw SystemError(prepareFailure, "prepare") }
    guard let plan = plans.first else { throw SystemError(EINVAL, "prepare") }
    stride = plan.mode.width * plan.format.bytesPerPixel + 32
    memory = Array(
      repeating: Array(repeating: 0xEE, count: stride * plan.mode.height), count: bufferCount)
    return PreparedPlan(plan: plan, buffers: bufferCount)
  }

  func withBuffer(_ index: Int, _ body: (UnsafeMutableRawPointer, Int) -> Void) {
    memory[index].withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { body(address, stride) }
    }
  }

  func light(of plan: ModePlan) -> ScreenLight? {
    tellsLight ? ScreenLight { [weak self] in self?.isOut == true } : nil
  }

  func commit(_ commit: Commit) throws(SystemError) -> Submission {
    commits.append(commit)
    if clearsWhenModeIsSet, commit.setsMode {
      memory = memory.map { Array(repeating: 0, count: $0.count) }
    }
    switch answers.isEmpty ? .flips : answers.removeFirst() {
    case .flips: tell(.flipped(token: commit.token, at: nil))
    case .waits: break
    case .shown: return .shown
    case .fails(let code): throw SystemError(code, "commit")
    case .hangs:
      entered.ring()
      _ = release.wait(milliseconds: 60_000)
      tell(.flipped(token: commit.token, at: nil))
    }
    return .underway
  }

  func useOlderInterface() -> Bool {
    defer { hasOlderInterface = false }
    return hasOlderInterface
  }

  func takeMaster() throws(SystemError) {
    masterTries += 1
    if !masterFailures.isEmpty { throw SystemError(masterFailures.removeFirst(), "takeMaster") }
  }

  func handOver() -> Bool {
    handOvers += 1
    return isWanted
  }

  func takeBack() throws(SystemError) { try takeMaster() }

  func news() throws(SystemError) -> [CardNews] {
    flips.clear()
    if let newsFailure { throw SystemError(newsFailure, "read") }
    return waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }

  func restore() { restores += 1 }

  func tell(_ news: CardNews) {
    waiting.withLock { $0.append(news) }
    flips.ring()
  }

  /// Whether a buffer holds all of a picture.
  func shows(_ canvas: borrowing Canvas, in buffer: Int) -> Bool {
    let (width, height) = (canvas.size.width, canvas.size.height)
    for y in 0..<height {
      for x in 0..<width where pixel(buffer, x, y) != canvas.pixels[y * canvas.stride + x] {
        return false
      }
    }
    return true
  }

  /// The 32-bit pixel of a buffer.
  func pixel(_ buffer: Int, _ x: Int, _ y: Int) -> UInt32 {
    memory[buffer].withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    }
  }
}
