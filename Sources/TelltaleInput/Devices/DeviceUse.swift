import TelltaleModel

/// What a device is taken for, and why.
package struct DeviceUse: Hashable, Sendable {
  /// What hands do on it, the main thing first: a keyboard with a touchpad is two. Empty where it is left
  /// alone.
  package var kinds: [InputKind]
  /// What its keys write.
  package var writing: Writing = .nothing
  /// What turns on a knob; `nil` for what is no knob.
  package var knob: KnobAxis?
  /// Why, as a reader of a report is told: what it has, or what it lacks.
  package var reason: String
  /// What else it might be meant for, as the word of an assignment; `nil` where it is used, or where
  /// nothing on it can answer a question.
  package var suggestion: DeviceRole?
  /// What udev says where that differs from what was found; udev's answer is used.
  package var dispute: String?

  package init(_ kinds: [InputKind], writing: Writing = .nothing, reason: String) {
    self.kinds = kinds
    self.writing = writing
    self.reason = reason
  }

  /// What is left alone, and what it might be meant for.
  static func none(_ reason: String, suggestion: DeviceRole? = nil) -> DeviceUse {
    var use = DeviceUse([], reason: reason)
    use.suggestion = suggestion
    return use
  }

  /// What the keys of a device write into a text.
  package enum Writing: Hashable, Sendable {
    case nothing
    /// A pad of digits: a keyboard on the screen is still wanted for words.
    case digits
    case letters
    /// Whole codes, which are for the application, as the keys of a layout of the scanner's own say.
    case codes(layout: String)

    /// True for what reads codes.
    package var isCodes: Bool { if case .codes = self { true } else { false } }
  }
}
