import TelltaleGraphics
import TelltaleModel

/// Places a ring that fills, with a figure in it and a caption below.
struct GaugePlacer: ElementPlacer {
  let screen: ScreenContext
  let gauge: Gauge
  let path: NodePath

  func extent(width: Int) -> Extent {
    let whole = height(of: side(width: width), width: width)
    guard gauge.size == nil else { return .fixed(whole) }
    // It gives way before what stands beside it is out of sight.
    let least = height(of: min(side(width: width), 2 * pixels(metrics.rowHeight)), width: width)
    return .hugging(least: least, whole: whole)
  }

  func naturalWidth(in page: PixelSize) -> Int {
    let side = gauge.size.map(pixels) ?? min(usualSide, page.width * 9 / 20)
    return min(page.width, max(side, caption(width: nil)?.width ?? 0))
  }

  func leastWidth(in page: PixelSize) -> Int {
    let side = gauge.size.map(pixels) ?? min(usualSide, 2 * pixels(metrics.rowHeight))
    let caption = gauge.caption.map { screen.setting.data.current($0).runs } ?? []
    return min(page.width, max(side, screen.setter.longestWord(of: caption, captionLook)))
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(side(width: frame.width), mostSide(in: frame))
    let width = min(frame.width, max(side, caption(width: nil)?.width ?? 0))
    let x = screen.mirrorsContent ? frame.maxX - width : frame.x
    place(side: side, in: frame.slice(x: x, width: width), into: &parts)
  }

  /// In the middle, and as large as the place allows where its size is not said.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let most = mostSide(in: frame)
    let side = gauge.size == nil ? most : min(most, side(width: frame.width))
    place(side: min(side, frame.width), in: frame, into: &parts)
  }

  /// Across, in pixels, of the largest one that has its caption in a place.
  private func mostSide(in frame: PixelRect) -> Int {
    let room = frame.height - height(of: 0, width: frame.width)
    return max(1, gauge.style == .arc ? (room * 8 + 6) / 7 : room)
  }

  /// Across, in pixels.
  private func side(width: Int) -> Int { min(width, gauge.size.map(pixels) ?? usualSide) }

  /// Two fifths of what is seen at once, on a low panel more, as far as something has room beside its words.
  private var usualSide: Int {
    let seen = screen.stackHeightSeen
    return min(max(pixels(240), seen * 2 / 5), seen * 4 / 5)
  }

  /// An arc ends before its foot.
  private func drawnHeight(of side: Int) -> Int { gauge.style == .arc ? side * 7 / 8 : side }

  private func height(of side: Int, width: Int) -> Int {
    drawnHeight(of: side) + (caption(width: width).map { $0.height + textGap } ?? 0)
  }

  private var textGap: Int { pixels(6) }

  private func caption(width: Int?) -> SetRichText? {
    gauge.caption.map { screen.set($0, captionLook, width: width) }
  }

  private var captionLook: TextLook { TextLook(level: .detail, alignment: .center) }

  private func place(side: Int, in frame: PixelRect, into parts: inout ScreenParts) {
    let data = screen.setting.data
    let whole = height(of: side, width: frame.width)
    let circle = PixelRect(
      x: frame.midX - side / 2, y: frame.y + max(0, (frame.height - whole) / 2), width: side,
      height: side)
    let width = min(max(2, gauge.thickness.map(pixels) ?? side / 11), max(1, side / 2))
    let color = data.color(gauge.colorBinding) ?? gauge.color ?? .role(.accent)
    parts.add(
      .gauge(
        circle,
        GaugeLook(
          width: width, isOpen: gauge.style == .arc, share: data.share(gauge), ink: .value(color)))
    )
    if let figure = gauge.figure {
      place(figure, across: side - 2 * width, middleOf: circle, into: &parts)
    }
    guard let caption = caption(width: frame.width) else { return }
    let top = circle.y + drawnHeight(of: side) + textGap
    parts.add(
      caption, in: frame.slice(y: top, height: caption.height), alignment: .center,
      ink: .role(.textSecondary))
  }
}

extension GaugePlacer {
  /// As large as fits into the ring: also once it has as many digits as a share can have, so that its size stays while
  /// it counts.
  private func place(
    _ figure: RichText, across diameter: Int, middleOf circle: PixelRect,
    into parts: inout ScreenParts
  ) {
    let room = diameter * 9 / 10
    let set = fitted(figure, in: room)
    if set.width <= room {
      let box = PixelRect(
        x: circle.midX - set.width / 2, y: set.top(around: circle.midY), width: set.width,
        height: set.height)
      return parts.add(set, in: box, alignment: .center, ink: .role(.text))
    }
    // Cut, and told, where even the smallest letters are too large.
    let content = screen.setting.data.current(figure).content
    let cut = screen.fitting(
      TextVariants(content), TextStyle(size: type.minimumSize, weight: type.figure.weight),
      width: max(1, room), at: path.key("figure"), noting: &parts)
    let box = PixelRect(
      x: circle.midX - room / 2, y: circle.midY - cut.lineHeight / 2, width: max(1, room),
      height: cut.lineHeight)
    parts.add(.text(cut.centred(.message, in: box, alignment: .center), .role(.text)))
  }

  /// In the look of figures, all of it smaller where its corners would touch the ring.
  private func fitted(_ figure: RichText, in room: Int) -> SetRichText {
    var look = TextLook(level: .figure, alignment: .center)
    let whole = screen.set(figure, look, width: nil)
    let digits = line(TextContent("100%"), type.figure, width: nil).text.width
    let (width, height) = (Double(max(whole.width, digits)), Double(whole.height) * 0.75)
    let share = min(1, Double(room) / max(1, (width * width + height * height).squareRoot()))
    func smaller(_ size: Points) -> Points { max(type.minimumSize, size * share) }
    look.size = smaller(type.figure.size)
    var pieces = screen.setting.data.current(figure).runs
    for index in pieces.indices {
      let own = pieces[index].style
      guard let size = own.size ?? own.level.map({ type.style($0).size }) else { continue }
      pieces[index].style.size = smaller(size)
    }
    return screen.set(RichText(pieces), look, width: nil)
  }
}

extension SetRichText {
  /// Where it begins so that the capitals of one line are in the middle; several are as a block.
  fileprivate func top(around middle: Int) -> Int {
    guard lines.count == 1, let capital = lines[0].pieces.map(\.text.text.capHeight).max() else {
      return middle - height / 2
    }
    return middle + capital / 2 - lines[0].rise
  }
}
