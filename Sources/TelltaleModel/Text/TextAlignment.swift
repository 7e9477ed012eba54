package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case center, leading, trailing
}
