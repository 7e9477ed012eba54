import TelltaleGraphics
import TelltaleInput

/// A recording that is written while it goes on. The file can be read at any moment.
///
/// The format keeps the events of each device together, which is only possible once all are known.
/// The journal therefore returns to one of several devices under `continues`, which `telltale play`
/// reads. For other programs `LibinputWriter` writes the whole file at the end.
package struct RecordingJournal {
  private let nodes: [String]
  /// The text before the first event.
  package let head: String
  private var start: Instant?
  private var last: Int?

  /// - Parameter devices: The devices that are recorded.
  package init(_ devices: [DeviceFacts]) {
    nodes = devices.map(\.path)
    let described = devices.map { facts in
      LibinputWriter.description(facts) + (devices.count == 1 ? "  events:\n" : "  events: []\n")
    }
    head = LibinputWriter.head(devices.count) + described.joined()
    last = devices.count == 1 ? 0 : nil
  }

  /// Returns the text for the next frames.
  ///
  /// - Parameter entries: The frames, in the order in which they came.
  /// - Returns: Lines that follow everything written before.
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
