import Synchronization
import TelltaleGraphics
import TelltaleHost

/// Where pictures are ordered and collected, with the thread that makes them: it runs while there is
/// something to make, and ends.
final class PictureLoader: Sendable {
  struct Piece: Sendable {
    enum Outcome: Sendable {
      case image(GlyphImage, PictureNotice?)
      case problem(PictureNotice)
    }

    var key: PictureKey
    var outcome: Outcome
  }

  private struct State {
    var orders: [PictureKey] = []
    /// What is being made, so that it is not made twice.
    var current: PictureKey?
    var done: [Piece] = []
    var isWorking = false
  }

  private let state = Mutex(State())
  private let files: PictureFiles
  let bell: Doorbell

  init(_ files: PictureFiles) throws(SystemError) {
    self.files = files
    bell = try Doorbell()
  }

  /// Puts these orders in place of all that have not been begun; those of `name` are made again
  /// even if they were just made.
  ///
  /// With `keepsDone`, what was just made of it may be seen until then: pictures that come faster than they are
  /// collected would never be.
  func order(_ keys: [PictureKey], afresh name: String? = nil, keepsDone: Bool = false) {
    let starts = state.withLock { state in
      if !keepsDone { state.done.removeAll { $0.key.name == name } }
      let taken = Set(state.done.lazy.map(\.key).filter { $0.name != name })
      state.orders = keys.filter { key in
        !taken.contains(key) && (key != state.current || key.name == name)
      }
      guard !state.orders.isEmpty, !state.isWorking else { return false }
      state.isWorking = true
      return true
    }
    guard starts else { return }
    do throws(SystemError) {
      try Thread.start { [self] in work() }
    } catch {
      // No thread to be had: better late in this frame than never.
      work()
    }
  }

  /// What was finished since the last call, with those that are to be made again. Never waits for more.
  func collect() -> (done: [Piece], ordered: Set<PictureKey>) {
    bell.clear()
    return state.withLock { state in
      defer { state.done = [] }
      return (state.done, Set(state.orders + [state.current].compactMap { $0 }))
    }
  }

  private func work() {
    while let key = next() {
      let piece = make(key)
      state.withLock { state in
        state.done.removeAll { $0.key == key }
        state.done.append(piece)
        state.current = nil
      }
      bell.ring()
    }
  }

  private func next() -> PictureKey? {
    state.withLock { state in
      state.isWorking = !state.orders.isEmpty
      state.current = state.orders.isEmpty ? nil : state.orders.removeFirst()
      return state.current
    }
  }

  private func make(_ key: PictureKey) -> Piece {
    do throws(PictureError) {
      let made = try files.image(for: key)
      return Piece(key: key, outcome: .image(made.image, made.problem))
    } catch {
      return Piece(
        key: key,
        outcome: .problem(
          PictureNotice(kind: key.kind, name: key.name, message: error.description)))
    }
  }
}
