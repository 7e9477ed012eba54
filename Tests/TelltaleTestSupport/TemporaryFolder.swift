import Glibc

/// A folder of its own for a test, gone with the value and with all that came to be in it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/telltale-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw FolderError(code: errno) }
    path = String(cString: made)
  }

  deinit { Files.remove(path) }

  /// Writes a file; returns its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  package func write(_ name: String, bytes: [UInt8]) throws -> String {
    let file = place(name)
    guard let stream = fopen(file, "w") else { throw FolderError(code: errno) }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw FolderError(code: errno)
    }
    return file
  }

  /// Makes a folder inside of it.
  package func makeFolder(_ name: String) throws {
    guard mkdir(place(name), 0o700) == 0 else { throw FolderError(code: errno) }
  }

  /// The path of an entry that the test makes itself.
  package func place(_ name: String) -> String { path + "/" + name }

  package struct FolderError: Error {
    package var code: Int32
  }
}
