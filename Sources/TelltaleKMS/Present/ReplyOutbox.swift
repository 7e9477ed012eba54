import Synchronization
import TelltaleGraphics
import TelltaleHost

/// The events of the display thread for the core, in order, and a bell that says there are some.
final class ReplyOutbox: Sendable {
  private struct State {
    var events: [DisplayEvent] = []
    var isStalled = false
    var isHidden = false
    var isLost = false
    var light: ScreenLight?
  }

  private let state = Mutex(State())
  let bell: Doorbell

  init() throws(SystemError) { bell = try Doorbell() }

  /// Tells that the hardware answered; with a generation, that a frame of the core is on the glass.
  func presented(_ generation: Int?, at moment: Instant) {
    add { state in
      if state.isStalled { state.events.append(.recovered) }
      state.isStalled = false
      if let generation {
        state.events.append(.presented(generation: generation, at: moment))
      }
    }
  }

  /// Tells a stall once, however many notice it.
  func stalled() {
    add { state in
      guard !state.isStalled, !state.isHidden, !state.isLost else { return }
      state.isStalled = true
      state.events.append(.stalled)
    }
  }

  func hidden(_ hidden: Bool) {
    add { state in
      guard state.isHidden != hidden, !state.isLost else { return }
      state.isHidden = hidden
      state.events.append(hidden ? .hidden : .visible)
    }
  }

  /// True if nobody can see the picture, as far as anybody has told here.
  var isHidden: Bool { state.withLock { $0.isHidden } }

  /// The light of the screen, for the core to look at; `nil` while it is unknown.
  var light: ScreenLight? {
    get { state.withLock { $0.light } }
    set { state.withLock { $0.light = newValue } }
  }

  /// Tells that another console has the screen, or has given it back.
  func handedOver(_ away: Bool) { add { $0.events.append(away ? .handedOver : .takenBack) } }

  func resized(_ size: PixelSize) { add { $0.events.append(.resized(size)) } }

  func lost(_ error: DisplayError) {
    add { state in
      guard !state.isLost else { return }
      state.isLost = true
      state.events.append(.lost(error))
    }
  }

  /// The core's side: takes all events.
  func drain() -> [DisplayEvent] {
    bell.clear()
    return state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  private func add(_ change: (inout State) -> Void) {
    let isNews = state.withLock { state in
      let before = state.events.count
      change(&state)
      return state.events.count > before
    }
    if isNews { bell.ring() }
  }
}
