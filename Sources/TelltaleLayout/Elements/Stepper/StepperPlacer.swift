import TelltaleGraphics
import TelltaleModel

/// Places a figure between a button for less of it and one for more.
struct StepperPlacer: ElementPlacer {
  let screen: ScreenContext
  let stepper: Stepper
  let path: NodePath

  private var isEnabled: Bool { screen.setting.data.isEnabled(stepper.availability) }
  private var step: Int { screen.setting.step(of: stepper.value, at: path) }
  private var figure: Figure { Figure(stepper.value, in: screen.context.language) }
  private var gap: Int { pixels(12) }

  /// Of a button, in pixels; never less than what a finger hits.
  private var side: Int {
    max(button, screen.context.lineHeight(style, screen.context.language))
  }

  /// The figure is what people look for: as large as a title, and where a panel makes its buttons large, as fits them.
  private var style: TextStyle {
    let button = Points(Double(button) / screen.density.pixelsPerPoint)
    return TextStyle(size: max(type.title.size, button * 0.45), weight: type.body.weight)
  }

  /// What a finger needs of a button, in pixels.
  private var button: Int {
    max(screen.leastTarget, pixels(screen.context.profile.alert.buttonHeight))
  }

  private var figureWidth: Int {
    figure.width(at: step) { line($0, style, width: nil).text.width }
  }

  private var width: Int { 2 * side + 2 * gap + figureWidth }

  func extent(width: Int) -> Extent { .fixed(side) }

  func naturalWidth(in page: PixelSize) -> Int { width }

  /// The gaps give way; in less width the figure would be cut, and the buttons smaller than what a finger hits.
  func leastWidth(in page: PixelSize) -> Int { min(page.width, 2 * side + figureWidth) }

  func place(in column: PixelRect, into parts: inout ScreenParts) {
    let width = min(width, column.width)
    let x = screen.mirrorsContent ? column.maxX - width : column.x
    fill(column.slice(x: x, width: width), into: &parts)
  }

  /// The buttons stand at the ends of a wider place.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(side, frame.height, frame.width / 2)
    let row = frame.slice(y: frame.midY - side / 2, height: side)
    let isMirrored = screen.mirrorsContent
    let (left, right) = (
      row.slice(x: row.x, width: side), row.slice(x: row.maxX - side, width: side)
    )
    place(-1, icon: "minus", in: isMirrored ? right : left, into: &parts)
    let between = row.inset(PixelInsets(top: 0, left: side, bottom: 0, right: side))
    let text = screen.fitting(
      TextVariants(figure.content(at: step)), style, width: max(1, between.width), at: path,
      noting: &parts)
    let ink: PartInk = .role(.text)
    parts.add(
      .text(
        text.centred(.content, in: between, alignment: .center), isEnabled ? ink : .faint(ink)))
    place(1, icon: "plus", in: isMirrored ? left : right, into: &parts)
  }

  /// A button for less or for more, which cannot be pressed at the end of the range.
  private func place(
    _ count: Int, icon: String, in frame: PixelRect, into parts: inout ScreenParts
  ) {
    let isLess = count < 0
    let id = ControlID.node(path.key(isLess ? "less" : "more"))
    let canStep = isEnabled && (isLess ? step > 0 : step < stepper.value.steps)
    let corner = pixels(screen.context.profile.alert.buttonCornerRadius)
    let radius = min(corner, frame.height / 2)
    if canStep {
      parts.add(.body(frame, radius: radius, .role(.raised), destroys: false), of: id)
      parts.add(.stroke(frame, radius: radius, width: max(1, pixels(1)), .edge(.outline)), of: id)
    } else {
      parts.add(.fill(frame, radius: radius, .faint(.role(.raised))), of: id)
    }
    let ink: PartInk = .role(.text)
    let sign = frame.insetBy((frame.height - frame.height * 10 / 22) / 2)
    parts.add(icon: icon, in: sign, canStep ? ink : .faint(ink), of: id)
    parts.add(
      id, named: "\(stepper.name)-\(isLess ? "less" : "more")",
      for: .change(.step(by: count), at: path), frame: frame, radius: radius, isEnabled: canStep)
  }
}
