import TelltaleLayout

// What a move of the focus means where it is.
extension FocusMove {
  var withoutWrapping: FocusMove {
    switch self {
    case .next: .next(wraps: false)
    case .previous: .previous(wraps: false)
    case .towards: self
    }
  }

  /// Returns the move that up and down mean on text that has been read: to the controls before and after it.
  func leaving(_ focus: ControlID?) -> FocusMove {
    guard case .area? = focus, let lines else { return self }
    return self == .towards(.up) || self == .towards(.down)
      ? lines > 0 ? .next(wraps: false) : .previous(wraps: false) : self
  }

  /// The number of lines that the move means while text has the focus; negative for up, `nil` for none.
  var lines: Int? {
    switch self {
    case .next, .towards(.down): 1
    case .previous, .towards(.up): -1
    case .towards: nil
    }
  }
}

extension AdjustedRange {
  /// Returns the step that a move of the focus leads to; `nil` for a move that is not along the range.
  func step(after move: FocusMove, isHeld: Bool) -> Int? {
    switch move {
    case .towards(.left): step(toTheRight: false)
    case .towards(.right): step(toTheRight: true)
    case .next: isHeld ? step(by: 1) : nil
    case .previous: isHeld ? step(by: -1) : nil
    case .towards: nil
    }
  }
}
