import TelltaleGraphics
import TelltaleModel

/// What the head of a modal leaves to what stands below it.
struct ModalHead {
  /// What content may occupy.
  var room: PixelRect
  /// Where the ways out stand below the content, where the profile has them there.
  var foot: PixelRect?
  /// Stands before the content of the scene and scrolls with it.
  var lead: PlacedElement?
}

/// Places the head of a modal: its title, the way back inside it, and the way out of it where the
/// profile puts that there (MODALITY-PLATFORM-CONVENTIONS).
struct ModalBarPlacer: PartPlacer {
  let screen: ScreenContext
  private let modal: Modal
  private let path: NodePath
  private let look: BarLook

  init(_ setting: ModalSetting, in screen: ScreenContext) {
    self.screen = screen
    modal = setting.modal
    path = setting.path
    look = BarLook(screen: screen)
  }

  func place(into parts: inout ScreenParts) -> ModalHead {
    var head = ModalHead(room: screen.room)
    let strip = screen.takeBar(from: &head.room)
    let side = pixels(metrics.paddingSide) / 2
    let mark = parts.mark
    var inner = strip.inset(PixelInsets(top: 0, left: side, bottom: 0, right: side))
    placeWaysOut(in: &inner, into: &parts)
    placeControls(in: &inner, into: &parts)
    if let title = innerTitle ?? screen.setting.data.title(of: modal) {
      let gap = pixels(8)
      let left = inner.x + (inner.x > strip.x + side ? gap : 0)
      let right = inner.maxX - (inner.maxX < strip.maxX - side ? gap : 0)
      place(title, in: strip, from: left, to: right, &head.room, into: &parts)
    }
    if screen.mirrorsBar { parts.mirror(since: mark, in: strip) }
    let edge = PixelRect(
      x: screen.frame.x, y: head.room.y - 1, width: screen.frame.width, height: 1)
    parts.add(.fill(edge, radius: 0, .role(.separator)))
    head.foot = ModalFootPlacer(modal.dismiss, at: path, in: screen).takeFoot(from: &head.room)
    if let text = modal.description, screen.setting.back == nil {
      place(description: text, below: &head, into: &parts)
    }
    return head
  }

  /// What an inner screen is called.
  private var innerTitle: TextVariants? {
    screen.setting.screen.navigationBar.flatMap(screen.title)
  }

  /// In the bar where the ways out leave room for it, else on a line of its own below them.
  private func place(
    _ title: TextVariants, in strip: PixelRect, from left: Int, to right: Int,
    _ room: inout PixelRect, into parts: inout ScreenParts
  ) {
    let placer = BarTitlePlacer(look: look, title: title, path: path.key("title"))
    let fits = title.all.contains { line($0, type.bar, width: nil).text.width <= right - left }
    if fits { return placer.place(in: strip, from: left, to: right, into: &parts) }
    let height = screen.context.lineHeight(type.bar, screen.context.language) + pixels(4)
    placer.place(
      in: room.slice(y: room.y, height: height), from: screen.column.x, to: screen.column.maxX,
      into: &parts)
    room = room.cut(top: height)
  }

  /// The way out at its end of the bar; beside a Cancel of its own, that has the left end and what
  /// confirms the other. On inner screens the way back has the left end, and Cancel waits on the first
  /// screen.
  private func placeWaysOut(in inner: inout PixelRect, into parts: inout ScreenParts) {
    let dismiss = modal.dismiss
    let path = path.key("dismiss")
    let back = screen.setting.back
    if let back {
      let right = BackPlacer(look: look, back: back).place(
        in: inner, until: inner.x + inner.width / 3, into: &parts)
      inner = inner.cut(left: right - inner.x)
    }
    let place = screen.context.profile.overlay.dismissPlace
    guard place.isInBar else { return }
    let isTrailing = place == .barTrailing || dismiss.cancelTitle != nil
    let atLeft = back == nil && !isTrailing
    self.place(
      WayOutPlacer(dismiss, at: path, in: screen), in: &inner, atLeft: atLeft, into: &parts)
    if back == nil, let title = dismiss.cancelTitle {
      self.place(
        WayOutPlacer(cancel: title, at: path, in: screen), in: &inner, atLeft: !atLeft,
        into: &parts)
    }
  }

  /// Cuts a way out off an end of the bar: as wide as its title, at most half.
  private func place(
    _ placer: WayOutPlacer, in inner: inout PixelRect, atLeft: Bool, into parts: inout ScreenParts
  ) {
    let width = min(placer.width(inset: 12), screen.frame.width / 2 - pixels(8))
    let margin = max(2, pixels(4))
    let box = PixelRect(
      x: atLeft ? inner.x : inner.maxX - width, y: inner.y + margin, width: width,
      height: inner.height - 2 * margin)
    inner = atLeft ? inner.cut(left: width) : inner.cut(right: width)
    placer.place(in: box, isFilled: false, into: &parts)
  }

  private func placeControls(in inner: inout PixelRect, into parts: inout ScreenParts) {
    guard let bar = screen.setting.screen.navigationBar else { return }
    let path = screen.setting.path.key("navigation-bar").key("trailing")
    let left = BarControlsPlacer(look: look, items: bar.trailing, path: path).place(
      in: inner, into: &parts)
    inner = inner.cut(right: inner.maxX - left)
  }

  /// Above the content; where that would leave less than half the room to it, at its head, so that
  /// they scroll together.
  private func place(
    description text: TextVariants, below head: inout ModalHead, into parts: inout ScreenParts
  ) {
    let room = head.room
    // A dialog is only as high as what it holds; it could be higher.
    let whole = screen.context.modalFrame(modal.style).height
    let most = whole - (screen.frame.height - room.height)
    let column = screen.column
    let set = screen.context.set(text.longest, type.body, width: column.width)
    let box = column.slice(y: room.y + pixels(metrics.paddingTop), height: set.height)
    guard 2 * (box.maxY - room.y) <= most else {
      let label = Label(
        text: RichText(text.longest), isMessage: true,
        style: TextLook(color: .role(.textSecondary)))
      head.lead = PlacedElement(.label(label), at: path.key("description"))
      return
    }
    parts.add(
      .text(set.placed(.message, in: box, alignment: .leading), .role(.textSecondary)))
    head.room = room.cut(top: box.maxY - room.y)
  }
}
