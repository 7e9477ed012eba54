import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// A source of an application's requests. It gives requests, and does nothing to the screen by itself.
package protocol RequestSource: AnyObject {
  /// The descriptors that it waits for; they may change after each `drain`.
  var interests: [pollfd] { get }
  /// Returns the requests since the last call, or as many as are good at once. It never waits.
  func drain() -> [AppRequest]
  /// True where `drain` has more requests now, whatever descriptors say.
  var hasMore: Bool { get }
  /// True once nothing more will come.
  var isClosed: Bool { get }
}

/// A part in each round of a host's loop, after acts of hands and before time limits. It carries out what others want
/// of the screen. The host is passed to it each time, so that neither has to know the other beforehand.
package protocol RoundPart<Glyphs>: AnyObject {
  associatedtype Glyphs: GlyphSource
  /// The descriptors that it waits for; they may change after each turn.
  var interests: [pollfd] { get }
  /// Does all that is due. It never waits.
  ///
  /// - Parameter host: The loop whose round it is.
  func takeTurn(on host: Host<Glyphs>)
  /// Returns true where there is more to do now, whatever descriptors say.
  ///
  /// - Parameter host: The loop whose round it is.
  /// - Returns: False to sleep until a descriptor or the deadline wakes the loop.
  func hasMore(on host: Host<Glyphs>) -> Bool
  /// True once nothing more will come.
  var isClosed: Bool { get }
  /// Returns the time of its next turn even if no descriptor wakes the loop.
  ///
  /// - Parameter host: The loop whose round it is.
  /// - Returns: The time; `nil` for never.
  func deadline(on host: Host<Glyphs>) -> Instant?
}

/// The part of a source that gives nothing but requests.
final class RequestPart<Glyphs: GlyphSource>: RoundPart {
  private let source: any RequestSource

  init(_ source: any RequestSource) { self.source = source }

  var interests: [pollfd] { source.interests }
  var isClosed: Bool { source.isClosed }
  func takeTurn(on host: Host<Glyphs>) { host.take(source.drain()) }
  func hasMore(on host: Host<Glyphs>) -> Bool { source.hasMore }
  func deadline(on host: Host<Glyphs>) -> Instant? { nil }
}
