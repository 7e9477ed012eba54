import CDRM
import Glibc
import TelltaleHost

/// A list of property changes that the kernel takes together or not at all, with the data that they refer to.
/// It is freed at the end of its life.
struct AtomicRequest: ~Copyable {
  private let card: Int32
  private let raw: drmModeAtomicReqPtr
  private var blobs: [UInt32] = []

  init(_ card: borrowing CardDescriptor) throws(SystemError) {
    guard let raw = drmModeAtomicAlloc() else { throw SystemError(ENOMEM, "drmModeAtomicAlloc") }
    self.card = card.raw
    self.raw = raw
  }

  deinit {
    for blob in blobs { drmModeDestroyPropertyBlob(card, blob) }
    drmModeAtomicFree(raw)
  }

  /// Passes data of a property to the kernel; returns its id, which is valid as long as the request.
  mutating func blob<Element>(_ elements: [Element]) throws(SystemError) -> UInt32 {
    var id: UInt32 = 0
    let card = card
    let result = elements.withUnsafeBytes {
      drmModeCreatePropertyBlob(card, $0.baseAddress, $0.count, &id)
    }
    try check("drmModeCreatePropertyBlob", result)
    blobs.append(id)
    return id
  }

  /// Adds a change. Throws EINVAL for a property that the object does not have.
  func set(_ object: UInt32, _ property: UInt32?, _ value: UInt64) throws(SystemError) {
    guard let property else { throw SystemError(EINVAL, "drmModeAtomicAddProperty") }
    try check(
      "drmModeAtomicAddProperty", drmModeAtomicAddProperty(raw, object, property, value))
  }

  /// Commits the changes. `token` comes back with the flip's event.
  func commit(_ flags: UInt32, token: UInt64) throws(SystemError) {
    try check(
      "drmModeAtomicCommit",
      drmModeAtomicCommit(card, raw, flags, UnsafeMutableRawPointer(bitPattern: UInt(token))))
  }
}
