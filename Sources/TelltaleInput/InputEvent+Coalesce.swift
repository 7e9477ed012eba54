extension [InputEvent] {
  /// Leaves out moves that another move of the same contact or pointer follows at once. A panel may tell thousands a
  /// second, and only the last of a batch is seen.
  ///
  /// - Returns: All other events in their order: none is left out that begins or ends something.
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
