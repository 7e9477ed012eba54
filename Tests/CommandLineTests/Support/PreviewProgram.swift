import Foundation
import TelltaleTestSupport

/// `telltale preview` without a browser, until it goes out of scope.
final class PreviewProgram {
  private let process = Process()
  private let folder: String
  /// Of the loopback interface.
  let port: UInt16
  /// The first part of the page's paths.
  let secret: String

  /// Starts it with a scene, and waits for the address that it prints.
  init(_ scene: String, _ arguments: [String] = []) throws {
    folder = try Files.folder(["scene.yaml": scene, "out": "", "err": ""])
    process.executableURL = URL(fileURLWithPath: Program.built())
    process.currentDirectoryURL = URL(fileURLWithPath: Program.path(""))
    process.arguments = ["preview", folder + "/scene.yaml", "--no-open"] + arguments
    process.standardOutput = FileHandle(forWritingAtPath: folder + "/out")
    process.standardError = FileHandle(forWritingAtPath: folder + "/err")
    try process.run()
    var line = ""
    for _ in 0..<4000 where !line.hasSuffix("\n") && process.isRunning {
      usleep(5000)
      line = try String(contentsOfFile: folder + "/out", encoding: .utf8)
    }
    let parts = line.split(separator: "/")
    guard parts.count > 2, let port = parts[1].split(separator: ":").last.flatMap({ UInt16($0) })
    else {
      process.terminate()
      throw Refusal(errors: try String(contentsOfFile: folder + "/err", encoding: .utf8))
    }
    self.port = port
    secret = String(parts[2])
  }

  struct Refusal: Error { var errors: String }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Ends it by a signal; its exit code.
  func end(by signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// One connection to a page.
final class PreviewCaller {
  private let socket: Int32
  private var read: [UInt8] = []

  init(_ port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let done = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard done == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(socket) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// A request with a head of these fields, and its answer: status, head and the rest.
  func ask(_ line: String, _ fields: [String]) -> (status: Int, head: String, body: String) {
    send(Array("\(line) HTTP/1.1\r\n\(fields.map { $0 + "\r\n" }.joined())\r\n".utf8))
    let end = Array("\r\n\r\n".utf8)
    while read.firstRange(of: end) == nil { if !more() { break } }
    let bound = read.firstRange(of: end)?.upperBound ?? read.count
    let head = String(decoding: read.prefix(bound), as: UTF8.self)
    read.removeFirst(bound)
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    if status != 101 { while more() {} }
    return (status, head, status == 101 ? "" : String(decoding: read, as: UTF8.self))
  }

  /// The next frame of the socket: what kind it is, and what is in it; `nil` at the end.
  func frame() -> (opcode: UInt8, data: [UInt8])? {
    guard let head = take(2) else { return nil }
    var length = Int(head[1] & 127)
    let more = length == 126 ? 2 : length == 127 ? 8 : 0
    if more > 0 {
      guard let bytes = take(more) else { return nil }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    return take(length).map { (head[0] & 15, $0) }
  }

  /// Sends a frame as pages do, masked.
  func say(_ opcode: UInt8, _ data: [UInt8], isWhole: Bool = true) {
    let length: [UInt8] =
      data.count < 126
      ? [UInt8(data.count)]
      : [127] + (0..<8).map { UInt8(truncatingIfNeeded: data.count >> (56 - $0 * 8)) }
    let mask: [UInt8] = [1, 2, 3, 4]
    let masked = data.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    send([(isWhole ? 0x80 : 0) | opcode, length[0] | 0x80] + length.dropFirst() + mask + masked)
  }

  private func take(_ count: Int) -> [UInt8]? {
    while read.count < count { if !more() { return nil } }
    defer { read.removeFirst(count) }
    return Array(read.prefix(count))
  }

  /// False at the end, and where nothing comes for long.
  private func more() -> Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 20_000) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    read += buffer.prefix(count)
    return true
  }
}
