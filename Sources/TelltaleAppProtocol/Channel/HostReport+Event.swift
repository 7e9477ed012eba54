import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

extension HostReport {
  /// The event that an application gets for this report; `nil` where it gets none, or more than an
  /// event.
  package var event: JSONValue? {
    switch self {
    case .emitted(let name): ["event": "emitted", "name": .string(name)]
    case .app(let event): event.line
    case .home: ["event": "home"]
    case .note(let finding):
      ["event": "note", "message": .string(finding.message), "rule": .string(finding.rule)]
    case .displayHidden: ["event": "display", "state": "hidden"]
    case .displayVisible: ["event": "display", "state": "visible"]
    case .displayStalled: ["event": "display", "state": "stalled"]
    case .displayRecovered: ["event": "display", "state": "recovered"]
    case .presented, .armed, .attached, .detached, .answered, .replied: nil
    }
  }
}

extension AppEvent {
  fileprivate var line: JSONValue {
    switch self {
    case .activated(let screen, let control):
      ["event": "activated", "screen": .string(screen), "control": .string(control)]
    case .selected(let screen, let list, let entry, let index):
      [
        "event": "selected", "screen": .string(screen), "list": .string(list),
        "entry": .string(entry), "index": .integer(index),
      ]
    case .gesture(let screen, let list, let entry, let kind):
      [
        "event": "gesture", "screen": .string(screen), "list": .string(list),
        "entry": .string(entry), "kind": .string(kind),
      ]
    case .adjusted(let screen, let control, let value):
      [
        "event": "adjusted", "screen": .string(screen), "control": .string(control),
        "value": .string(value),
      ]
    case .switched(let screen, let control, let isOn):
      [
        "event": "switched", "screen": .string(screen), "control": .string(control),
        "on": .bool(isOn),
      ]
    case .chosen(let screen, let control, let option):
      [
        "event": "chosen", "screen": .string(screen), "control": .string(control),
        "option": .string(option),
      ]
    case .shown(let screen, let depth):
      ["event": "shown", "screen": .string(screen), "depth": .integer(depth)]
    case .tabSelected(let tab): ["event": "tab", "tab": .string(tab)]
    case .modalOpened(let name): ["event": "modal-opened", "modal": .string(name)]
    case .modalClosed(let name, let kept, let fields):
      [
        "event": "modal-closed", "modal": .string(name), "kept": .bool(kept),
        "fields": .object(
          fields.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      ]
    case .modalLeft(let name, let fields):
      [
        "event": "modal-left", "modal": .string(name),
        "fields": .object(
          fields.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      ]
    case .typed(let screen, let control, let text):
      [
        "event": "typed", "screen": .string(screen), "control": .string(control),
        "text": .string(text),
      ]
    case .wanted(let source): ["event": "wanted", "source": .string(source)]
    case .silent(let isSilent): ["event": isSilent ? "silent" : "answering"]
    case .idle: ["event": "idle"]
    case .scanned(let code): ["event": "scanned", "code": .string(code)]
    case .ignored(let control, let reason):
      ["event": "ignored", "control": .string(control), "reason": .string(reason.rawValue)]
    case .limited(let limit):
      [
        "event": "limited", "screen": .string(limit.screen), "control": .string(limit.control),
        "kind": .string(limit.kind.rawValue), "shown": .integer(limit.shown),
        "of": .integer(limit.all),
      ]
    case .refused(let refusal):
      [
        "event": "refused", "message": .string(refusal.reason),
        "rule": refusal.rule.map { .string($0) } ?? .null,
      ]
    }
  }
}
