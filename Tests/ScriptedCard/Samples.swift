import TelltaleGraphics
import TelltaleModel
import TelltaleRaster

@testable import TelltaleKMS

/// A mode with just enough timings to have a refresh rate.
func mode(
  _ width: UInt16, _ height: UInt16, hertz: UInt32 = 60, preferred: Bool = false,
  interlaced: Bool = false
) -> DisplayMode {
  DisplayMode(
    name: "\(width)x\(height)", clock: 0, horizontal: .init(shown: width),
    vertical: .init(shown: height), nominalRefresh: hertz, flags: interlaced ? 1 << 4 : 0,
    type: preferred ? 1 << 3 : 0)
}

/// A card with one screen of 64 x 64 and, on request, a mode in force.
func smallCard(inForce: DisplayMode? = mode(64, 64, preferred: true)) -> CardSnapshot {
  var card = CardSnapshot(path: "/dev/dri/card0")
  card.connectors = [
    .init(
      id: 10, name: "HDMI-A-1", link: .connected, modes: [mode(64, 64, preferred: true)],
      crtc: inForce == nil ? nil : 20, possibleCRTCs: 1)
  ]
  card.crtcs = [.init(id: 20, mode: inForce, framebuffer: inForce == nil ? 0 : 99)]
  card.planes = [
    .init(id: 30, kind: .primary, crtc: 20, possibleCRTCs: 1, formats: [.xrgb8888, .rgb565])
  ]
  return card
}

/// A picture in which every pixel is different.
func picture(_ size: PixelSize, seed: UInt32 = 0) -> Canvas {
  let canvas = Canvas(size: size)
  for index in 0..<size.width * size.height {
    canvas.pixels[index] = (UInt32(index) &* 2_654_435 &+ seed) & 0xFF_FFFF
  }
  return canvas
}
