import CHarfBuzz

/// A font file in memory, mapped rather than read; shared by the faces of a collection.
final class FontFile {
  let blob: OpaquePointer

  /// Throws `FontError.Reason.unreadable`.
  init(path: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(file: path, reason: .unreadable)
    }
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  /// The bytes of the file, for as long as the file lives.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }
}
