import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// The head of a modal: its title, the way back inside it, and the way out of it where the profile
  /// puts that there (MODALITY-PLATFORM-CONVENTIONS).
  mutating func placeModalBar() {
    guard let modal = setting.modal?.modal, let path = setting.modal?.path else { return }
    let strip = takeBar()
    let side = pixels(metrics.paddingSide) / 2
    let mark = mark
    var inner = strip.inset(PixelInsets(top: 0, left: side, bottom: 0, right: side))
    placeWaysOut(of: modal.dismiss, at: path.key("dismiss"), in: &inner)
    placeBarControls(in: &inner)
    if let title = innerTitle ?? modal.title {
      let gap = pixels(8)
      let left = inner.x + (inner.x > strip.x + side ? gap : 0)
      let right = inner.maxX - (inner.maxX < strip.maxX - side ? gap : 0)
      place(title, in: strip, from: left, to: right, at: path.key("title"))
    }
    mirrorBar(since: mark, in: strip)
    add(
      .fill(
        PixelRect(x: frame.x, y: room.y - 1, width: frame.width, height: 1), radius: 0,
        .role(.separator)))
    takeFoot(of: modal.dismiss)
    if let text = modal.description, setting.back == nil {
      // A dialog is only as high as what it holds; it could be higher.
      let most = context.modalFrame(modal.style).height - (frame.height - room.height)
      placeDescription(text, at: path.key("description"), in: most)
    }
  }

  /// In the bar where the ways out leave room for it, else on a line of its own below them.
  private mutating func place(
    _ title: TextVariants, in strip: PixelRect, from left: Int, to right: Int, at path: NodePath
  ) {
    let fits = title.all.contains { line($0, type.bar, width: nil).text.width <= right - left }
    if fits { return placeTitle(title, in: strip, from: left, to: right, at: path) }
    let height = context.lineHeight(type.bar, context.language) + pixels(4)
    let column = contentColumn
    placeTitle(
      title, in: PixelRect(x: room.x, y: room.y, width: room.width, height: height),
      from: column.x, to: column.maxX, at: path)
    room = room.cut(top: height)
  }

  /// The way out at its end of the bar; beside a Cancel of its own, that has the left end and what
  /// confirms the other. On inner screens the way back has the left end, and Cancel waits on the first
  /// screen.
  private mutating func placeWaysOut(
    of dismiss: DismissControl, at path: NodePath, in inner: inout PixelRect
  ) {
    let place = profile.overlay.dismissPlace
    if let back = setting.back {
      let right = placeBack(back, in: inner, until: inner.x + inner.width / 3)
      inner = inner.cut(left: right - inner.x)
    }
    guard place.isInBar else { return }
    let isTrailing = place == .barTrailing || dismiss.cancelTitle != nil
    let atLeft = setting.back == nil && !isTrailing
    placeDismiss(dismiss, at: path, in: &inner, atLeft: atLeft)
    if setting.back == nil, let title = dismiss.cancelTitle {
      placeCancel(title, at: path, in: &inner, atLeft: !atLeft)
    }
  }

  private mutating func placeBarControls(in inner: inout PixelRect) {
    guard let bar = setting.screen.navigationBar else { return }
    let left = placeTrailing(
      bar.trailing, in: inner, at: setting.path.key("navigation-bar").key("trailing"))
    inner = inner.cut(right: inner.maxX - left)
  }

  /// What an inner screen is called.
  private var innerTitle: TextVariants? { setting.screen.navigationBar.flatMap(title) }

  /// Above the content; where that would leave less than half the room to it, at its head, so that
  /// they scroll together.
  private mutating func placeDescription(_ text: TextVariants, at path: NodePath, in most: Int) {
    let column = contentColumn
    let set = context.set(text.longest, type.body, width: column.width)
    let box = PixelRect(
      x: column.x, y: room.y + pixels(metrics.paddingTop), width: column.width, height: set.height)
    guard 2 * (box.maxY - room.y) <= most else {
      let label = Label(
        text: RichText(text.longest), isMessage: true,
        style: TextLook(color: .role(.textSecondary)))
      lead = PlacedElement(.label(label), at: path)
      return
    }
    add(.text(set.placed(.message, in: box, alignment: .leading), .role(.textSecondary)))
    room = room.cut(top: box.maxY - room.y)
  }

  private mutating func placeDismiss(
    _ dismiss: DismissControl, at path: NodePath, in inner: inout PixelRect, atLeft: Bool
  ) {
    let (title, style) = (dismiss.shownTitle, TextStyle(size: type.bar.size, weight: .semibold))
    let frame = barFrame(title, style, in: &inner, atLeft: atLeft)
    placeWayOut(
      .dismiss, title, style, at: path.key("title"), in: frame, isFilled: false,
      icon: dismiss.shownIcon)
  }

  private mutating func placeCancel(
    _ title: TextVariants, at path: NodePath, in inner: inout PixelRect, atLeft: Bool
  ) {
    let style = TextStyle(size: type.bar.size, weight: .regular)
    let frame = barFrame(title, style, in: &inner, atLeft: atLeft)
    placeWayOut(.dismissCancel, title, style, at: path.key("cancel"), in: frame, isFilled: false)
  }

  /// Cuts a control's place off an end of the bar: as wide as its title, at most half.
  private func barFrame(
    _ title: TextVariants, _ style: TextStyle, in inner: inout PixelRect, atLeft: Bool
  ) -> PixelRect {
    let wanted = line(title.longest, style, width: nil).text.width + 2 * pixels(12)
    let width = min(max(wanted, pixels(profile.alert.minimumTarget)), frame.width / 2 - pixels(8))
    let margin = max(2, pixels(4))
    let box = PixelRect(
      x: atLeft ? inner.x : inner.maxX - width, y: inner.y + margin, width: width,
      height: inner.height - 2 * margin)
    inner = atLeft ? inner.cut(left: width) : inner.cut(right: width)
    return box
  }
}

extension ScreenPlacer {
  /// Keeps a place free in the content: in the lower trailing corner, or as the last rows
  /// (MODALITY-DISMISS-IN-CONTENT).
  private mutating func takeFoot(of dismiss: DismissControl) {
    guard !profile.overlay.dismissPlace.isInBar else { return }
    let isStacked = profile.overlay.dismissPlace == .row && dismiss.cancelTitle != nil
    let margin = pixels(metrics.paddingTop)
    let height = isStacked ? 2 * wayOutHeight + pixels(profile.alert.buttonGap) : wayOutHeight
    let strip = PixelRect(
      x: contentColumn.x, y: room.maxY - height - margin, width: contentColumn.width,
      height: height)
    foot = strip
    room = room.cut(bottom: room.maxY - strip.y + margin)
  }

  private var wayOutHeight: Int {
    max(pixels(profile.alert.buttonHeight), context.lineHeight(type.bar, context.language))
  }

  /// Last in the order of focus, Cancel before it.
  mutating func placeModalFoot() {
    guard let foot, let modal = setting.modal?.modal, let path = setting.modal?.path else { return }
    let dismissPath = path.key("dismiss")
    let bold = TextStyle(size: type.bar.size, weight: .semibold)
    let plain = TextStyle(size: type.bar.size, weight: .regular)
    let title = modal.dismiss.shownTitle
    var rest = foot
    let isRow = profile.overlay.dismissPlace == .row
    func width(_ title: TextVariants, _ style: TextStyle) -> Int {
      let wanted = line(title.longest, style, width: nil).text.width + 2 * pixels(16)
      return min(foot.width / 2 - pixels(4), max(wanted, pixels(profile.alert.minimumTarget)))
    }
    let last =
      isRow
      ? foot.cut(top: foot.height - wayOutHeight)
      : foot.trailing(width(title, bold), isMirrored: context.isRightToLeft)
    if let cancel = modal.dismiss.cancelTitle {
      if isRow {
        rest = foot.cut(bottom: foot.height - wayOutHeight)
      } else {
        let gap = pixels(profile.alert.buttonGap)
        rest =
          context.isRightToLeft
          ? foot.cut(left: last.width + gap) : foot.cut(right: last.width + gap)
        rest = rest.trailing(width(cancel, plain), isMirrored: context.isRightToLeft)
      }
      placeWayOut(
        .dismissCancel, cancel, plain, at: dismissPath.key("cancel"), in: rest, isFilled: true)
    }
    placeWayOut(
      .dismiss, title, bold, at: dismissPath.key("title"), in: last, isFilled: true,
      icon: modal.dismiss.shownIcon)
  }

  private mutating func placeWayOut(
    _ id: ControlID, _ title: TextVariants, _ style: TextStyle, at path: NodePath,
    in frame: PixelRect, isFilled: Bool, icon: String? = nil
  ) {
    let radius = min(pixels(profile.alert.buttonCornerRadius), pixels(12), frame.height / 2)
    if isFilled { add(.fill(frame, radius: radius, .role(isOnCard ? .raised : .card)), of: id) }
    addGround(frame, radius: radius, of: id)
    if let icon {
      let side = Int(context.em(style) / 64)
      add(
        icon: icon,
        in: PixelRect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        .role(.accent), of: id)
    } else {
      let text = fitting(title, style, width: max(1, frame.width - 2 * pixels(6)), at: path)
      add(.text(text.centred(.label, in: frame, alignment: .center), .role(.accent)), of: id)
    }
    add(
      id, named: id == .dismiss ? "dismiss" : "dismiss-cancel", frame: frame, radius: radius,
      isDefault: id == .dismiss)
  }
}

extension DismissControl {
  /// What it is called on the screen.
  fileprivate var shownTitle: TextVariants { title ?? TextVariants("✕") }

  /// Stands for a title that is not there.
  fileprivate var shownIcon: String? { title == nil ? icon : nil }
}

extension PixelRect {
  /// The same without a strip at one edge or several.
  fileprivate func cut(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> PixelRect {
    PixelRect(
      x: x + left, y: y + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }

  fileprivate func trailing(_ width: Int, isMirrored: Bool) -> PixelRect {
    slice(x: isMirrored ? x : maxX - width, width: width)
  }
}
