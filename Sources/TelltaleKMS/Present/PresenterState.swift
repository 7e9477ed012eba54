import TelltaleGraphics

/// The holder of the card's screen.
enum ScreenHolder {
  /// This program: its frames are shown.
  case us
  /// Another program, which does not say when it is done. The card is asked for whenever the pause is over.
  case otherProgram(Pause)
  /// Another console, which will give it back.
  case otherConsole
}

/// The visibility of the screen, as far as any message or look has told.
enum ScreenSight {
  case plugged(WatchedLight)
  /// The connector has lost the screen. It is looked at all the same: the screen may come back without a
  /// message.
  case unplugged(WatchedLight)

  var light: WatchedLight {
    get {
      switch self {
      case .plugged(let light), .unplugged(let light): light
      }
    }
    set {
      switch self {
      case .plugged: self = .plugged(newValue)
      case .unplugged: self = .unplugged(newValue)
      }
    }
  }

  var isUnseen: Bool {
    switch self {
    case .plugged(let light): light.isDark
    case .unplugged: true
    }
  }
}

/// The light of a screen, which is looked at once a picture of ours is on it.
enum WatchedLight {
  case unwatched
  /// It showed the picture at the last look. The next look is `nil` where nothing tells of the light.
  case lit(lookAt: Instant?)
  /// It shows nothing, though it is connected as far as any message has told.
  case dark(lookAt: Instant)

  var isDark: Bool {
    if case .dark = self { true } else { false }
  }

  var lookAt: Instant? {
    switch self {
    case .unwatched: nil
    case .lit(let moment): moment
    case .dark(let moment): moment
    }
  }
}

/// The pictures that have been on the glass.
enum ShownSoFar {
  case nothing
  /// A picture, and the newest frame of the core that was one.
  case picture(generation: Int?)

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  var generation: Int? {
    switch self {
    case .nothing: nil
    case .picture(let generation): generation
    }
  }

  mutating func arrived(_ newest: Int?) { self = .picture(generation: newest ?? generation) }
}

/// The duties of the next commit beside the core's newest frame. Either comes without the other: the first
/// frame of all may set the mode, and waits for the core.
struct OwedToScreen: OptionSet {
  let rawValue: Int

  /// A frame has to go out even if the core sends none.
  static let frame = OwedToScreen(rawValue: 1)
  /// The mode has to be set.
  static let mode = OwedToScreen(rawValue: 2)
}
