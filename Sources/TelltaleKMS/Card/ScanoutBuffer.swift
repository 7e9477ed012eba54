import TelltaleGraphics
import TelltaleHost

/// A buffer with all that is needed to draw into it and to show it. The framebuffer is freed first, then the
/// mapping, then the memory.
final class ScanoutBuffer {
  let size: PixelSize
  // In this order they go.
  private let framebuffer: Framebuffer
  private let mapping: Mapping
  private let buffer: DumbBuffer

  init(
    _ card: borrowing CardDescriptor, _ size: PixelSize, _ format: ScanoutFormat
  ) throws(SystemError) {
    let buffer = try DumbBuffer(card, size, format)
    let mapping = try Mapping(card, buffer)
    framebuffer = try Framebuffer(card, buffer, size, format)
    self.mapping = mapping
    self.buffer = buffer
    self.size = size
  }

  var id: UInt32 { framebuffer.id }
  var stride: Int { Int(buffer.pitch) }
  var address: UnsafeMutableRawPointer { mapping.address }
}
