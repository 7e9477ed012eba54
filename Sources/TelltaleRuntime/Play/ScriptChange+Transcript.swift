import TelltaleInput

extension ScriptChange {
  /// Its line in a transcript.
  var line: String {
    switch self {
    case .driving(let state): "drive \(state.rawValue)"
    case .theme(let appearance): "theme \(appearance.rawValue)"
    case .screen(let isOn): "screen \(isOn ? "on" : "off")"
    case .clock(let time): "clock \(time.clockText) \(time.dayText)"
    }
  }
}
