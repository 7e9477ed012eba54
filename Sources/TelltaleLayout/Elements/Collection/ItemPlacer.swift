import TelltaleGraphics
import TelltaleModel

/// Places one item of a collection: a picture, words, or both.
struct ItemPlacer: PartPlacer {
  let screen: ScreenContext
  let item: CollectionItem
  let id: ControlID
  let purpose: ControlPurpose
  let path: NodePath
  /// Of the words below a picture, in pixels.
  let captionHeight: Int

  /// Beside the text of an item.
  static let captionInset: Points = 8

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let radius = min(pixels(12), frame.height / 2)
    // An item of a size of its own keeps half of it for the picture.
    let caption = min(captionHeight, frame.height / 2)
    if frame.intersects(parts.clip) {
      parts.add(.fill(frame, radius: radius, .role(.card)), of: id)
      parts.addGround(frame, radius: radius, of: id)
      var picture = frame
      if let text = item.text {
        let strip =
          item.image == nil
          ? frame : frame.slice(y: frame.maxY - caption, height: max(1, caption - pixels(4)))
        picture = frame.slice(y: frame.y, height: strip.y - frame.y)
        place(text, in: strip, into: &parts)
      }
      if let image = item.image {
        parts.add(.picture(picture.insetBy(pixels(6)), name: image), of: id)
      }
    }
    parts.add(
      id, named: item.id, for: purpose, frame: frame, radius: radius, meaning: ControlMeaning(item))
  }

  /// The words of an item: below its picture the first lines of all stand at one height.
  private func place(_ text: TextVariants, in strip: PixelRect, into parts: inout ScreenParts) {
    let inset = pixels(Self.captionInset)
    let room = strip.slice(x: strip.x + inset, width: max(1, strip.width - 2 * inset))
    let isCaption = item.image != nil
    let set = screen.fitting(
      text, type.detail, in: room.size, lines: isCaption ? 2 : 4, at: path.key("text"),
      noting: &parts)
    let placed =
      isCaption
      ? set.placed(.label, in: room, alignment: .center)
      : set.centred(.label, in: room, alignment: .center)
    parts.add(.text(placed, .role(.text)), of: id)
  }
}
