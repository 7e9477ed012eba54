import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// Where an application tells what it wants shown. It gives requests, and does nothing to the screen by itself.
package protocol RequestSource: AnyObject {
  /// What it waits for; may change after each `drain`.
  var interests: [pollfd] { get }
  /// All that was told since the last call, or as much of it as is good at once. Never waits.
  func drain() -> [AppRequest]
  /// True where `drain` has more to give by now, whatever descriptors say.
  var hasMore: Bool { get }
  /// True once nothing more will come.
  var isClosed: Bool { get }
}

/// What has a part in each round of a host's loop, after what hands did and before what time brings: it carries out what
/// others want of the screen. The host is handed to it each time, so that neither has to know the other beforehand.
package protocol RoundPart<Glyphs>: AnyObject {
  associatedtype Glyphs: GlyphSource
  /// What it waits for; may change after each turn.
  var interests: [pollfd] { get }
  /// Does what is to be done by now. Never waits.
  func takeTurn(on host: Host<Glyphs>)
  /// True where there is more to be done by now, whatever descriptors say.
  func hasMore(on host: Host<Glyphs>) -> Bool
  /// True once nothing more will come.
  var isClosed: Bool { get }
  /// When its turn has to come even if nothing is told; absent, never.
  func deadline(on host: Host<Glyphs>) -> Instant?
}

/// The part of a source that only gives requests.
final class RequestPart<Glyphs: GlyphSource>: RoundPart {
  private let source: any RequestSource

  init(_ source: any RequestSource) { self.source = source }

  var interests: [pollfd] { source.interests }
  var isClosed: Bool { source.isClosed }
  func takeTurn(on host: Host<Glyphs>) { host.take(source.drain()) }
  func hasMore(on host: Host<Glyphs>) -> Bool { source.hasMore }
  func deadline(on host: Host<Glyphs>) -> Instant? { nil }
}
