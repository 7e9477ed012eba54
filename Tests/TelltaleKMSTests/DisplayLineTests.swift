import CShim
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRaster
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// What the core and the display thread leave for each other.
@Suite struct DisplayLineTests {
  private let size = PixelSize(width: 560, height: 140)

  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  @Test func `frames are merged until they are taken`() {
    let inbox = FrameInbox(size: size)
    #expect(!inbox.hasFrame && inbox.take().generation == nil)
    let (one, two) = (
      PixelRect(x: 1, y: 1, width: 4, height: 4), PixelRect(x: 500, y: 100, width: 200, height: 9)
    )
    _ = inbox.put(picture(size), Damage([one]), 1)
    let isPut = inbox.put(picture(size, seed: 5), Damage([two]), 2)
    #expect(isPut)
    #expect(inbox.hasFrame)
    let taken = inbox.take()
    #expect(taken.generation == 2 && taken.version == 2)
    #expect(taken.damage == Damage([one, PixelRect(x: 500, y: 100, width: 60, height: 9)]))
    #expect(!inbox.hasFrame && inbox.take().damage.isEmpty)
    let isTaken = inbox.put(picture(PixelSize(width: 3, height: 3)), .full(size), 3)
    #expect(!isTaken, "another size")
    #expect(inbox.take().version == 2)
  }

  @Test func `only what is damaged is copied, and read while it is the newest`() throws {
    let inbox = FrameInbox(size: size)
    _ = inbox.put(picture(size), .full(size), 1)
    let part = PixelRect(x: 3, y: 5, width: 20, height: 10)
    _ = inbox.put(picture(size, seed: 9), Damage([part]), 2)
    func words(_ rect: PixelRect, version: Int?) -> [UInt32]? {
      var words = [UInt32](repeating: 1 << 31, count: rect.width * rect.height)
      let isRead = words.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { inbox.read(rect, version: version, into: $0) } ?? false
      }
      return isRead ? words : nil
    }
    func expected(_ rect: PixelRect) -> [UInt32] {
      let old = picture(size)
      let new = picture(size, seed: 9)
      return (rect.y..<rect.maxY).flatMap { y in
        (rect.x..<rect.maxX).map { x in
          let isNew = part.contains(PixelPoint(x: x, y: y))
          return isNew ? new.pixels[y * new.stride + x] : old.pixels[y * old.stride + x]
        }
      }
    }
    let around = PixelRect(x: 2, y: 4, width: 22, height: 12)
    #expect(words(around, version: 2) == expected(around))
    #expect(words(around, version: nil) == expected(around))
    #expect(words(around, version: 1) == nil)
    let corner = PixelRect(x: size.width - 2, y: size.height - 2, width: 2, height: 2)
    #expect(words(corner, version: 2) == expected(corner))
    inbox.resize(PixelSize(width: 10, height: 10))
    #expect(!inbox.hasFrame && inbox.take().damage.isEmpty)
    #expect(words(PixelRect(x: 0, y: 0, width: 1, height: 1), version: 2) == nil)
    #expect(words(PixelRect(x: 0, y: 0, width: 1, height: 1), version: 3) == [0])
    #expect(!inbox.isClosing)
    inbox.close()
    #expect(inbox.isClosing)
  }

  /// Larger than what is copied at a time.
  @Test(arguments: Rotation.allCases)
  func `large frames reach the card whole, and parts of them where they belong`(
    rotation: Rotation
  ) throws {
    let inbox = FrameInbox(size: size)
    _ = inbox.put(picture(size), .full(size), 1)
    let turned = rotation == .quarter || rotation == .threeQuarters
    let panel = turned ? PixelSize(width: 140, height: 560) : size
    let card = smallCard()
    var plan = try ModePlan.candidates(for: DeviceProfile(rotation: rotation), on: card)[0]
    plan.mode = mode(UInt16(panel.width), UInt16(panel.height))
    let copier = FrameCopier(plan)
    let stride = panel.width * 4 + 16
    func draw(_ damage: Damage) -> [UInt8] {
      var memory = [UInt8](repeating: 0xEE, count: stride * panel.height)
      memory.withUnsafeMutableBytes { bytes in
        guard let address = bytes.baseAddress else { return }
        copier.fill(address, stride: stride, from: inbox) { (damage, 1) }
      }
      return memory
    }
    let whole = draw(.full(size))
    let part = PixelRect(x: 10, y: 3, width: 333, height: 130)
    let some = draw(Damage([part]))
    let place = plan.transform.onPanel(part)
    var known = Set<UInt32>()
    for y in 0..<panel.height {
      for x in 0..<panel.width {
        func word(_ memory: [UInt8]) -> UInt32 {
          memory.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          }
        }
        known.insert(word(whole))
        let expected = place.contains(PixelPoint(x: x, y: y)) ? word(whole) : 0xEEEE_EEEE
        if word(some) != expected {
          Issue.record("\(x),\(y)")
          return
        }
      }
      #expect(whole[(y * stride + panel.width * 4)..<((y + 1) * stride)].allSatisfy { $0 == 0xEE })
    }
    #expect(!known.contains(0xEEEE_EEEE))
  }

  @Test func `newer frames are taken over so often, and then the frame goes out as it is`() throws {
    let inbox = FrameInbox(size: size)
    let plan = try ModePlan.candidates(for: DeviceProfile(), on: smallCard())[0]
    let copier = FrameCopier(plan)
    var memory = [UInt8](repeating: 0, count: 64 * 64 * 4)
    var count = 0
    inbox.resize(PixelSize(width: 64, height: 64))
    memory.withUnsafeMutableBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      copier.fill(address, stride: 64 * 4, from: inbox) {
        count += 1
        let version = inbox.take().version
        // The next one comes before this one is copied.
        _ = inbox.put(
          picture(PixelSize(width: 64, height: 64), seed: UInt32(count)), .full(size), count)
        return (.full(PixelSize(width: 64, height: 64)), version)
      }
    }
    #expect(count == 4)
    let newest = picture(PixelSize(width: 64, height: 64), seed: 4)
    let last = memory.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: 64 * 63 * 4, as: UInt32.self)
    }
    #expect(last == newest.pixels[63 * newest.stride])
  }

  @Test func `a watchdog bites once, when it is due, and not where it was called off`() throws {
    let dog = try Watchdog()
    func waits(_ milliseconds: Int32) -> Bool {
      var entry = pollfd(fd: dog.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) > 0
    }
    #expect(!dog.hasBitten() && !waits(0))
    for due in [0, 1, 3] {
      dog.set(60_000)
      #expect(!waits(0))
      dog.set(due)
      #expect(waits(60_000) && dog.hasBitten() && !dog.hasBitten() && !waits(0))
    }
    dog.set(0)
    _ = waits(60_000)
    dog.set(nil)
    #expect(!dog.hasBitten())
    for due in [61_000, 3_600_000] {
      dog.set(due)
      var left = itimerspec()
      timerfd_gettime(dog.descriptor, &left)
      #expect(left.it_value.tv_sec <= due / 1000 && left.it_value.tv_sec > due / 1000 - 30)
      #expect(left.it_interval.tv_sec == 0 && left.it_interval.tv_nsec == 0)
    }
  }

  @Test func `a set of descriptors is readable when any of them is`() throws {
    let bells = [try Doorbell(), try Doorbell(), try Doorbell()]
    let set = try PollSet(bells.map(\.descriptor))
    for bell in bells {
      #expect(!isReadable(set.descriptor))
      bell.ring()
      #expect(isReadable(set.descriptor))
      bell.clear()
    }
    #expect(throws: SystemError.self) { try Self.members([-1]) }
    #expect(fcntl(set.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  private static func members(_ members: [Int32]) throws(SystemError) -> Int32 {
    try PollSet(members).descriptor
  }

  @Test func `flips are paced only where they come too soon`() {
    func moment(_ milliseconds: Int) -> Instant {
      Instant.zero.advanced(byMilliseconds: milliseconds)
    }
    func earliest(_ flips: [Int], at now: Int) -> Int {
      var pacer = Pacer(frameMilliseconds: 16)
      for flip in flips { pacer.flipped(at: moment(flip)) }
      return Int(pacer.earliest(moment(now)).microseconds / 1000)
    }
    #expect(earliest([], at: 3) == 3)
    #expect(earliest([0], at: 3) == 3)
    #expect(earliest([0, 8], at: 9) == 9, "half a frame is soon enough")
    #expect(earliest([0, 7], at: 9) == 23)
    #expect(earliest([0, 7, 100], at: 101) == 116, "who did so once is kept to it")
    #expect(earliest([0, 16, 32], at: 33) == 33)
  }

  @Test func `small files are read by their first line`() throws {
    let folder = try TemporaryFolder()
    #expect(Folder.firstLine(try folder.write("a", "one\ntwo\n")) == "one")
    #expect(Folder.firstLine(try folder.write("b", "one")) == "one")
    #expect(Folder.firstLine(try folder.write("c", "\n")) == "")
    #expect(Folder.firstLine(try folder.write("d", "")) == nil)
    #expect(Folder.firstLine("/nowhere/file") == nil)
    #expect(Folder.names(folder.path).sorted() == ["a", "b", "c", "d"])
    #expect(Folder.names("/nowhere").isEmpty)
    symlink("target", folder.place("link"))
    #expect(Folder.target(folder.path + "/link") == "target")
    #expect(Folder.target(folder.path + "/a") == nil)
  }
}
