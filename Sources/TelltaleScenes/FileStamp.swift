import Glibc

/// The marks by which one state of a file differs from another, known without reading it.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  /// When its content and its entry were changed last, in seconds and nanoseconds.
  private let changes: [Int]

  /// Seconds in which a file may be written again without another time: that of the coarsest file systems.
  private static let coarsest = 2

  /// The state of the file at a path, also through links; `nil` where there is none.
  ///
  /// - Parameter path: An absolute path, or one from the working directory.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    changes = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }

  /// True for a moment after the file was changed, in which it may be changed again and look the
  /// same.
  package var isFresh: Bool { changes[0] + Self.coarsest > time(nil) }
}
