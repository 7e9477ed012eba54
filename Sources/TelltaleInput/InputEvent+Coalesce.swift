extension [InputEvent] {
  /// The same without moves that another move of the same contact or pointer follows at once: a
  /// panel may tell thousands a second, and only the last of a batch is seen. What begins or ends
  /// something is never left out.
  package func coalesced() -> [InputEvent] {
    var result: [InputEvent] = []
    result.reserveCapacity(count)
    for event in self {
      if let last = result.last, event.supersedes(last) { result.removeLast() }
      result.append(event)
    }
    return result
  }
}

extension InputEvent {
  fileprivate func supersedes(_ other: InputEvent) -> Bool {
    guard device == other.device else { return false }
    switch (occurrence, other.occurrence) {
    case (.contactMoved(let contact, _), .contactMoved(let old, _)): return contact == old
    case (.pointerMoved, .pointerMoved): return true
    default: return false
    }
  }
}
