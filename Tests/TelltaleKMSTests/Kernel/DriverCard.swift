import CDRM
import Glibc
import TelltaleTestSupport

@testable import TelltaleKMS

/// A card as its driver in the kernel sees it: a file that answers as a driver does, and keeps a line for
/// each call that changes something. Used by one thread at a time.
final class DriverCard: @unchecked Sendable {
  struct Connector {
    var id: UInt32
    var type = UInt32(DRM_MODE_CONNECTOR_HDMIA)
    var number: UInt32 = 1
    /// 1 connected, 2 disconnected, 3 unknown.
    var connection: UInt32 = 1
    var modes: [DisplayMode] = []
    /// What it has after it was asked anew; absent, the same.
    var probedModes: [DisplayMode]?
    var encoder: UInt32 = 0
    var encoders: [UInt32] = []
  }

  struct Encoder {
    var id: UInt32
    var crtc: UInt32 = 0
    var possibleCRTCs: UInt32 = 1
  }

  struct CRTC {
    var id: UInt32
    var framebuffer: UInt32 = 0
    var x: UInt32 = 0
    var y: UInt32 = 0
    var mode: DisplayMode?
  }

  struct Plane {
    var id: UInt32
    var crtc: UInt32 = 0
    var framebuffer: UInt32 = 0
    var possibleCRTCs: UInt32 = 1
    var formats: [UInt32] = [telltale_DRM_FORMAT_XRGB8888, telltale_DRM_FORMAT_RGB565]
  }

  let path: String
  var connectors: [Connector] = []
  var encoders: [Encoder] = []
  var crtcs: [CRTC] = []
  var planes: [Plane] = []
  /// Properties of objects with their values, by the object's number.
  var properties: [UInt32: [(name: String, value: UInt64)]] = [:]
  var hasDumbBuffers = true
  var hasAtomic = true
  var hasPlanes = true
  var isMaster = true
  var canBeMaster = true
  /// Bytes that each row of a buffer is longer than it has to be.
  var padding = 64
  /// Bytes that a buffer is smaller than all its rows.
  var shortage: UInt64 = 0
  /// How many buffers it has memory for at a time.
  var room = Int.max
  /// Error numbers for the next calls of a kind.
  var failures: [Call: [Int32]] = [:]
  /// Error numbers for all calls of a kind.
  var refusals: [Call: Int32] = [:]
  private(set) var lines: [String] = []
  var blobs: [UInt32: [UInt8]] = [:]
  var nextNumber: UInt32 = 1
  var isAtomicClient = false
  /// Frames of the card lie in the first part of the file, events behind it.
  static let memory: off_t = 1 << 20
  private var isSeen = false

  init(path: String) {
    self.path = path
    close(creat(path, 0o600))
    truncate(path, Self.memory)
    KernelCalls.answer(for: path) { [weak self] descriptor, request, argument in
      self?.answer(descriptor, request, argument) ?? -ENODEV
    }
  }

  deinit {
    KernelCalls.stopAnswering(for: path)
    unlink(path)
  }

  func say(_ line: String) { lines.append(line) }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func takeNumber() -> UInt32 {
    defer { nextNumber += 1 }
    return nextNumber
  }

  private func answer(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?
  ) -> Int32 {
    // What is read from the card are its events.
    if !isSeen { lseek(descriptor, Self.memory, SEEK_SET) }
    isSeen = true
    guard let call = Call(rawValue: UInt8(truncatingIfNeeded: request)) else {
      say("unknown call \(request & 0xFF)")
      return -EINVAL
    }
    if let failure = refusals[call] ?? failures[call]?.first {
      if refusals[call] == nil { failures[call]?.removeFirst() }
      say("\(call) fails with \(failure)")
      return -failure
    }
    return answer(call, argument)
  }

  /// Leaves an event to be read.
  func tell(_ event: drm_event_vblank) {
    let stream = open()
    guard stream >= 0 else { return }
    defer { close(stream) }
    lseek(stream, 0, SEEK_END)
    withUnsafeBytes(of: event) { bytes in _ = write(stream, bytes.baseAddress, bytes.count) }
  }

  private func open() -> Int32 {
    guard let file = fopen(path, "a") else { return -1 }
    defer { fclose(file) }
    return dup(fileno(file))
  }

  enum Call: UInt8 {
    case version = 0x00, getCapability = 0x0c, setClientCapability = 0x0d, authenticate = 0x11
    case setMaster = 0x1e, dropMaster = 0x1f
    case resources = 0xa0, getCRTC, setCRTC, cursor
    case encoder = 0xa6, connector
    case property = 0xaa
    case addFramebuffer = 0xae, removeFramebuffer, pageFlip, dirty, createDumb, mapDumb, destroyDumb
    case planeResources, getPlane, setPlane, addFramebuffer2, objectProperties
    case atomic = 0xbc, createBlob, destroyBlob
  }
}
