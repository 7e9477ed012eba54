import CShim
import Glibc
import TelltaleCommands
import TelltaleSyntax

/// Puts new bytes in place of a file that was read before, if it is still that file; else it stays as it is.
///
/// Whoever else writes to it, before, meanwhile or just now, loses nothing: a lease of the kernel tells of
/// those who have it open for writing, and the new file changes places with the old one, which is then
/// looked at once more before it goes.
struct FileReplacement: ~Copyable {
  /// Why the file stays as it is, and what to do.
  struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
    init(_ what: String, _ code: Int32) {
      self.init("\(what): \(String(cString: strerror(code)))")
    }
  }

  private let path: String
  private let read: [UInt8]
  let original: Int32
  private let status: stat
  /// True where the kernel tells of those who want to write.
  private var hasLease = false
  /// The new file, until it has its place.
  private var new: (descriptor: Int32, name: String)

  /// Replaces a file with new bytes, with its owner, permissions and attributes, and waits until that is
  /// on the disk.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to it.
  ///   - read: What it held when it was read.
  ///   - bytes: What it is to hold.
  /// - Throws: Why it was left as it was.
  static func replace(
    _ path: String, read: [UInt8], with bytes: [UInt8]
  ) throws(Refusal) {
    guard let real = realpath(path, nil) else { throw Refusal("it cannot be found", errno) }
    defer { free(real) }
    let opened = telltale_open(
      real, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0)
    guard opened >= 0 else { throw Refusal("it cannot be opened", errno) }
    var replacement = FileReplacement(String(cString: real), opened, read)
    try replacement.check()
    try replacement.write(bytes)
    try replacement.exchange()
  }

  init(_ path: String, _ original: Int32, _ read: [UInt8]) {
    self.path = path
    self.original = original
    self.read = read
    var status = stat()
    fstat(original, &status)
    self.status = status
    new = (-1, "")
  }

  deinit {
    if new.descriptor >= 0 {
      close(new.descriptor)
      if !new.name.isEmpty { unlink(new.name) }
    }
    close(original)
  }

  /// Sees that it is a file which can be replaced, and has the kernel watch it.
  mutating func check() throws(Refusal) {
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal("it is not a regular file") }
    guard access(path, W_OK) == 0 else { throw Refusal("it may not be written", errno) }
    guard status.st_nlink == 1 else {
      throw Refusal(
        "it has \(status.st_nlink) names (hard links), and a new file would have one; "
          + "see the changes with --diff")
    }
    hasLease = watchesWriters()
    // Where there are no leases, what is looked at afterwards has to do.
    guard hasLease || errno != EAGAIN else {
      throw Refusal("another program has it open for writing; close it there, and run again")
    }
  }

  /// Asks the kernel for the lease, for a moment again where somebody writes: a program that is being started
  /// has what others have open until it runs, and an editor may be saving.
  private func watchesWriters() -> Bool {
    for _ in 0..<50 {
      if telltale_watch_writers(original) == 0 { return true }
      guard errno == EAGAIN else { return false }
      usleep(10_000)
    }
    return telltale_watch_writers(original) == 0
  }

  /// Writes the new file, which nobody looks at yet.
  mutating func write(_ bytes: [UInt8]) throws(Refusal) {
    new = UnfinishedFile.make(beside: path, mode: 0o600)
    guard new.descriptor >= 0 else {
      throw Refusal("no new file can be created in its folder", -new.descriptor)
    }
    if let code = StandardStreams.write(bytes, to: new.descriptor) {
      throw Refusal("the new file cannot be written", code)
    }
    guard fchown(new.descriptor, status.st_uid, status.st_gid) == 0 else {
      throw Refusal("the new file cannot have its owner and group", errno)
    }
    guard telltale_copy_attributes(original, new.descriptor) == 0 else {
      throw Refusal("the new file cannot have its attributes", errno)
    }
    guard fchmod(new.descriptor, status.st_mode & 0o7777) == 0,
      fsync(new.descriptor) == 0
    else { throw Refusal("the new file cannot be written", errno) }
  }

  /// Gives the new file its place, or leaves everything as it is.
  mutating func exchange() throws(Refusal) {
    guard isUnchanged, isOriginal(path) else { throw Self.changed }
    new.name = UnfinishedFile.name(new.name, for: status)
    guard telltale_exchange(new.name, path) == 0 else {
      guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else {
        throw Refusal("the new file cannot take its place", errno)
      }
      return try rename()
    }
    // What has the other name now is what was replaced.
    guard isOriginal(new.name), isUnchanged, !hasLease || telltale_has_writers(original) == 0
    else {
      telltale_exchange(new.name, path)
      // Somebody has put a third file in place of ours: it is theirs.
      if !isNew(new.name) { new.name = "" }
      throw Self.changed
    }
    try settle()
  }

  /// Where the file system does not exchange.
  private mutating func rename() throws(Refusal) {
    guard Glibc.rename(new.name, path) == 0 else {
      throw Refusal("the new file cannot take its place", errno)
    }
    new.name = ""
    try settle()
  }

  /// Has the folder on the disk as well.
  private mutating func settle() throws(Refusal) {
    if !new.name.isEmpty { unlink(new.name) }
    new.name = ""
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let opened = telltale_open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    if opened >= 0 {
      fsync(opened)
      close(opened)
    }
  }

  private static var changed: Refusal {
    Refusal("it has changed since it was read; run again")
  }

  /// True where the file still holds what was read.
  private var isUnchanged: Bool {
    var room = [UInt8](repeating: 0, count: read.count + 1)
    var count = 0
    while count < room.count {
      let found = room.withUnsafeMutableBytes { bytes in
        pread(original, bytes.baseAddress.map { $0 + count }, bytes.count - count, count)
      }
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      count += found
    }
    return room[..<count].elementsEqual(read)
  }

  private func isOriginal(_ name: String) -> Bool {
    Self.number(of: name) == (status.st_dev, status.st_ino)
  }

  private func isNew(_ name: String) -> Bool {
    var status = stat()
    return fstat(new.descriptor, &status) == 0
      && Self.number(of: name) == (status.st_dev, status.st_ino)
  }

  /// What a name stands for.
  private static func number(of name: String) -> (dev_t, ino_t) {
    var status = stat()
    return lstat(name, &status) == 0 ? (status.st_dev, status.st_ino) : (0, 0)
  }
}
