import TelltaleModel

/// What keeps a text from being a QR code.
package struct CodeFault: Hashable, Sendable {
  package let message: String
  package let remedy: String

  /// The fault of a content; `nil` where nothing is in its way.
  package init?(_ content: String, _ correction: CodeCorrection) {
    let bytes = content.utf8.count
    guard bytes > correction.capacity else { return nil }
    message =
      "the content of the QR code has \(bytes) bytes, and a code with correction: \(correction.rawValue)"
      + " holds \(correction.capacity)"
    let wider = CodeCorrection.allCases.last { $0.capacity >= bytes }
    remedy =
      "say less, such as a short address that leads to the rest"
      + (wider.map { ", or take correction: \($0.rawValue)" } ?? "")
  }
}
