import TelltaleModel

/// The reason why a text cannot be a QR code.
package struct CodeError: Hashable, Sendable {
  package let message: String
  package let remedy: String

  /// The fault of a content; `nil` where it fits.
  ///
  /// - Parameters:
  ///   - content: The text that the code would hold.
  ///   - correction: The error correction, on which the capacity in bytes depends.
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
