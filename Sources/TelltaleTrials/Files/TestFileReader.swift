import TelltaleModel
import TelltaleSyntax

/// A reader for test files.
package enum TestFileReader {
  /// Reads a test file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The file. Its keys make sense together.
  /// - Throws: All faults of the file.
  package static func read(_ path: String) throws(LoadErrors) -> TestFile {
    try read(TestFile.file.bytes(of: path), file: path)
  }

  /// Reads the bytes of a test file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  /// - Returns: The file. Its keys make sense together.
  /// - Throws: All faults of the file.
  package static func read(_ bytes: [UInt8], file: String) throws(LoadErrors) -> TestFile {
    var test = TestFile()
    try TestFile.file.read(bytes, file: file, into: &test) { root, complaints, test in
      guard complaints.isEmpty, let problem = test.problem else { return }
      complaints.add(root.location, problem.found, remedy: problem.remedy)
    }
    return test
  }
}

extension TestFile {
  /// What keeps the keys from making sense together.
  fileprivate var problem: (found: String, remedy: String)? {
    if script.isEmpty {
      return ("no script, expected one or a list", "write script: with files or a folder")
    }
    if app != nil, scene != nil {
      return (
        "both app and scene, expected one of them", "leave scene out where there is a program"
      )
    }
    if app == nil, scene == nil {
      return ("neither app nor scene, expected one of them", "name the scene file that is played")
    }
    if app != nil, program == nil {
      return (
        "app without program, expected its command line",
        "name the program, or write scene: for app:"
      )
    }
    if scene != nil, program != nil {
      return ("scene with a program, which only an app has", "write app: for scene:")
    }
    if app != nil, updates != nil {
      return (
        "app with updates, which its program says", "leave updates out, or write scene: for app:"
      )
    }
    return nil
  }
}
