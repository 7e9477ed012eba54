import Synchronization
import TelltaleGraphics
import TelltaleRaster

/// The frames of the core for the display thread: a copy of the newest one in cached memory, and the damage
/// that the thread has not taken yet. Frames that pile up are merged; the newest wins. Each side waits only for
/// the other's copying in memory.
final class FrameInbox: Sendable {
  private struct State: ~Copyable {
    var shadow: Canvas
    var pending = Damage()
    var generation: Int?
    /// Counts frames, so that a reader notices that one came in between.
    var version = 0
    var isClosing = false
  }

  private let state: Mutex<State>

  /// The damage that the thread takes. `generation` is `nil` when no frame came since the last time.
  struct Taken {
    var damage: Damage
    var generation: Int?
    var version: Int
  }

  init(size: PixelSize) { state = Mutex(State(shadow: Canvas(size: size))) }

  /// The core's side: adds a frame. False for a frame of another size, drawn before a resize was heard of.
  func put(_ canvas: borrowing Canvas, _ damage: Damage, _ generation: Int) -> Bool {
    let source = Pixels(address: canvas.pixels, stride: canvas.stride, size: canvas.size)
    return state.withLock { state in
      guard source.size == state.shadow.size else { return false }
      let clipped = damage.clipped(to: PixelRect(source.size))
      let target = Pixels(
        address: state.shadow.pixels, stride: state.shadow.stride, size: state.shadow.size)
      for rect in clipped.rects { target.copy(rect, from: source) }
      state.pending.add(clipped)
      state.generation = generation
      state.version &+= 1
      return true
    }
  }

  func take() -> Taken {
    state.withLock { state in
      let taken = Taken(
        damage: state.pending, generation: state.generation, version: state.version)
      state.pending = Damage()
      state.generation = nil
      return taken
    }
  }

  var hasFrame: Bool { state.withLock { $0.generation != nil } }

  /// Copies a part of the newest frame, packed; false (and nothing) when a newer one came than
  /// `version`. `rect` lies in the frame and fits into `target`.
  func read(_ rect: PixelRect, version: Int?, into target: UnsafeMutablePointer<UInt32>) -> Bool {
    let packed = Pixels(address: target, stride: rect.width, size: rect.size)
    return state.withLock { state in
      guard version == nil || version == state.version else { return false }
      let shadow = Pixels(
        address: state.shadow.pixels, stride: state.shadow.stride, size: state.shadow.size)
      for row in 0..<rect.height { packed.copyRow(row, from: shadow, at: rect, rect.y + row) }
      return true
    }
  }

  /// Changes the size; the earlier frame is dropped.
  func resize(_ size: PixelSize) {
    state.withLock { state in
      state.shadow = Canvas(size: size)
      state.pending = Damage()
      state.generation = nil
      state.version &+= 1
    }
  }

  var isClosing: Bool { state.withLock { $0.isClosing } }
  func close() { state.withLock { $0.isClosing = true } }
}

/// A lent picture. Unchecked: it is used only while the lock above is held.
private struct Pixels: @unchecked Sendable {
  let address: UnsafeMutablePointer<UInt32>
  let stride: Int
  let size: PixelSize

  /// Copies the same part from one picture to the other.
  func copy(_ rect: PixelRect, from source: Pixels) {
    for y in rect.y..<rect.maxY {
      (address + y * stride + rect.x).update(
        from: source.address + y * source.stride + rect.x, count: rect.width)
    }
  }

  /// Copies one row of a part into a row of its own.
  func copyRow(_ row: Int, from source: Pixels, at rect: PixelRect, _ y: Int) {
    (address + row * stride).update(
      from: source.address + y * source.stride + rect.x, count: rect.width)
  }
}
