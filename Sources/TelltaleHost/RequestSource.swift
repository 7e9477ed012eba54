import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// Where an application tells what it wants shown.
package protocol RequestSource: AnyObject {
  /// What it waits for; may change after each `drain`.
  var interests: [pollfd] { get }
  /// All that was told since the last call, or as much of it as is good at once. Never waits.
  func drain() -> [AppRequest]
  /// True where `drain` has more to give by now, whatever descriptors say.
  var hasMore: Bool { get }
  /// True once nothing more will come.
  var isClosed: Bool { get }
  /// When `drain` has to be called even if nothing is told; absent, never.
  var deadline: Instant? { get }
}

extension RequestSource {
  package var deadline: Instant? { nil }
}
