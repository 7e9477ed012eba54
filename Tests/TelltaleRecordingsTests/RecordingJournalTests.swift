import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import Testing

@Suite struct RecordingJournalTests {
  private func read(_ text: String) throws -> Recording {
    try RecordingFile.read(Array(text.utf8), file: "r")
  }

  @Test(arguments: 1...3)
  func `it can be read whenever its writer is killed`(count: Int) throws {
    let devices = (0..<count).map { DeviceFacts(name: "d\($0)", path: "/dev/input/event\($0)") }
    let frames = (0..<9).map { index in
      Recording.Entry(
        device: index * index % count,
        frame: RawFrame(
          time: Instant(microseconds: Int64(index) * 1000),
          events: [RawEvent(type: 1, code: 30, value: Int32(index % 2))]))
    }
    var journal = RecordingJournal(devices)
    var text = journal.head
    for end in 0...frames.count {
      let recording = try read(text)
      #expect(recording.devices.map(\.path) == devices.map(\.path))
      #expect(recording.frames == Array(frames[..<end]))
      if end < frames.count { text += journal.lines([frames[end]]) }
    }
    let whole = LibinputWriter.text(Recording(devices: devices, frames: frames))
    #expect(try read(text) == read(whole))
    // One device's events stand together anyway.
    #expect((text == whole) == (count == 1))
  }

  @Test func `what goes on with a device that is not there is refused at its place`() throws {
    let journal = RecordingJournal([DeviceFacts(name: "d", path: "/dev/a")]).head
    #expect {
      _ = try read(journal + "- continues: \"/dev/none\"\n  events: []\n")
    } throws: {
      "\($0)".contains("continues \"/dev/none\", which is not a device described above")
    }
  }
}
