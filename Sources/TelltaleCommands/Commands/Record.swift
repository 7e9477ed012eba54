import ArgumentParser
import TelltaleEvdev
import TelltaleHost
import TelltaleInput
import TelltaleRecordings

/// Writes down what input devices send, for a bug report or a test.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record input devices until Ctrl-C.",
    discussion: """
      The recording has the format of libinput record. Other programs can still read the devices.

      An existing file keeps its contents until a device sends something.

      Keys that type something are recorded as A, so that others may see the recording.

      Examples:

        telltale record --output knob.yml
        telltale record /dev/input/event3 > touch.yml
      """)

  @Argument(help: "Nodes to record, such as /dev/input/event3. Without any, all are recorded.")
  var device: [String] = []

  @Option(name: .shortAndLong, help: "File to write; default is standard output.")
  var output: String?

  @Flag(help: "Record the keys themselves, and so everything that is typed, passwords included.")
  var showKeycodes = false

  func run() throws {
    let recorder = try makeRecorder()
    guard let signals = SignalSource() else { throw ExitStatus.internalFault.code }
    // Now and not only at the end, so that nothing is recorded in vain.
    var file = try JournalFile(output ?? "-")
    var journal = RecordingJournal(recorder.recording.devices)
    try file.begin(journal.head)
    for name in recorder.names { StandardStreams.complain("recording \(name)") }
    StandardStreams.complain("Ctrl-C ends the recording")
    var count = 0
    var goesOn = true
    while goesOn {
      goesOn = recorder.listen(until: signals.descriptor)
      let new = Recording(frames: Array(recorder.recording.frames[count...]))
      count += new.frames.count
      try file.add(journal.lines(shown(new).frames))
    }
    // Taken, so that it does not end the writing of what it ended.
    _ = signals.next()
    let recording = shown(recorder.recording)
    let isWritten = try file.finish(with: LibinputWriter.text(recording))
    let place = output.map { isWritten ? " in \($0)" : "; \($0) is unchanged" }
    StandardStreams.complain("\(recording.frames.count) frames" + (place ?? ""))
  }

  private func shown(_ recording: Recording) -> Recording {
    showKeycodes ? recording : recording.disguised()
  }

  private func makeRecorder() throws -> EvdevRecorder {
    do {
      return try EvdevRecorder(device) { StandardStreams.complain("telltale: \($0)") }
    } catch {
      StandardStreams.complain("telltale: error: \(error)")
      throw Record.status(error).code
    }
  }

  private static func status(_ notice: InputNotice) -> ExitStatus {
    switch notice.kind {
    case .missing: .missingFile
    case .permission, .unsafe: .noPermission
    case .notInput, .refused, .disputed, .virtual, .grabbed, .failed, .textUnavailable,
      .hotplugUnavailable:
      .noDisplay
    }
  }
}
