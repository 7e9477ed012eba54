import TelltaleModel

/// The use that a device is read for, and the reason for it.
package struct DeviceUse: Hashable, Sendable {
  /// The kinds of input that hands give on it, the main one first: a keyboard with a touchpad is two. Empty where the
  /// device is left alone.
  package var kinds: [InputKind]
  /// The characters that its keys write.
  package var writing: Writing = .nothing
  /// The axis that turns on a knob; `nil` for a device that is no knob.
  package var knob: KnobAxis?
  /// The reason, as a reader of a report is told: what the device has, or what it lacks.
  package var reason: String
  /// The use that the device might be meant for, as the word of an assignment; `nil` where it is used, or where
  /// nothing on it can answer a question.
  package var suggestion: DeviceRole?
  /// The word of udev where it differs from what was found; udev's answer is used.
  package var dispute: String?

  /// Describes a use.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of input, the main one first; empty to leave the device alone.
  ///   - writing: The characters that its keys write.
  ///   - reason: The reason, as a part of a sentence: "it has letters".
  package init(_ kinds: [InputKind], writing: Writing = .nothing, reason: String) {
    self.kinds = kinds
    self.writing = writing
    self.reason = reason
  }

  /// Returns the use of a device that is left alone, and what it might be meant for.
  static func none(_ reason: String, suggestion: DeviceRole? = nil) -> DeviceUse {
    var use = DeviceUse([], reason: reason)
    use.suggestion = suggestion
    return use
  }

  /// The kinds of text that the keys of a device write.
  package enum Writing: Hashable, Sendable {
    case nothing
    /// A pad of digits: a keyboard on the screen is still wanted for words.
    case digits
    case letters
    /// Whole codes, which are for the application. The scanner has a keyboard layout of its own.
    case codes(layout: String)

    /// True for a device that reads codes.
    package var isCodes: Bool { if case .codes = self { true } else { false } }
  }
}
