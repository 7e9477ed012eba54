import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost

/// Plain memory that the hardware can scan out, freed at the end of its life.
struct DumbBuffer: ~Copyable {
  private let card: Int32
  let handle: UInt32
  /// Bytes from row to row.
  let pitch: UInt32
  let byteCount: Int

  init(
    _ card: borrowing CardDescriptor, _ size: PixelSize, _ format: ScanoutFormat
  ) throws(SystemError) {
    var handle: UInt32 = 0
    var pitch: UInt32 = 0
    var bytes: UInt64 = 0
    try check(
      "drmModeCreateDumbBuffer",
      drmModeCreateDumbBuffer(
        card.raw, UInt32(clamping: size.width), UInt32(clamping: size.height),
        format.bitsPerPixel, 0, &handle, &pitch, &bytes))
    // A driver that hands out less than was asked for must not make us write past its end.
    let row = size.width * format.bytesPerPixel
    let (needed, over) = Int(pitch).multipliedReportingOverflow(by: size.height)
    guard Int(pitch) >= row, !over, needed <= Int(clamping: bytes) else {
      drmModeDestroyDumbBuffer(card.raw, handle)
      throw SystemError(ENOMEM, "drmModeCreateDumbBuffer")
    }
    self.card = card.raw
    self.handle = handle
    self.pitch = pitch
    byteCount = Int(clamping: bytes)
  }

  deinit { drmModeDestroyDumbBuffer(card, handle) }
}

/// A dumb buffer's memory in this process, unmapped at the end of its life.
struct Mapping: ~Copyable {
  let address: UnsafeMutableRawPointer
  private let byteCount: Int

  init(_ card: borrowing CardDescriptor, _ buffer: borrowing DumbBuffer) throws(SystemError) {
    var offset: UInt64 = 0
    try check(
      "drmModeMapDumbBuffer", drmModeMapDumbBuffer(card.raw, buffer.handle, &offset))
    let mapped = mmap(
      nil, buffer.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, card.raw,
      off_t(clamping: offset))
    guard let mapped, mapped != UnsafeMutableRawPointer(bitPattern: -1) else {
      throw SystemError(errno, "mmap")
    }
    address = mapped
    byteCount = buffer.byteCount
  }

  deinit { munmap(address, byteCount) }
}

/// The name by which the hardware knows a buffer. It is removed at the end of its life.
struct Framebuffer: ~Copyable {
  private let card: Int32
  let id: UInt32

  init(
    _ card: borrowing CardDescriptor, _ buffer: borrowing DumbBuffer, _ size: PixelSize,
    _ format: ScanoutFormat
  ) throws(SystemError) {
    let width = UInt32(clamping: size.width)
    let height = UInt32(clamping: size.height)
    let handles = [buffer.handle, 0, 0, 0]
    let pitches = [buffer.pitch, 0, 0, 0]
    var id: UInt32 = 0
    if drmModeAddFB2(
      card.raw, width, height, format.fourCC, handles, pitches, [0, 0, 0, 0], &id, 0) != 0
    {
      // Drivers older than the second call know the first.
      try check(
        "drmModeAddFB",
        drmModeAddFB(
          card.raw, width, height, format.depth, UInt8(format.bitsPerPixel), buffer.pitch,
          buffer.handle, &id))
    }
    self.card = card.raw
    self.id = id
  }

  deinit { drmModeRmFB(card, id) }
}

extension ScanoutFormat {
  /// The kernel's code of the format.
  var fourCC: UInt32 {
    self == .xrgb8888 ? telltale_DRM_FORMAT_XRGB8888 : telltale_DRM_FORMAT_RGB565
  }
}
