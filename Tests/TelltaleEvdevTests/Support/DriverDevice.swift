import CEvdev
import Glibc
import TelltaleTestSupport

/// An input device as its driver sees it: the end of a terminal that answers as an input device does, so
/// that it can be opened, asked and read like one. Used by one thread at a time.
final class DriverDevice: @unchecked Sendable {
  let path: String
  var name = "Made Up"
  var id: [UInt16] = [3, 0x1234, 0x5678, 9]
  /// Codes by event type.
  var codes: [UInt8: Set<Int>] = [:]
  var properties: Set<Int> = []
  var downKeys: Set<Int> = []
  var axes: [Int: input_absinfo] = [:]
  /// Error numbers for requests, by their number in the interface.
  var refusals: [UInt8: Int32] = [:]
  /// Numbers of all requests that came, with those that change something.
  private(set) var requests: [UInt8] = []
  private(set) var clock: Int32?
  private(set) var isGrabbed = false
  private let other: Int32

  /// `nil` where the system has no terminals.
  init?() {
    var (near, far): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    // Bytes go through as they are.
    var mode = termios()
    cfmakeraw(&mode)
    guard openpty(&far, &near, &name, &mode, nil) == 0 else { return nil }
    close(near)
    other = far
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard chmod(path, 0o600) == 0 else { return nil }
    KernelCalls.answer(for: path) { [weak self] _, request, argument in
      self?.answer(request, argument) ?? -ENODEV
    }
  }

  deinit {
    KernelCalls.stopAnswering(for: path)
    close(other)
  }

  /// Sends events; each is a type, a code and a value.
  func send(_ events: [(UInt16, UInt16, Int32)], seconds: Int = 1) {
    for (type, code, value) in events {
      var event = input_event(
        time: timeval(tv_sec: seconds, tv_usec: 5), type: type, code: code, value: value)
      _ = write(other, &event, MemoryLayout<input_event>.size)
    }
  }

  private func answer(_ request: UInt, _ argument: UnsafeMutableRawPointer?) -> Int32 {
    let number = UInt8(truncatingIfNeeded: request)
    let size = Int(request >> 16 & 0x3FFF)
    requests.append(number)
    if let refusal = refusals[number] { return -refusal }
    if number == 0x90 {
      isGrabbed = argument != nil
      return 0
    }
    guard let argument else { return -EFAULT }
    switch number {
    case 0x01: argument.storeBytes(of: 0x010001, as: Int32.self)
    case 0x02:
      for (index, part) in id.enumerated() {
        argument.storeBytes(of: part, toByteOffset: 2 * index, as: UInt16.self)
      }
    case 0x03:
      for index in 0..<2 { argument.storeBytes(of: 250, toByteOffset: 4 * index, as: UInt32.self) }
    case 0x06: return text(name, argument, size)
    case 0x07, 0x08: return -ENOENT
    case 0x09: return bits(properties, argument, size)
    case 0x18: return bits(downKeys, argument, size)
    case 0x19, 0x1a, 0x1b: return bits([], argument, size)
    case 0x20: return bits(Set(codes.keys.map(Int.init)).union([0]), argument, size)
    case 0x21...0x3f: return bits(codes[number - 0x20] ?? [], argument, size)
    case 0x40...0x7f:
      argument.storeBytes(of: axes[Int(number) - 0x40] ?? input_absinfo(), as: input_absinfo.self)
    case 0xa0: clock = argument.load(as: Int32.self)
    default: return -EINVAL
    }
    return 0
  }

  private func text(_ text: String, _ argument: UnsafeMutableRawPointer, _ size: Int) -> Int32 {
    let bytes = Array(text.utf8).prefix(size - 1) + [0]
    for (index, byte) in bytes.enumerated() {
      argument.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    return Int32(bytes.count)
  }

  private func bits(_ numbers: Set<Int>, _ argument: UnsafeMutableRawPointer, _ size: Int) -> Int32
  {
    memset(argument, 0, size)
    for number in numbers where number / 8 < size {
      let byte = argument.load(fromByteOffset: number / 8, as: UInt8.self)
      argument.storeBytes(of: byte | 1 << (number % 8), toByteOffset: number / 8, as: UInt8.self)
    }
    return Int32(size)
  }
}
