import Foundation
import Synchronization
import TelltalePreview
import TelltaleSyntax

/// Pages that look on, and what each was sent.
final class LookingPages: Sendable {
  private struct Sent {
    var texts: [JSONValue] = []
    var bytes: [[UInt8]] = []
    var isEnded = false
  }

  private let sent = Mutex<[Int: Sent]>([:])

  func put(_ message: PreviewExchange.Message, to page: Int) {
    sent.withLock { sent in
      switch message {
      case .text(let text):
        guard let value = try? JSONReader.read(Array(text.utf8)) else { return }
        sent[page, default: Sent()].texts.append(value)
      case .bytes(let bytes): sent[page, default: Sent()].bytes.append(bytes)
      case .end: sent[page, default: Sent()].isEnded = true
      }
    }
  }

  /// All texts of a kind, in their order.
  func texts(_ kind: String, to page: Int = 1) -> [JSONValue] {
    sent.withLock { $0[page]?.texts.filter { $0["is"]?.string == kind } ?? [] }
  }

  func kinds(to page: Int) -> [String] {
    sent.withLock { $0[page]?.texts.compactMap { $0["is"]?.string } ?? [] }
  }

  func isEnded(_ page: Int) -> Bool { sent.withLock { $0[page]?.isEnded ?? false } }

  /// The words before the pixels of each frame.
  func frames(to page: Int = 1) -> [[Int]] {
    messages(of: 1, to: page).map { Self.words($0, 9) }
  }

  /// Names of the profiles whose pictures came.
  func pictures(to page: Int = 1) -> [String] {
    messages(of: 2, to: page).map { bytes in
      String(decoding: bytes[12..<12 + Self.words(bytes, 2)[1]], as: UTF8.self)
    }
  }

  /// Messages with pixels; those in parts have to have all of them.
  private func messages(of kind: Int, to page: Int) -> [[UInt8]] {
    sent.withLock { $0[page]?.bytes.filter { Self.words($0, 1) == [kind] } ?? [] }
  }

  private static func words(_ bytes: [UInt8], _ count: Int) -> [Int] {
    (0..<min(count, bytes.count / 4)).map { word in
      (0..<4).reduce(0) { $0 | Int(bytes[word * 4 + $1]) << ($1 * 8) }
    }
  }

  /// Waits until something is so; false where that takes longer than anything can.
  func wait(until isSo: () -> Bool) -> Bool {
    for _ in 0..<6000 {
      if isSo() { return true }
      usleep(5000)
    }
    return false
  }
}
