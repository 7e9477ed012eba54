import CShim

/// What tells one build of the program from all others.
package enum ProgramBuild {
  /// The linker's mark of this build, a digest of the whole program; `nil` where the linker left
  /// none.
  package static let mark: [UInt8]? = {
    var count = 0
    guard let bytes = telltale_build_id(&count), count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }()
}
