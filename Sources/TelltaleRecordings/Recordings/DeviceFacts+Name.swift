import TelltaleInput
import TelltaleSyntax

extension DeviceFacts {
  /// A device's name out of a file's bytes, up to `Limits.recordingNameBytes`.
  ///
  /// It is cut between characters and after what is no UTF-8 has been replaced, so that a name which was
  /// written again is read as it is.
  static func name(_ bytes: some Collection<UInt8>) -> String {
    // Three more, so that the last character which may be kept is whole.
    let text = String(decoding: bytes.prefix(Limits.recordingNameBytes + 3), as: UTF8.self)
    var name = String.UnicodeScalarView()
    var room = Limits.recordingNameBytes
    for scalar in text.unicodeScalars {
      room -= UTF8.width(scalar)
      guard room >= 0 else { break }
      name.append(scalar)
    }
    return String(name)
  }
}
