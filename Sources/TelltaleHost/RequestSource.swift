import TelltaleSession

/// Where an application tells what it wants shown.
package protocol RequestSource: AnyObject {
  /// Readable when `drain` may have something.
  var descriptor: Int32 { get }
  /// All that was told since the last call. Never waits.
  func drain() -> [AppUpdate]
  /// True once nothing more will come.
  var isClosed: Bool { get }
}
