import TelltaleModel

/// The pages that are laid out while frames go on. Until a page has come, it is empty and as large as its window.
package protocol LatePages: PageSetter, AnyObject {
  /// Readable when pages have come that `drain` will take.
  var descriptor: Int32 { get }
  /// Takes the pages that came since the last call. It never waits.
  ///
  /// - Returns: True where `lay` returns another page now.
  func drain() -> Bool
  /// Gives up pages that are being laid out, and waits for the end of that, some milliseconds.
  func close()
}
