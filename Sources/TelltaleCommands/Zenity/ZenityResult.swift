/// What a caller of zenity reads, and the exit code.
struct ZenityResult: Equatable, Sendable {
  var output = ""
  var code: Int32
}

extension String {
  /// The tags of chosen rows that stand in an output with ``ZenityCall/separator`` between them.
  var tags: [String] {
    isEmpty ? [] : ZenityText.parts(withoutLineEnd, at: ZenityCall.separatorScalar)
  }

  /// Without the sign that ends a line, where there is one; a carriage return before it stays, which Swift takes for one
  /// letter with it.
  var withoutLineEnd: String {
    utf8.last == UInt8(ascii: "\n") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }
}
