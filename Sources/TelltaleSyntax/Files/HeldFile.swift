import Glibc

/// A file or a folder that is held without being opened. It stays the same one, whatever is put in
/// its place.
package struct HeldFile: ~Copyable {
  /// Of no use but to be looked at and to be opened by `/proc/self/fd`.
  let descriptor: Int32
  /// The path without links, as the kernel reports it.
  package let place: String

  /// O_PATH, which Swift does not import; its number is the same on all machines that Swift runs on.
  private static let pathOnly: Int32 = 0o1000_0000

  /// Holds the file or folder to which a path leads now. Links are followed.
  ///
  /// - Parameter path: The path of the file or the folder.
  /// - Throws: `LoadError` where nothing is there, or where the path leads through another process.
  package init(_ path: String) throws(LoadError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw LoadError(kind: .unreadable, file: path, message: "this is not a path")
    }
    let held = Glibc.open(path, Self.pathOnly | O_CLOEXEC)
    guard held >= 0 else { throw Self.missing(path, errno) }
    guard let place = Self.target(of: held) else {
      let code = errno
      close(held)
      throw Self.missing(path, code)
    }
    guard Self.leads(place, to: held) else {
      close(held)
      throw Self.missing(path, ENOENT)
    }
    (descriptor, self.place) = (held, place)
  }

  deinit { close(descriptor) }

  /// The type, the owner and the permissions of the file; `nil` where the kernel does not report
  /// them.
  package var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// True for a regular file.
  package var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// Where what a descriptor holds is, as the kernel knows it now.
  private static func target(of descriptor: Int32) -> String? {
    text { readlink("/proc/self/fd/\(descriptor)", $0, $1) }
  }

  /// False where a path leads to something else than what is held: that has been removed or moved by now, or it was reached
  /// through another process, whose paths are not those of this one (`/proc/PID/root`).
  private static func leads(_ place: String, to held: Int32) -> Bool {
    let again = Glibc.open(place, pathOnly | O_NOFOLLOW | O_CLOEXEC)
    guard again >= 0 else { return false }
    defer { close(again) }
    var (one, other) = (stat(), stat())
    return fstat(held, &one) == 0 && fstat(again, &other) == 0 && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  private static func missing(_ path: String, _ code: Int32) -> LoadError {
    LoadError(
      kind: .unreadable, file: path, message: "cannot be read: \(String(cString: strerror(code)))",
      remedy: [ENOENT, ENOTDIR].contains(code) ? "check the path" : nil)
  }

  /// The path of a folder without links; `nil` where nothing is there, and where a link in it is another user's than
  /// root's and this program's own: who may write beside a folder could else put a link to any other in its place.
  static func trusted(_ path: String) -> String? {
    var parts = parts(
      of: path.hasPrefix("/") ? path : "\(AllowedFolders.resolved(".") ?? "")/\(path)")
    var (place, links) = ([Substring](), 0)
    while let part = parts.popLast() {
      if part == "." { continue }
      guard part != ".." else {
        _ = place.popLast()
        continue
      }
      let next = "/" + (place + [part]).joined(separator: "/")
      let held = Glibc.open(next, pathOnly | O_NOFOLLOW | O_CLOEXEC)
      guard held >= 0 else { return nil }
      defer { close(held) }
      var status = stat()
      guard fstat(held, &status) == 0 else { return nil }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        place.append(part)
        continue
      }
      links += 1
      guard links <= mostLinks, [0, geteuid()].contains(status.st_uid), let target = link(held)
      else { return nil }
      if target.hasPrefix("/") { place = [] }
      parts += Self.parts(of: target)
    }
    return "/" + place.joined(separator: "/")
  }

  /// As many as the kernel follows (path_resolution(7)).
  private static let mostLinks = 40

  /// The last part first.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reversed()
  }

  /// Where a link leads that is held itself.
  private static func link(_ descriptor: Int32) -> String? {
    text { readlinkat(descriptor, "", $0, $1) }
  }

  /// What a call puts into a room for a path; `nil` where it fails, or the room is too small.
  private static func text(_ call: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = call(&name, name.count)
    guard count > 0, count < name.count else { return nil }
    return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
