import CPictures
import TelltaleSyntax

/// What the helper made of a picture.
struct HelperAnswer {
  let status: telltale_reply_status
  /// That which ended it, or 0.
  let signal: Int
  /// Pixels, or the library's reason.
  let content: [UInt8]

  /// True where it would have gone on for ever.
  var isStopped: Bool { status == telltale_reply_too_long }

  /// The pixels as words.
  ///
  /// - Throws: Why there are none, and what to do.
  func words(_ format: HelperFormat) throws(PictureError) -> [UInt32] {
    switch status {
    case telltale_reply_made:
      return content.withUnsafeBytes { bytes in Array(bytes.bindMemory(to: UInt32.self)) }
    case telltale_reply_refused:
      let reason = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
      guard !reason.contains(text: "NoMemory") else {
        throw PictureError("it is too much to draw", "simplify it, or use PNG")
      }
      throw PictureError(Quoted.plain(reason))
    case telltale_reply_no_library:
      throw PictureError("SVG needs librsvg, which is not installed", "install librsvg2-2")
        .ofMachine
    case telltale_reply_too_long:
      throw PictureError("drawing it took too long, so it was stopped", "simplify it")
    case telltale_reply_no_sandbox:
      throw PictureError(
        "\(format.name) is drawn only where the kernel limits what a process may do (seccomp)",
        "use PNG"
      ).ofMachine
    case telltale_reply_killed:
      throw PictureError(
        "drawing it was ended from outside, as the kernel does where memory runs out",
        "free memory, or simplify it"
      ).ofMachine
    case telltale_reply_no_memory:
      throw PictureError(
        "there is too little memory to draw \(format.name)",
        "give the program more (ulimit -v), or use PNG")
    default:
      throw PictureError(
        "the library for \(format.name) failed on it (signal \(signal))",
        "simplify it, or use PNG")
    }
  }
}
