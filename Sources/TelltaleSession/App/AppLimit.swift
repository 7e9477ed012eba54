import TelltaleModel

/// Something of a screen that is cut while driving.
package struct AppLimit: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case rows, items
    /// In characters.
    case text
  }

  package var screen: String
  /// The element's id, else what it is bound to.
  package var control: String
  package var kind: Kind
  /// How many are shown, ...
  package var shown: Int
  /// ...and how many there are.
  package var all: Int

  /// True for the same thing, however many there are of it now.
  func isAbout(_ other: AppLimit) -> Bool {
    screen == other.screen && control == other.control && kind == other.kind
  }
}

extension Session {
  /// Tells what is cut on the screen, once until other limits hold: who fills it can then say less.
  mutating func tellLimits(in world: World) {
    guard let limits = limits(in: world), let news = app?.newCuts(by: limits) else { return }
    for limit in news { tell(.limited(limit)) }
  }
}

extension AppState {
  fileprivate mutating func newCuts(by limits: DrivingLimits) -> [AppLimit] {
    cuts.news(on: current, data, limits)
  }
}
