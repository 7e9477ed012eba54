import Glibc
import TelltaleHost
import TelltaleModel

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

extension FuzzTarget {
  /// What a card and a console do to frames, two bytes a deed: nothing is sent while another console has the
  /// screen, nobody is kept busy, only frames that were sent are told as shown, and once all is well again the
  /// newest is shown or the loss is told.
  static let display = FuzzTarget(
    name: "display", words: ["\u{0}\u{0}\u{1}\u{4}", "\u{7}\u{0}\u{1}\u{20}\u{8}\u{0}"],
    turns: 1_500
  ) { bytes in
    guard let card = try? ScriptedCard(), let stand = try? Stand(card) else { return "no stand" }
    var trial = DisplayTrial(stand: stand)
    for start in stride(from: 0, to: min(bytes.count, 400) - 1, by: 2) {
      if let fault = trial.fault(doing: bytes[start], bytes[start + 1]) { return fault }
    }
    return trial.faultAfterHealing()
  }
}

/// A presenter under a card that does what bytes say.
private struct DisplayTrial {
  let stand: Stand
  private var newest = 0
  private var card: ScriptedCard { stand.card }

  init(stand: Stand) { self.stand = stand }

  private static let codes = [
    EBUSY, EACCES, EINVAL, EINTR, EAGAIN, EIO, ENOSPC, ENOMEM, EPERM, ETIMEDOUT, EDEADLK, ENODEV,
  ]

  /// What is wrong after a deed; `nil` where nothing is.
  mutating func fault(doing deed: UInt8, _ value: UInt8) -> String? {
    let code = Self.codes[Int(value) % Self.codes.count]
    switch deed % 16 {
    case 0:
      newest += 1
      stand.put(newest, seed: UInt32(value))
    case 1: return run(Int(value) * 8)
    case 2: card.answers.append(.waits)
    case 3: card.answers.append(.fails(code))
    case 4: card.answers.append(.shown)
    case 5: card.masterFailures.append(code)
    case 6:
      card.state.connectors[0].link = [.connected, .disconnected, .unknown][Int(value) % 3]
      card.tell(.connectorsChanged)
    case 7: card.tell(.consoleWanted)
    case 8: card.tell(.consoleGivenBack)
    case 9: card.tell(.wokeUp)
    case 10: card.tell(.flipped(token: UInt64(value), at: nil))
    case 11: card.isOut = value & 1 == 1
    case 12: card.snapshotFailure = value & 1 == 1 ? code : nil
    case 13: card.isWanted = value & 1 == 1
    case 14: card.tellsLight = value & 1 == 1
    default: card.clearsWhenModeIsSet = value & 1 == 1
    }
    return run(0)
  }

  private func run(_ milliseconds: Int) -> String? {
    let (wasHandedOver, commits) = (stand.presenter.isHandedOver, card.commits.count)
    let isAsked = card.pending.contains(.consoleGivenBack)
    let wakes = stand.run(milliseconds)
    // A frame of 60 Hz wakes it twice: to be sent, and when it is on the glass.
    if wakes > 40 + milliseconds / 4 { return "\(wakes) times awake in \(milliseconds) ms" }
    if wasHandedOver, !isAsked, card.commits.count > commits {
      return "a frame on somebody else's screen"
    }
    if let strange = stand.presented.first(where: { $0 > newest }) {
      return "frame \(strange) is told as shown, and \(newest) is the newest"
    }
    return nil
  }

  /// Everything works from now on.
  mutating func faultAfterHealing() -> String? {
    card.answers = []
    card.masterFailures = []
    card.snapshotFailure = nil
    card.isOut = false
    card.state = smallCard()
    card.tell(.connectorsChanged)
    card.tell(.consoleGivenBack)
    newest += 1
    stand.put(newest)
    _ = stand.run(20_000)
    if let loss = stand.presenter.loss { return loss.message.isEmpty ? "lost without a word" : nil }
    let shown = stand.presented
    return shown.contains(newest) ? nil : "frame \(newest) is not shown, but \(shown)"
  }
}
