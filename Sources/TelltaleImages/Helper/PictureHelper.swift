import CPictures
import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleSyntax

/// A maker of pictures in a process of its own, for formats whose libraries may abort or never end.
/// The process starts with the first such picture, makes one after the other, and ends with its
/// owner.
package final class PictureHelper: Sendable {
  private struct State {
    var process: HelperProcess?
    /// Pictures that had to be stopped.
    var stopped = 0
  }

  private let program: HelperProgram
  private let patience: Int
  private let state = Mutex(State())

  /// A helper whose process is started when it is needed.
  ///
  /// - Parameters:
  ///   - program: The program that is started.
  ///   - patience: The number of pictures that may take too long before no other is tried.
  package init(
    _ program: HelperProgram = .installed, patience: Int = Limits.stoppedPictures
  ) {
    self.program = program
    self.patience = patience
  }

  /// The number of the process, where one runs; waits for the picture that it makes.
  var process: pid_t? { state.withLock { $0.process?.process } }

  /// Makes a picture of exactly that many pixels, and waits for it; ten seconds at most.
  ///
  /// - Parameters:
  ///   - format: What the file is.
  ///   - bytes: A file, no longer than files of pictures may be.
  ///   - size: Pixels, no more than are decoded.
  /// - Returns: Words of `0xAARRGGBB`, as the library gives them.
  /// - Throws: The library's reason, or what became of it.
  func make(
    _ format: HelperFormat, _ bytes: [UInt8], _ size: PixelSize
  ) throws(PictureError) -> [UInt32] {
    // What a lock carries out throws nothing that has a type.
    let outcome = state.withLock { state in
      Result { () throws(PictureError) in try make(format, bytes, size, &state) }
    }
    return try outcome.get()
  }

  private func make(
    _ format: HelperFormat, _ bytes: [UInt8], _ size: PixelSize, _ state: inout State
  ) throws(PictureError) -> [UInt32] {
    guard state.stopped < patience else {
      throw PictureError(
        "\(state.stopped) pictures had to be stopped, so nothing more is drawn from \(format.name)"
      ).ofMachine
    }
    // A helper that was killed while nobody watched costs no picture.
    var answer = try ask(format, bytes, size, &state)
    if answer == nil { answer = try ask(format, bytes, size, &state) }
    guard let answer else {
      throw PictureError(
        "the helper that was to draw it ended twice, as it may where memory runs out",
        "free memory, or simplify it"
      ).ofMachine
    }
    if answer.isStopped { state.stopped += 1 }
    return try answer.words(format)
  }

  /// Asks the helper that runs, else a new one; `nil` where it ended.
  private func ask(
    _ format: HelperFormat, _ bytes: [UInt8], _ size: PixelSize, _ state: inout State
  ) throws(PictureError) -> HelperAnswer? {
    state.process = state.process ?? HelperProcess(program.paths)
    guard let process = state.process else {
      throw PictureError(
        "\(format.name) is drawn by the program telltale, which cannot be started from "
          + program.paths.joined(separator: " or "), "install it there"
      ).ofMachine
    }
    do throws(HelperProcess.Silence) {
      return try process.make(format, bytes, size)
    } catch {
      // Whatever it was at, another one begins anew.
      state.process = nil
      guard error == .late else { return nil }
      state.stopped += 1
      throw PictureError("the helper that was to draw it did not answer", "simplify it")
    }
  }
}

/// What the helper is given.
enum HelperFormat {
  case svg, webp

  var name: String { self == .svg ? "SVG" : "WebP" }
}

extension HelperProcess {
  /// More than the helper itself allows a picture.
  private static let patience = 10_000

  fileprivate func make(
    _ format: HelperFormat, _ bytes: [UInt8], _ size: PixelSize
  ) throws(Silence) -> HelperAnswer {
    let deadline = MonotonicClock().now.advanced(byMilliseconds: Self.patience)
    let kind = format == .svg ? telltale_order_svg : telltale_order_webp
    let order = telltale_picture_order(
      magic: TELLTALE_PICTURE_MAGIC, kind: kind.rawValue, width: UInt32(size.width),
      height: UInt32(size.height), count: UInt32(bytes.count))
    try send(withUnsafeBytes(of: order) { Array($0) }, by: deadline)
    try send(bytes, by: deadline)
    let head = try receive(MemoryLayout<telltale_picture_reply>.size, by: deadline)
    let reply = head.withUnsafeBytes { $0.loadUnaligned(as: telltale_picture_reply.self) }
    let status = telltale_reply_status(rawValue: reply.status)
    let expected =
      switch status {
      case telltale_reply_made: size.width * size.height * 4
      case telltale_reply_refused: Int(TELLTALE_PICTURE_MESSAGE)
      default: 0
      }
    guard reply.magic == TELLTALE_PICTURE_MAGIC, Int(reply.count) == expected else {
      throw .ended
    }
    return HelperAnswer(
      status: status, signal: Int(reply.signal), content: try receive(expected, by: deadline))
  }
}
