import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// Sets a text as it stands now.
  func set(_ text: RichText, _ look: TextLook, width: Int?) -> SetRichText {
    setter.set(setting.data.current(text).runs, look, width: width)
  }

  var setter: RichTextSetter { RichTextSetter(context: context, base: type.body) }

  func style(_ look: TextLook) -> TextStyle { setter.style(look) }

  /// - isMirrored: whether lines begin at the right; absent, each at the side that it is written
  ///   from.
  mutating func draw(
    _ text: SetRichText, in frame: PixelRect, alignment: TextAlignment, ink: PartInk,
    isMirrored: Bool? = nil
  ) {
    var y = frame.y
    for line in text.lines {
      let left = line.left(in: frame.width, alignment, isMirrored: isMirrored)
      for piece in line.pieces where piece.isSeen {
        let box = PixelRect(
          x: frame.x + left + line.left(of: piece), y: y + line.rise - piece.text.rise,
          width: piece.width, height: piece.text.lineHeight)
        add(
          .text(piece.text.placed(.message, in: box, alignment: .leading), piece.ink ?? ink))
      }
      y += line.height
    }
  }

  mutating func placeLabel(_ label: Label, in frame: PixelRect) {
    if let background = label.background {
      add(.fill(frame, radius: 0, .value(background)))
    }
    let set = set(label.text, label.style, width: frame.width)
    draw(
      set, in: frame, alignment: label.style.alignment ?? .leading,
      ink: label.style.color.map(PartInk.value) ?? .role(.text),
      isMirrored: context.isRightToLeft)
  }
}
