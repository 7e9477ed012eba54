import TelltaleGraphics
import TelltaleInput

/// A recording as it is written while it goes on: what there is can be read at any moment.
///
/// The format keeps each device's events together, which nobody can who does not know them all. So a
/// device of several is gone back to under `continues`, which `telltale play` reads; for other programs
/// `LibinputWriter` writes the whole in the end.
package struct RecordingJournal {
  private let nodes: [String]
  /// The text before the first event.
  package let head: String
  private var start: Instant?
  private var last: Int?

  /// - Parameter devices: Those that are recorded.
  package init(_ devices: [DeviceFacts]) {
    nodes = devices.map(\.path)
    let described = devices.map { facts in
      LibinputWriter.description(facts) + (devices.count == 1 ? "  events:\n" : "  events: []\n")
    }
    head = LibinputWriter.head(devices.count) + described.joined()
    last = devices.count == 1 ? 0 : nil
  }

  /// The text for what came next.
  ///
  /// - Parameter entries: Frames in the order in which they came.
  /// - Returns: Lines that follow on all that were written before.
  package mutating func lines(_ entries: some Sequence<Recording.Entry>) -> String {
    var text = ""
    for entry in entries where nodes.indices.contains(entry.device) {
      if last != entry.device {
        text += "- continues: \(LibinputWriter.quoted(nodes[entry.device]))\n  events:\n"
        last = entry.device
      }
      let begin = start ?? entry.frame.time
      start = begin
      text += LibinputWriter.group(entry.frame, since: begin)
    }
    return text
  }
}
