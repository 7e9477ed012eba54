import TelltaleModel

/// Lays pages out while frames go on. Until a page is there it is empty and as large as its window.
package protocol LatePages: PageSetter, AnyObject {
  /// Readable when pages have come that `drain` will take in.
  var descriptor: Int32 { get }
  /// Takes in the pages that came since the last call. Never waits.
  ///
  /// - Returns: True where what `lay` gives is another page now.
  func drain() -> Bool
  /// Gives up what is being laid out, and waits until that has ended, which is some milliseconds.
  func close()
}
