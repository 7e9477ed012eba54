import TelltaleGraphics

extension ScriptStep {
  /// The thing that a hand goes for, and looks at first.
  package enum Aim: Hashable, Sendable {
    /// The focused control, with knob, keys or remote.
    case focus
    /// The control at a place, to be pressed there by a finger, or by the pointer.
    case thing(Target, byPointer: Bool)
    /// Content at a place, which a hand may also catch on its way.
    case content(Target, byPointer: Bool)

    /// True where the pointer does it.
    package var isByPointer: Bool {
      switch self {
      case .focus: false
      case .thing(_, let byPointer), .content(_, let byPointer): byPointer
      }
    }
  }
}

extension PixelSize {
  /// Returns the pixel at a share of the size.
  ///
  /// - Parameters:
  ///   - x: Hundredths of the width.
  ///   - y: Hundredths of the height.
  /// - Returns: The last pixel at most, so that 100 is inside.
  package func place(x: Int, y: Int) -> PixelPoint {
    PixelPoint(x: min(width * x / 100, width - 1), y: min(height * y / 100, height - 1))
  }
}

extension ScriptStep.Action {
  /// The aim of the action; `nil` for an action that goes on with something, and for one that no hand does.
  package var aim: ScriptStep.Aim? {
    switch self {
    case .tap(let target), .hold(let target, _), .press(let target):
      .thing(target, byPointer: false)
    case .click(let target): .thing(target, byPointer: true)
    case .drag(let target, _, _), .pinch(let target, _, _, _), .finger(_, let target):
      .content(target, byPointer: false)
    case .wheel(let target, _): .content(target, byPointer: true)
    case .turn, .push, .key, .keyDown, .type, .remote: .focus
    // Home is a way out at any time.
    case .button(let code): code == 172 ? nil : .focus
    case .move, .release, .fingerMove, .fingerUp, .keyUp, .point, .plug, .unplug: nil
    case .wait, .change, .frame, .expect, .await: nil
    }
  }
}
