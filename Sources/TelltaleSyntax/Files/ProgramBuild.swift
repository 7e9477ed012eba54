import CShim

/// The identity of a build of the program, which differs from that of all other builds.
package enum ProgramBuild {
  /// The build ID of the linker, a digest of the whole program; `nil` where the linker left none.
  package static let mark: [UInt8]? = {
    var count = 0
    guard let bytes = telltale_build_id(&count), count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }()
}
