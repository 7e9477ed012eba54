import TelltaleModel

/// How a call of a script has ended.
enum ScriptEnd: Equatable, Sendable {
  /// With the answer, where it was a question that was asked.
  case answered(ZenityResult, Answer?)
  /// The person went Home, or pressed Escape where no button stands for it.
  case left
  case signal(Int32)

  /// Exit code of a call that asked nobody.
  static let failed: Int32 = 255
}
