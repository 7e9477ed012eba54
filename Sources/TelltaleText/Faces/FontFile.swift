import CHarfBuzz
import CShim
import Synchronization

/// The font files that books have open. A file that several books use is mapped once: of the files
/// of Chinese and Japanese, a book alone touches some ten megabytes. Books of several threads may
/// share them.
package final class FontFiles: Sendable {
  private let files = Mutex<[String: FontFile]>([:])

  package init() {}

  /// The file at a path, opened when it is first asked for, and kept.
  func file(at path: String) throws(FontError) -> FontFile {
    if let file = files.withLock({ $0[path] }) { return file }
    let file = try FontFile(path: path)
    // Another thread may have opened it meanwhile, and one of the two is enough.
    return files.withLock { files in
      let kept = files[path] ?? file
      files[path] = kept
      return kept
    }
  }
}

/// A font file in memory, mapped rather than read: those of Chinese and Japanese have 20 MB, of which a
/// scene needs some pages. Shared by the faces of a collection. A file that is cut off while it is
/// mapped reads as zeros there, whose letters have no ink.
final class FontFile: Sendable {
  /// Of HarfBuzz, which counts references for all threads; nobody changes the bytes.
  nonisolated(unsafe) let blob: OpaquePointer

  /// Throws `FontError.Reason.unreadable`.
  init(path: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(file: path, reason: .unreadable)
    }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    guard telltale_keep_mapping(start, start == nil ? 0 : Int(length)) != 0 else {
      hb_blob_destroy(blob)
      throw FontError(file: path, reason: .unreadable)
    }
    self.blob = blob
  }

  deinit {
    telltale_drop_mapping(bytes.baseAddress)
    hb_blob_destroy(blob)
  }

  /// The bytes of the file, for as long as the file lives.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }
}
