import TelltaleHost
import TelltaleModel

/// The acts of a script's hands that had no effect, for somebody who wonders later why something did not
/// come.
final class VainActs {
  /// The place of the step that is being done.
  var place: SourceLocation?
  private var lines: [String] = []
  private var left = 0

  /// The most acts that are told: the newest.
  private static let most = 5

  /// Notes presses that had no effect.
  func hear(_ report: HostReport) {
    // Who leaves a control before letting go has changed their mind, and did nothing in vain.
    guard case .app(.ignored(let control, let reason)) = report, reason != .left else { return }
    let line = place.map { "line \($0.line)" } ?? "before the first line"
    lines.append(
      "  \(line): the input on \"\(control)\" was ignored as \(reason.rawValue): \(reason.words)"
    )
    if lines.count > Self.most {
      lines.removeFirst()
      left += 1
    }
  }

  /// A line for each, to stand before all that is shown; empty where there are none.
  var description: String {
    let more = left == 0 ? "" : "  \(left) more before these were ignored\n"
    return more + lines.map { $0 + "\n" }.joined()
  }
}

extension IgnoredReason {
  /// The reason, in words for authors of scripts.
  fileprivate var words: String {
    switch self {
    case .early: "the surface in front had not been visible for long enough"
    case .late: "it came too late to be meant for what is visible now"
    case .hidden: "nobody sees the screen"
    case .unreadable: "letters of the surface in front are not drawn, since a font is damaged"
    case .unattended: "the program behind the screen had gone"
    case .changed: "another control was there a moment before, or was there then"
    case .disabled: "the control could not be chosen"
    case .moving: "the control was moving"
    case .several: "more than one finger was down, or something else was held"
    case .storm: "touches came faster than hands can touch"
    case .fast: "keys came faster than fingers type; scanners have a role of their own"
    case .left: "the hand left the control before it let go"
    case .short: "it was shorter than a finger's touch"
    case .nowhere: "there was nothing to go back to, and nothing to leave"
    }
  }
}
