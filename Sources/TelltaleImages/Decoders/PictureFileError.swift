/// What is wrong with a picture's file, in words for whoever has the file: what libraries say of it names
/// their own insides.
enum PictureFileError: Hashable, Sendable {
  case cutOff, head, ownKind, palette, process, noMemory, other

  /// What was found, and what to do.
  ///
  /// - Parameter format: The format's name, as people know it.
  /// - Returns: A message with its remedy.
  func error(_ format: String) -> PictureError {
    switch self {
    case .cutOff:
      PictureError("the \(format) file ends before its picture does", "copy it here again")
    case .head:
      PictureError(
        "the head of the \(format) file, with the size of the picture, is damaged",
        "copy it here again")
    case .ownKind:
      PictureError(
        "the \(format) file has a part that only the program that wrote it can read",
        "save it again as plain \(format)")
    case .palette:
      PictureError("the colours of the \(format) file are not all in its palette", "save it again")
    case .process:
      PictureError("this variant of \(format) is not read", "save it again as plain \(format)")
    case .noMemory: PictureError("there is no memory for it", "make it smaller").ofMachine
    case .other:
      PictureError(
        "the data of the \(format) file is damaged", "copy it here again, or save it again")
    }
  }
}

extension PictureError {
  /// What a library said of a file, in our words.
  ///
  /// - Parameters:
  ///   - format: Its name, as people know it.
  ///   - message: What the library said.
  ///   - faults: Parts of what it may say and what they mean; the first that is found counts.
  /// - Returns: What was found, and what to do.
  static func damaged(
    _ format: String, _ message: String, among faults: [(part: String, fault: PictureFileError)]
  ) -> PictureError {
    let fault = faults.first { message.contains(text: $0.part) }?.fault ?? .other
    return fault.error(format)
  }
}
