import TelltaleGraphics
import TelltaleModel

/// Places a QR code in whole pixels a module, with the quiet zone that cameras need around it.
struct QRCodePlacer: ElementPlacer {
  let screen: ScreenContext
  let code: QRCode
  let path: NodePath

  /// Modules around a code that stay light (ISO/IEC 18004).
  private static let quiet = 4
  /// Pixels of a module at least: cameras do not tell smaller ones apart.
  private static let least = 2
  /// Millimetres of a module that are asked for of codes in shops (GS1 General Specifications 5.12.3.1).
  private static let leastModule = 0.396

  func extent(width: Int) -> Extent {
    let side = side(within: width)
    guard let grid else { return .fixed(side) }
    // It gives way before it is cut, as far as cameras can follow.
    let module = screen.context.profile.display.pixelsPerMillimetre.map { $0 * Self.leastModule }
    let least = (grid.side + 2 * Self.quiet) * max(Self.least, Int((module ?? 0).rounded()))
    return least < side ? .hugging(least: least, whole: side) : .fixed(side)
  }

  func naturalWidth(in page: PixelSize) -> Int { side(within: page.width) }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let side = side(within: min(frame.width, frame.height))
    let x = screen.mirrorsContent ? frame.maxX - side : frame.x
    place(in: frame.slice(x: x, width: min(side, frame.width)), wanted: side, &parts)
  }

  /// In the middle, and as large as the place allows where its size is not said.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let room = min(frame.width, frame.height)
    place(in: frame, wanted: code.size == nil ? room : side(within: room), &parts)
  }

  /// What a camera reads; empty where the application has yet to say it.
  private var content: String { screen.setting.data.said(code.binding) ?? code.content }

  private var grid: ModuleGrid? {
    content.isEmpty ? nil : screen.context.codes?.modules(of: content, code.correction)
  }

  /// Across with the quiet zone, in pixels: a whole number of them for each module, as near to what its scene says as
  /// the room allows.
  private func side(within room: Int) -> Int {
    let wanted = wantedSide
    guard let grid else { return min(room, wanted) }
    let modules = grid.side + 2 * Self.quiet
    // Where nobody says a size there is no more than the room that it is to have.
    let nearest = code.size == nil ? wanted / modules : (2 * wanted + modules) / (2 * modules)
    return modules * max(Self.least, min(room / modules, nearest))
  }

  private var wantedSide: Int {
    switch code.size {
    case .points(let points): return pixels(points)
    case .millimetres(let length):
      let panel = screen.context.profile.panel(screen.context.size).panel
      return panel.pixelHeight > 0
        ? Int((length / panel.pixelHeight).rounded()) : pixels(Points(length * 6))
    // On a large panel people stand farther away, and so do their cameras.
    case nil:
      let seen = screen.stackHeightSeen
      return min(max(pixels(200), min(seen, screen.room.width) * 2 / 5), seen / 2)
    }
  }

  private func place(in frame: PixelRect, wanted: Int, _ parts: inout ScreenParts) {
    let room = min(frame.width, frame.height, wanted)
    guard let grid else {
      if !content.isEmpty, screen.context.codes != nil {
        parts.note(.codeMissing, at: path, "libqrencode is not installed")
      }
      return
    }
    let modules = grid.side + 2 * Self.quiet
    let module = room / modules
    guard module >= Self.least else {
      let needed = modules * Self.least
      return parts.note(
        .codeMissing, at: path,
        "it needs \(needed)x\(needed) pixels and has \(room)x\(room); give it more room, or less content"
      )
    }
    let whole = module * modules
    let ground = PixelRect(
      x: frame.midX - whole / 2, y: frame.midY - whole / 2, width: whole, height: whole)
    parts.add(.code(ground, quiet: module * Self.quiet, grid))
  }
}
