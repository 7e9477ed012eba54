import NIOCore
import NIOWebSocket
import Synchronization
import TelltalePreview

/// The sockets of the pages that look on, by their numbers.
final class PreviewPages: Sendable {
  private struct Lines {
    var channels: [Int: any Channel] = [:]
    var last = 0
  }

  private let lines = Mutex(Lines())

  /// Adds the socket of a page that has come.
  ///
  /// - Parameter channel: The socket.
  /// - Returns: The number of the page, which no other page has had.
  func add(_ channel: any Channel) -> Int {
    lines.withLock { lines in
      lines.last += 1
      lines.channels[lines.last] = channel
      return lines.last
    }
  }

  func remove(_ page: Int) { lines.withLock { _ = $0.channels.removeValue(forKey: page) } }

  /// Sends a message to a page. A page that has gone gets nothing.
  ///
  /// - Parameters:
  ///   - message: The message; `.end` closes the socket.
  ///   - page: The number of the page.
  func send(_ message: PreviewExchange.Message, to page: Int) {
    guard let channel = lines.withLock({ $0.channels[page] }) else { return }
    switch message {
    case .text(let text):
      put(channel.allocator.buffer(string: text), .text, on: channel)
    case .bytes(let bytes):
      put(channel.allocator.buffer(bytes: bytes), .binary, on: channel)
    case .end: channel.close(promise: nil)
    }
  }

  private func put(_ data: ByteBuffer, _ opcode: WebSocketOpcode, on channel: any Channel) {
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: data), promise: nil)
  }
}
