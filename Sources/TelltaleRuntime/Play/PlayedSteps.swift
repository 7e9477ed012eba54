import TelltaleGraphics
import TelltaleHeadless
import TelltaleImages
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The record of what each line of a script did: its time, the screen after it, the places of hands, and the
/// lines between program and screen. It is written as `steps.json` and pictures, for reports.
package final class PlayedSteps {
  /// True if a picture of this moment differs from the one that was kept last.
  var isChanged = true

  private let write: (_ bytes: [UInt8], _ name: String) throws -> Void
  private let lines: [Substring]
  private var step: [JSONValue.Member] = []
  private var hands: [JSONValue] = []
  private var said: [JSONValue] = []
  private var told: [JSONValue] = []
  private var steps: [JSONValue] = []
  private var pictures = 0
  private var failure: (any Error)?
  private var transcript: Transcript?
  private var heard = 0

  /// The side that hears a line: the program, or the screen.
  package enum Hearer { case program, screen }

  /// The most pictures; further lines of a script show the last of them again.
  private static let mostPictures = 500
  /// The most lines and places of a step.
  private static let mostEntries = 1000

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - script: The path of the script's file, from which each step takes its line.
  ///   - write: Writes a file by its name in the report's folder.
  package init(script: String, write: @escaping (_ bytes: [UInt8], _ name: String) throws -> Void) {
    self.write = write
    let bytes = (try? SourceFile.read(script, limit: Limits.scriptBytes, kind: .scene)) ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// Begins with a screen that has nothing on it. All up to the first line is a step by itself.
  func open(_ playback: Playback<FontBook>, _ transcript: Transcript) {
    self.transcript = transcript
    heard = transcript.text.utf8.count
    begin("the beginning", 0, playback)
    do { try write(Array(text(isOver: false).utf8), Self.file) } catch { failure = error }
  }

  func begin(_ place: SourceLocation, _ playback: Playback<FontBook>) {
    let text = lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
    begin(text, place.line, playback)
  }

  private func begin(_ text: String, _ line: Int, _ playback: Playback<FontBook>) {
    step = [
      .init("text", .string(text)), .init("line", .integer(line)),
      .init("from", .integer(Self.milliseconds(playback))),
    ]
    (hands, said, told) = ([], [], [])
  }

  /// Notes an act of a hand.
  func add(_ event: InputEvent) {
    guard hands.count < Self.mostEntries, let (point, what) = event.occurrence.hand else { return }
    hands.append([
      "at": .integer(Int(event.time.microseconds / 1000)), "x": .integer(point.x),
      "y": .integer(point.y), "does": .string(what),
    ])
  }

  func add(_ line: JSONValue, to hearer: Hearer) { add(line.line, to: hearer) }

  func add(_ line: String, to hearer: Hearer) {
    switch hearer {
    case .program: if told.count < Self.mostEntries { told.append(.string(line)) }
    case .screen: if said.count < Self.mostEntries { said.append(.string(line)) }
    }
  }

  /// Ends the step, all of its time included.
  func end(_ playback: Playback<FontBook>) { end(playback, []) }

  private func end(_ playback: Playback<FontBook>, _ more: [JSONValue.Member]) {
    guard !step.isEmpty else { return }
    let situation = ScreenSummary(playback)
    if isChanged, pictures < Self.mostPictures {
      // Most are of tests that pass, and nobody opens those.
      let png = playback.withCanvas { PNGFile.encode($0, effort: .quick) }
      keep(png, "step-\(pictures + 1).png")
      pictures += 1
      isChanged = false
    }
    let text = transcript?.text ?? ""
    let new = String(decoding: text.utf8.dropFirst(heard), as: UTF8.self)
    heard = text.utf8.count
    step += [
      .init("to", .integer(situation.milliseconds)), .init("screen", .string(situation.screen)),
      .init("focus", situation.focused.map { .string($0) } ?? .null),
      .init("focus-frame", situation.focusFrame.map(Self.value) ?? .null),
      .init("alert", situation.question.map { .string($0) } ?? .null),
      .init("picture", pictures == 0 ? .null : .string("step-\(pictures).png")),
      .init("tree", .string(situation.outline)), .init("hands", .array(hands)),
      .init("said", .array(said)), .init("told", .array(told)),
      .init("transcript", .string(new)),
    ]
    steps.append(.object(step + more))
    step = []
  }

  /// Ends the record in this step, in which the script failed. Throws the error that kept the files from
  /// being written.
  func fail(
    _ error: any Error, _ differing: (expected: [UInt8]?, shown: [UInt8])?,
    _ playback: Playback<FontBook>
  ) throws {
    isChanged = true
    if step.isEmpty { begin("the end", 0, playback) }
    var more = [JSONValue.Member("failed", .string(Self.words(error)))]
    if case let unmet as UnmetExpectation = error, unmet.isOfPicture, let differing {
      if let expected = differing.expected { keep(expected, "expected.png") }
      keep(differing.shown, "shown.png")
      more += [
        .init("expected", differing.expected == nil ? .null : "expected.png"),
        .init("shown", "shown.png"),
      ]
    }
    end(playback, more)
    try finish()
  }

  /// Ends the record after the last line. Throws the error that kept the files from being written.
  func finish(_ playback: Playback<FontBook>) throws {
    begin("the end", 0, playback)
    end(playback)
    try finish()
  }

  private func finish() throws {
    if let failure { throw failure }
    try write(Array(text(isOver: true).utf8), Self.file)
  }

  private static let file = "steps.json"

  private func text(isOver: Bool) -> String {
    JSONValue.object([.init("over", .bool(isOver)), .init("steps", .array(steps))]).line + "\n"
  }

  private func keep(_ bytes: [UInt8], _ name: String) {
    do { try write(bytes, name) } catch { failure = failure ?? error }
  }

  private static func milliseconds(_ playback: Playback<FontBook>) -> Int {
    Int(playback.now.microseconds / 1000)
  }

  private static func value(_ rect: PixelRect) -> JSONValue {
    [
      "x": .integer(rect.x), "y": .integer(rect.y), "width": .integer(rect.width),
      "height": .integer(rect.height),
    ]
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as UnmetExpectation: error.description
    case let error as RuntimeError: error.message
    default: "\(error)"
    }
  }
}

extension InputEvent.Occurrence {
  /// The place of a finger or the pointer, and its act there.
  fileprivate var hand: (PixelPoint, String)? {
    switch self {
    case .contactDown(_, let point), .pointerDown(let point): (point, "down")
    case .contactMoved(_, let point), .pointerMoved(let point): (point, "move")
    case .contactUp(_, let point), .pointerUp(let point): (point, "up")
    default: nil
    }
  }
}
