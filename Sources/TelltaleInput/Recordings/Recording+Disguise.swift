extension Recording {
  /// Hides the text that was typed in a recording, so that the recording can be sent to somebody without a password
  /// in it.
  ///
  /// - Returns: The same recording with every key that types something turned into KEY_A, and its scan code with it.
  ///   Keys that move, confirm, cancel or modify stay.
  package func disguised() -> Recording {
    var copy = self
    for index in copy.frames.indices {
      let events = copy.frames[index].frame.events
      let types = events.contains { $0.type == EventType.key && Self.isTyping($0.code) }
      guard types else { continue }
      copy.frames[index].frame.events = events.map(Self.disguise)
    }
    return copy
  }

  private static let disguise: UInt16 = 30
  private static let scanCode: UInt16 = 4

  private static func disguise(_ event: RawEvent) -> RawEvent {
    var event = event
    if event.type == EventType.key, isTyping(event.code) { event.code = disguise }
    if event.type == EventType.miscellaneous, event.code == scanCode {
      event.value = Int32(disguise)
    }
    return event
  }

  /// Returns true for digits, letters, punctuation, space and the number pad, on keyboards of any country.
  private static func isTyping(_ code: UInt16) -> Bool {
    switch code {
    case 2...13, 16...27, 30...41, 43...53, 55, 57, 71...83, 86, 89, 98, 117, 121, 124: true
    default: false
    }
  }
}
