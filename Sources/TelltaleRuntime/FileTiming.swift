/// The moment at which web pages are laid out and pictures are made.
package enum FileTiming: Hashable, Sendable {
  /// Before the frame that shows them: for frames that are the same in every run.
  case awaited
  /// While frames go on without them: for screens that somebody stands in front of.
  case late
}
