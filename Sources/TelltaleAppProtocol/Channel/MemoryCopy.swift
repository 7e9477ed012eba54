import CShim
import Glibc
import Synchronization
import TelltaleHost
import TelltaleModel

/// The pictures of a request, copied out of the memory that an application shares: on a thread of its own, since frames
/// wait for no picture.
///
/// They are read, never mapped: memory that becomes shorter meanwhile ends a reading, and would end a process that has
/// it mapped.
final class MemoryCopy: Sendable {
  enum Outcome: Sendable {
    /// The request with its pictures in memory of our own: the application may write to its own again.
    case taken(AppRequest)
    case refused(AppReply)
  }

  private let result = Mutex<Outcome?>(nil)
  private let bell: Doorbell

  /// Readable once there is an outcome.
  var descriptor: Int32 { bell.descriptor }

  /// What came of it; `nil` while it goes on.
  var outcome: Outcome? { result.withLock { $0 } }

  /// Begins to copy what a request names, from the descriptors that came with it, in their order.
  init(_ request: AppRequest, from descriptors: [HandedDescriptor?]) throws(SystemError) {
    bell = try Doorbell()
    try Thread.start { [self] in
      let outcome = Self.outcome(of: request, from: descriptors)
      result.withLock { $0 = outcome }
      bell.ring()
    }
  }

  /// The same at once, for where there is no thread to be had.
  static func outcome(of request: AppRequest, from descriptors: [HandedDescriptor?]) -> Outcome {
    var (request, rest) = (request, descriptors[...])
    for (index, update) in request.updates.enumerated() {
      guard case .delivered(let name, .shared(let layout)?) = update else { continue }
      switch picture(of: layout, in: rest.popFirst() ?? nil) {
      case .picture(let picture): request.updates[index] = .delivered(name, .raw(picture))
      case .refusal(var refusal):
        refusal.update = index
        return .refused(
          AppReply(request: request.number, asker: request.asker, refusal: refusal))
      }
    }
    return .taken(request)
  }

  private enum Copied {
    case picture(RawPicture)
    case refusal(AppRefusal)
  }

  private static func picture(of layout: PixelLayout, in handed: HandedDescriptor?) -> Copied {
    guard let descriptor = handed?.number else {
      return .refusal(
        AppRefusal(
          "the descriptor of the picture was lost: too many came, or this process has no room for one more",
          remedy: "send each line with its own descriptors, by one sendmsg"))
    }
    guard telltale_is_shared_memory(descriptor) != 0 else {
      return .refusal(
        AppRefusal(
          "the descriptor is not one of memory, expected one of memfd_create",
          remedy: "write the pixels to such memory, and send its descriptor"))
    }
    let end = layout.offset + layout.byteCount
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= end else {
      return .refusal(tooShort(Int(status.st_size), end))
    }
    guard var words = words(of: layout, descriptor) else {
      fstat(descriptor, &status)
      return .refusal(
        status.st_size < end
          ? tooShort(Int(status.st_size), end)
          : AppRefusal(
            "the memory cannot be read", remedy: "send a descriptor that is open for reading"))
    }
    layout.format.convert(&words)
    return .picture(RawPicture(size: layout.size, words: words))
  }

  private static func tooShort(_ size: Int, _ end: Int) -> AppRefusal {
    AppRefusal(
      "the memory has \(size) bytes, and the picture ends at byte \(end)",
      remedy:
        "make it that large by ftruncate, and leave it so until the reply; F_SEAL_SHRINK guarantees that"
    )
  }

  /// The words as they stand in memory; `nil` where they could not be read.
  private static func words(of layout: PixelLayout, _ descriptor: Int32) -> [UInt32]? {
    let count = layout.size.width * layout.size.height
    var isWhole = true
    let words = [UInt32](unsafeUninitializedCapacity: count) { room, written in
      let target = UnsafeMutableRawBufferPointer(room)
      if layout.stride == layout.rowBytes {
        let place = UnsafeMutableRawBufferPointer(rebasing: target[..<(count * PixelFormat.bytes)])
        isWhole = read(descriptor, into: place, from: layout.offset)
      } else {
        for row in 0..<layout.size.height where isWhole {
          let start = row * layout.rowBytes
          let place = UnsafeMutableRawBufferPointer(
            rebasing: target[start..<start + layout.rowBytes])
          isWhole = read(descriptor, into: place, from: layout.offset + row * layout.stride)
        }
      }
      written = isWhole ? count : 0
    }
    return isWhole ? words : nil
  }

  private static func read(
    _ descriptor: Int32, into place: UnsafeMutableRawBufferPointer, from start: Int
  ) -> Bool {
    guard let base = place.baseAddress else { return true }
    var done = 0
    while done < place.count {
      let count = pread(descriptor, base + done, place.count - done, off_t(start + done))
      if count > 0 { done += count } else if count == 0 || errno != EINTR { return false }
    }
    return true
  }
}

extension AppRequest {
  /// Whether it brings pictures that are still to be copied.
  var needsCopy: Bool {
    updates.contains { if case .delivered(_, .shared?) = $0 { true } else { false } }
  }
}
