import CShim
import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import Testing

@testable import TelltaleAppProtocol

/// Pictures in memory that an application shares, over a socket.
@Suite struct SharedMemoryTests {
  private static let scene = """
    lang: en
    screen:
      content:
        - image: {file: {bind: cover}, about: Cover}
        - image: {file: {bind: other}, about: Other}
    """

  /// A channel with the application's end of its socket.
  private final class Line {
    let channel: AppChannel
    private let unit: Int32
    private let application: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      (unit, application) = (ends[0], ends[1])
      let stream = AppStream(input: unit, output: unit, name: "app")
      channel = AppChannel(try MediaApp.reader(text: SharedMemoryTests.scene), over: stream)
    }

    deinit {
      close(unit)
      close(application)
    }

    /// Sends bytes with descriptors, by one sendmsg.
    func say(_ text: String, _ descriptors: [Int32] = []) {
      var bytes = Array(text.utf8)
      let size = MemoryLayout<cmsghdr>.size + descriptors.count * 4
      var control = [UInt8](repeating: 0, count: (size + 7) / 8 * 8)
      control.withUnsafeMutableBytes { room in
        room.storeBytes(of: cmsghdr(size), as: cmsghdr.self)
        for (index, descriptor) in descriptors.enumerated() {
          room.storeBytes(
            of: descriptor, toByteOffset: MemoryLayout<cmsghdr>.size + index * 4, as: Int32.self)
        }
        bytes.withUnsafeMutableBytes { bytes in
          var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
          withUnsafeMutablePointer(to: &part) { part in
            var message = msghdr()
            message.msg_iov = part
            message.msg_iovlen = 1
            if !descriptors.isEmpty {
              message.msg_control = room.baseAddress
              message.msg_controllen = room.count
            }
            #expect(sendmsg(application, &message, 0) == bytes.count)
          }
        }
      }
    }

    /// Whether a thread copies what was delivered: it tells by a descriptor of its own.
    private var isCopying: Bool { channel.interests.contains { $0.fd != unit } }

    /// What the unit hears, once all that was said is dealt with; requests are done at once.
    func requests() -> [AppRequest] {
      var all: [AppRequest] = []
      for _ in 0..<200 {
        let new = channel.drain()
        for request in new { channel.report(.replied(AppReply(request: request.number))) }
        all += new
        var entries = channel.interests.filter { $0.events & Int16(POLLIN) != 0 }
        // A thread of a busy machine may begin late: a copy is waited for as long as it takes.
        let limit: Int32 = isCopying ? 60_000 : 50
        if new.isEmpty, !channel.hasMore, poll(&entries, nfds_t(entries.count), limit) == 0 {
          break
        }
      }
      return all
    }

    func heard() -> String {
      var room = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(application, &room, room.count, Int32(MSG_DONTWAIT))
      return String(decoding: room.prefix(max(0, count)), as: UTF8.self)
    }
  }

  private static func picture(_ id: Int, _ name: String = "cover", more: String = "") -> String {
    "{\"id\":\(id),\"picture\":{\"\(name)\":{\"memory\":true,\"format\":\"xrgb\",\"width\":2,\"height\":2\(more)}}}\n"
  }

  /// Memory with bytes that count from 0.
  private func memory(_ count: Int, named name: String = "picture") -> Int32 {
    // MFD_CLOEXEC and MFD_ALLOW_SEALING.
    let descriptor = memfd_create(name, 1 | 2)
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(write(descriptor, bytes, count) == count)
    return descriptor
  }

  private func words(_ request: AppRequest?) -> [UInt32]? {
    guard case .delivered(_, .raw(let picture)?)? = request?.updates.first else { return nil }
    return picture.words
  }

  @Test func `pixels are copied, and the reply says that they are`() throws {
    let line = try Line()
    let memory = memory(40)
    defer { close(memory) }
    line.say(Self.picture(1, more: ",\"stride\":12,\"offset\":4"), [memory])
    let requests = line.requests()
    #expect(words(requests.first) == [0xFF06_0504, 0xFF0A_0908, 0xFF12_1110, 0xFF16_1514])
    #expect(line.heard() == "{\"ok\":1}\n")
  }

  /// F_ADD_SEALS, and the seals that keep all of the memory as it is (linux/fcntl.h).
  private static let addSeals: Int32 = 1033
  private static let shrinkGrowWrite: Int32 = 2 | 4 | 8

  @Test func `sealed memory is taken as well`() throws {
    let line = try Line()
    let memory = memory(16)
    defer { close(memory) }
    #expect(fcntl(memory, Self.addSeals, Self.shrinkGrowWrite) == 0)
    line.say(Self.picture(1), [memory])
    #expect(words(line.requests().first)?.first == 0xFF02_0100)
  }

  @Test func `each line takes its own, and what is said after them waits its turn`() throws {
    let line = try Line()
    let (one, two) = (memory(16), memory(17))
    defer { for memory in [one, two] { close(memory) } }
    line.say("{\"id\":0,\"ping\":true}\n")
    line.say(Self.picture(1), [one])
    line.say(Self.picture(2, "other"), [two])
    line.say("{\"id\":3,\"ping\":true}\n")
    #expect(line.requests().count == 4)
    #expect(line.heard() == "{\"ok\":0}\n{\"ok\":1}\n{\"ok\":2}\n{\"ok\":3}\n")
  }

  @Test(arguments: ["pipe", "socket", "folder", "file", "device"])
  func `what is no memory is refused`(kind: String) throws {
    let line = try Line()
    var pair: [Int32] = [-1, -1]
    switch kind {
    case "pipe": #expect(pipe(&pair) == 0)
    case "socket": #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    case "folder": pair[0] = open("/", O_RDONLY)
    case "device": pair[0] = open("/dev/zero", O_RDONLY)
    default: pair[0] = open("/proc/self/status", O_RDONLY)
    }
    defer { for descriptor in pair where descriptor >= 0 { close(descriptor) } }
    line.say(Self.picture(1), [pair[0]])
    #expect(line.requests() == [])
    let heard = line.heard()
    #expect(
      heard.contains("the descriptor is not one of memory, expected one of memfd_create"),
      "\(heard)")
    line.say("{\"id\":2,\"ping\":true}\n")
    #expect(line.requests().count == 1)
  }

  @Test func `memory that is too short is refused with what it has`() throws {
    let line = try Line()
    let memory = memory(15)
    defer { close(memory) }
    line.say(Self.picture(1), [memory])
    #expect(line.requests() == [])
    #expect(line.heard().contains("the memory has 15 bytes, and the picture ends at byte 16"))
  }

  @Test func `memory that cannot be read is refused`() throws {
    let line = try Line()
    let memory = memory(16)
    defer { close(memory) }
    let writable = open("/proc/self/fd/\(memory)", O_WRONLY)
    defer { close(writable) }
    line.say(Self.picture(1), [writable])
    #expect(line.requests() == [])
    #expect(line.heard().contains("the memory cannot be read"))
  }

  @Test func `memory that others cut while it is read ends nothing`() throws {
    let line = try Line()
    let memory = memory(16)
    defer { close(memory) }
    for number in 1...200 {
      ftruncate(memory, 1 << 22)
      line.say(
        "{\"id\":\(number),\"picture\":{\"cover\":{\"memory\":true,\"format\":\"xrgb\",\"width\":1024,\"height\":1024}}}\n",
        [memory])
      _ = line.channel.drain()
      ftruncate(memory, 0)
      _ = line.requests()
    }
    line.say("{\"id\":0,\"ping\":true}\n")
    #expect(line.requests().count == 1)
  }

  @Test func `more descriptors than a line says are closed, and the line is refused`() throws {
    let line = try Line()
    let memory = memory(16, named: "many")
    line.say(Self.picture(1), [Int32](repeating: memory, count: 60))
    close(memory)
    #expect(line.requests() == [])
    #expect(line.heard().contains("descriptors came with the line, which has 1 picture in memory"))
    #expect(Self.openMemory("many") == 0)
    line.say("{\"id\":2,\"ping\":true}\n")
    #expect(line.requests().count == 1)
  }

  /// Descriptors of memory with a name that this process has open.
  private static func openMemory(_ name: String) -> Int {
    let links = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return links.count {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?
        .contains("memfd:\(name)") == true
    }
  }

  @Test func `over a pipe there is no memory`() throws {
    let application = try PipedApplication()
    application.say(
      #"{"id":1,"picture":{"cover":{"memory":true,"format":"xrgb","width":2,"height":2}}}"# + "\n")
    application.work()
    #expect(application.hear().first?.hasPrefix("{\"error\":1") == true)
  }
}

extension cmsghdr {
  fileprivate init(_ size: Int) {
    self.init()
    cmsg_len = size
    cmsg_level = SOL_SOCKET
    cmsg_type = Int32(SCM_RIGHTS)
  }
}

/// memfd_create(2), which the C library shows only to programs that ask for all of it.
@_silgen_name("memfd_create")
private func memfd_create(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
