import TelltaleGraphics
import TelltaleModel

/// Places one item of a collection: a picture, words, or both.
struct ItemPlacer: PartPlacer {
  let screen: ScreenContext
  let item: CollectionItem
  let id: ControlID
  let purpose: ControlPurpose
  let path: NodePath
  /// How the words of all items are set.
  let words: ItemWords
  /// Of the words below a picture, in pixels.
  let captionHeight: Int

  /// Whether what stands beside the list is what it leads to.
  private var isLeading: Bool { screen.setting.view.leading == id }

  var isEnabled: Bool { screen.setting.data.isEnabled(item.availability) }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let radius = min(pixels(12), frame.height / 2)
    if frame.intersects(parts.clip) {
      parts.add(.fill(frame, radius: radius, item.color.map(PartInk.value) ?? .role(.card)), of: id)
      parts.selecting(isLeading, on: frame, radius: radius) { parts in
        parts.addGround(frame, radius: radius, of: id)
        let picture = pictureFrame(in: frame)
        placePicture(in: picture, radius: radius, into: &parts)
        placeEdge(of: frame, radius: radius, into: &parts)
        placeWords(in: frame, radius: radius, below: picture, into: &parts)
        placeBadge(in: frame, into: &parts)
      }
    }
    parts.add(
      id, named: item.id, for: purpose, frame: frame, radius: radius,
      meaning: ControlMeaning(item), isEnabled: isEnabled)
  }

  /// An ink as it is seen in the state that the item is in.
  func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }

  /// An ink of the theme where it can be read on what lies behind the item.
  func ink(_ role: ColorRole) -> PartInk {
    if item.isCovered { return shown(isLeading ? .onLit(destroys: false) : .white) }
    return shown(item.color.map { .readable(.role(role), on: [$0]) } ?? .role(role))
  }

  private var hasWords: Bool { item.text != nil || item.hasDetails }

  /// Over its picture, so that it goes all the way round.
  private func placeEdge(of frame: PixelRect, radius: Int, into parts: inout ScreenParts) {
    guard item.color == nil, !item.isCovered else { return }
    let width = max(1, pixels(1))
    parts.add(.stroke(frame, radius: radius, width: width, .edge(.cardEdge)), of: id)
  }

  /// An item of a size of its own keeps half of it for the picture.
  private func caption(in frame: PixelRect) -> Int { min(captionHeight, frame.height / 2) }

  private func pictureFrame(in frame: PixelRect) -> PixelRect {
    guard hasWords, !item.isCovered else { return frame }
    return frame.slice(
      y: frame.y, height: item.hasPicture ? frame.height - caption(in: frame) : 0)
  }

  /// The picture with the corners of its place, or an icon in the middle of that.
  private func placePicture(in frame: PixelRect, radius: Int, into parts: inout ScreenParts) {
    if let icon = item.icon {
      let side = min(frame.width, frame.height) / 2
      let square = PixelRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return parts.add(.icon(square, name: icon, ink(.text)), of: id)
    }
    guard let image = item.image else { return }
    let isWhole = item.picture == .fit
    let inset = isWhole ? pixels(6) : 0
    let place = frame.insetBy(inset)
    let shape = PictureShape(
      fills: !isWhole, radius: min(max(0, radius - inset), min(place.width, place.height) / 2))
    // With words below it only its upper corners are those of the tile: the lower ones are cut off.
    let isHead = !isWhole && hasWords && !item.isCovered
    let clip = parts.clip
    var drawn = place
    if isHead {
      parts.clip = clip.intersection(place)
      drawn = place.slice(y: place.y, height: place.height + shape.radius)
    }
    parts.add(image, in: drawn, shape, of: id)
    // It hides the ground that would show the press.
    parts.add(.fill(drawn, radius: shape.radius, .veil), of: id)
    if !isEnabled {
      parts.add(.fill(drawn, radius: shape.radius, .faint(.role(.card))))
    }
    parts.clip = clip
  }

  /// Over a picture words stand on a strip that is dark enough for any picture: white on it has a contrast of 7 to 1
  /// where the picture is white (WCAG 2.2, 1.4.6). The picture goes over to it softly.
  private func placeWords(
    in frame: PixelRect, radius: Int, below picture: PixelRect, into parts: inout ScreenParts
  ) {
    guard hasWords else { return }
    let caption = caption(in: frame)
    var strip = frame
    if item.isCovered {
      strip = frame.slice(y: frame.maxY - caption, height: caption)
      let clip = parts.clip
      parts.clip = clip.intersection(strip)
      let scrim = PartInk.value(.fixed(Color.black.withAlpha(Self.scrim)))
      parts.add(.fill(frame, radius: radius, isLeading ? .lit(destroys: false) : scrim))
      parts.clip = clip
      let shade = min(caption, strip.y - frame.y - radius)
      if !isLeading, shade > 0 {
        parts.add(.shade(frame.slice(y: strip.y - shade, height: shade), scrim))
      }
    } else if item.hasPicture {
      let top = words.margins.top
      strip = frame.slice(y: picture.maxY + top, height: max(1, caption - top))
    }
    let inset = pixels(words.inset)
    strip = strip.slice(x: strip.x + inset, width: max(1, strip.width - 2 * inset))
    if words.texts.hasDetails {
      let top = item.hasPicture ? 0 : inset
      placeDetails(
        in: strip.cut(top: top, bottom: item.hasPicture ? words.margins.bottom : inset),
        into: &parts)
    } else if let text = item.text {
      place(text, in: strip, into: &parts)
    }
  }

  private static let scrim: UInt8 = 178

  /// The words of an item: below its picture the first lines of all stand at one height.
  private func place(_ text: TextVariants, in room: PixelRect, into parts: inout ScreenParts) {
    let isCaption = item.hasPicture
    let set = screen.fitting(
      text, words.nameStyle, in: room.size, lines: isCaption ? 2 : 4, at: path.key("text"),
      noting: &parts)
    let placed =
      isCaption
      ? set.placed(.label, in: room, alignment: .center)
      : set.centred(.label, in: room, alignment: .center)
    add(.text(placed, ink(.text)), into: &parts)
  }

  /// Adds a word; over a picture it keeps its colour in every state.
  func add(_ shape: PlacedPart.Shape, into parts: inout ScreenParts) {
    if item.isCovered { parts.about(id) { $0.add(shape) } } else { parts.add(shape, of: id) }
  }

  private func placeBadge(in frame: PixelRect, into parts: inout ScreenParts) {
    guard let badge = screen.placer(of: item.badge) else { return }
    let inset = pixels(6)
    let look = badge.look(most: frame.height / 3)
    let width = min(look.size.width, max(1, frame.width - 2 * inset))
    let corner = PixelRect(
      x: screen.mirrorsContent ? frame.x + inset : frame.maxX - inset - width,
      y: frame.y + inset, width: width, height: look.size.height)
    badge.place(look, in: corner, of: id, at: path.key("badge"), into: &parts)
  }
}

extension CollectionItem {
  /// Its picture lies behind its words.
  fileprivate var isCovered: Bool { image != nil && picture == .whole }
}
