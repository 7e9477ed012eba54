import CPictures
import Foundation
import TelltaleGraphics
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImages

/// What the list over a drawing's tree would refuse is given to the helper directly here: it has to hold by
/// itself. One after the other: helpers that spin would take each other's time.
@Suite(.serialized) struct PictureHelperTests {
  private let place = PixelSize(width: 300, height: 200)

  private func outcome(_ helper: PictureHelper, _ inside: String) -> String {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">\#(inside)</svg>"#
    do throws(PictureError) {
      let words = try helper.make(.svg, Array(text.utf8), place)
      return words.contains { $0 != 0 } ? "drawn" : "empty"
    } catch {
      return error.description
    }
  }

  private static let square = #"<rect x="5" y="5" width="9" height="9"/>"#

  private static let spin =
    #"<filter id="f" x="-1e6" y="-1e6" width="1e9" height="1e9">"#
    + #"<feTurbulence baseFrequency=".1" numOctaves="1000000000"/></filter>"#
    + ##"<rect width="30" height="20" filter="url(#f)"/>"##

  @Test func `a library that aborts is outlived, and the next picture is drawn by the same helper`()
  {
    let helper = PictureHelper()
    // Its fonts are files, which it cannot open.
    #expect(outcome(helper, #"<text font-size="1e9">a</text>"#) != "drawn")
    let tile = """
      <filter id="f"><feOffset width="0" height="0"/><feTile x="0" y="0" width="0" height="0"/></filter>
      <rect width="30" height="20" filter="url(#f)"/>
      """
    #expect(outcome(helper, tile).contains("failed on it (signal 6)"))
    #expect(outcome(helper, Self.square) == "drawn")
  }

  @Test func `what spins may do nothing but spin, is stopped, and then nothing is tried any more`()
    throws
  {
    let helper = PictureHelper(patience: 1)
    #expect(outcome(helper, Self.square) == "drawn")
    let process = try #require(helper.process)
    let spun = SideThread { outcome(helper, Self.spin) }
    var bounds = ""
    while bounds.isEmpty, !spun.isDone {
      for child in children(of: process) {
        let status = read("/proc/\(child)/status")
        if status.contains("Seccomp:\t2") { bounds = status + read("/proc/\(child)/limits") }
      }
    }
    #expect(bounds.contains("NoNewPrivs:\t1"))
    #expect(bounds.contains(/Max open files +0 +0/))
    #expect(bounds.contains(/Max cpu time +3 +4/))
    #expect(bounds.contains(/Max address space +\d+/))
    #expect(spun.join().contains("took too long, so it was stopped"))
    #expect(outcome(helper, Self.square).contains("had to be stopped"))
  }

  @Test func `a picture inside of a drawing gets no memory past the limit`() throws {
    // A head that promises 10,000 by 10,000 pixels, and zeros that go on as long as it likes.
    let bytes = Samples.pngHead(width: 10_000, height: 10_000)
    let image =
      #"<image width="30" height="20" href="data:image/png;base64,"#
      + Data(bytes).base64EncodedString() + #""/>"#
    #expect(outcome(PictureHelper(), image) != "drawn")
  }

  @Test func `shadows are drawn, by threads that the helper may have`() {
    let shadow =
      #"<filter id="f"><feGaussianBlur stdDeviation="3"/></filter>"#
      + ##"<rect x="5" y="5" width="9" height="9" filter="url(#f)"/>"##
    #expect(outcome(PictureHelper(), shadow) == "drawn")
  }

  @Test func `WebP that is damaged is refused by the helper`() {
    var bytes = Samples.webp
    for index in 30..<bytes.count { bytes[index] = 0xA5 }
    #expect(throws: PictureError("its data is damaged")) {
      _ = try PictureHelper().make(.webp, bytes, PixelSize(width: 8, height: 8))
    }
  }

  @Test func `orders that make no sense end the helper and nothing else`() throws {
    let helper = PictureHelper()
    #expect(throws: PictureError.self) {
      _ = try helper.make(.svg, [], PixelSize(width: 8, height: 8))
    }
    #expect(outcome(helper, Self.square) == "drawn")
  }

  @Test func `a helper that was killed while idle costs no picture, and counts for nothing`() throws
  {
    let helper = PictureHelper(patience: 1)
    #expect(outcome(helper, Self.square) == "drawn")
    kill(try #require(helper.process), SIGKILL)
    #expect(outcome(helper, Self.square) == "drawn")
    #expect(outcome(helper, Self.square) == "drawn")
  }

  /// A helper that says a reply by heart, whatever it is asked.
  private func liar(
    _ status: telltale_reply_status, count: Int, magic: UInt32 = TELLTALE_PICTURE_MAGIC,
    says bytes: Int
  ) throws -> String {
    let reply = telltale_picture_reply(
      magic: magic, status: status.rawValue, signal: 0, count: UInt32(count))
    let head = withUnsafeBytes(of: reply) { Array($0) }
      .map { "\\" + String($0, radix: 8) }.joined()
    return try Files.folder([
      "liar":
        "#!/bin/sh\nprintf '\(head)' >&0\nhead -c \(bytes) /dev/zero >&0\n"
    ])
  }

  @Test(arguments: [
    Lie(count: 4, says: 4), Lie(count: 300 * 200 * 4 + 4, says: 300 * 200 * 4 + 4),
    Lie(count: 0xFFFF_FFFF, says: 64), Lie(magic: 1), Lie(says: 64),
    Lie(status: telltale_reply_refused, count: 4096, says: 4096),
    Lie(status: telltale_reply_too_long, count: 8, says: 8),
  ])
  func `a helper that answers what cannot be is ended, and its picture missed`(lie: Lie) throws {
    let folder = try liar(lie.status, count: lie.count, magic: lie.magic, says: lie.says)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    chmod("\(folder)/liar", 0o700)
    let helper = PictureHelper(.file("\(folder)/liar"))
    #expect(outcome(helper, Self.square).contains("ended twice"))
    #expect(helper.process == nil)
  }

  @Test
  func `a drawing that the kernel ends for want of memory was not slow, and counts for nothing`()
    throws
  {
    let helper = PictureHelper(patience: 1)
    #expect(outcome(helper, Self.square) == "drawn")
    let process = try #require(helper.process)
    let ended = SideThread { outcome(helper, Self.spin) }
    var isKilled = false
    while !isKilled, !ended.isDone {
      for child in children(of: process) where isDrawing(child) {
        // As the kernel does it.
        isKilled = kill(child, SIGKILL) == 0
      }
    }
    #expect(ended.join().contains("ended from outside"))
    #expect(outcome(helper, Self.square) == "drawn")
  }

  private func isDrawing(_ child: pid_t) -> Bool {
    read("/proc/\(child)/status").contains("Seccomp:\t2")
  }

  @Test func `threads and heaps are one, however many cores a machine has`() throws {
    let helper = PictureHelper()
    #expect(outcome(helper, Self.square) == "drawn")
    let words = read("/proc/\(try #require(helper.process))/environ").split(separator: "\0")
    #expect(words.contains("RAYON_NUM_THREADS=1") && words.contains("MALLOC_ARENA_MAX=1"))
  }

  @Test func `where the program is not there the message says where it was looked for`() {
    #expect(HelperProgram.itself.paths == ["/proc/self/exe"])
    #expect(HelperProgram.installed.paths.contains("/usr/bin/telltale"))
    #expect(HelperProcess(["/nonexistent/telltale"]) == nil)
  }

  private func children(of process: pid_t) -> [pid_t] {
    read("/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
  }

  /// The text of a file of the kernel's, as far as it can be read. Foundation never comes back from one
  /// whose process has ended meanwhile.
  private func read(_ path: String) -> String {
    guard let stream = fopen(path, "re") else { return "" }
    defer { fclose(stream) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, stream)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A reply that no helper gives to whom asks for 300 x 200 pixels.
struct Lie: Sendable, CustomTestStringConvertible {
  var status = telltale_reply_made
  var count = 300 * 200 * 4
  var magic = UInt32(TELLTALE_PICTURE_MAGIC)
  /// Bytes that follow the head.
  var says = 300 * 200 * 4

  var testDescription: String { "status \(status.rawValue), \(count) bytes told, \(says) said" }
}
