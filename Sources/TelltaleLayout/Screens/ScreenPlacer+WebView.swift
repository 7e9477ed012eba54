import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  func pageHeight(_ view: WebView, width: Int) -> Int {
    page(of: view, in: PixelSize(width: width, height: room.height))?.size.height ?? 0
  }

  /// The page, which scrolls where it does not fit, and on which links lead to other places of it
  /// and nowhere else (WEB-VIEW-NO-BROWSING).
  mutating func placeWebView(_ view: WebView, at path: NodePath, in frame: PixelRect) {
    let window = PixelSize(width: frame.width, height: room.height)
    guard let page = page(of: view, in: window) else { return }
    if let fault = PlacementNote.Kind(page.state) { note(fault, at: path, "") }
    let isWide = page.size.width > frame.width
    guard isWide || page.size.height > frame.height else {
      return draw(page, at: path, from: frame.origin)
    }
    var places: [Int: Int] = [:]
    for (key, link) in page.links.enumerated() { places[key] = page.place(of: link.target) ?? 0 }
    scroll(
      path, content: page.size, in: frame, axis: isWide ? .both : .vertical,
      step: context.lineHeight(type.body, context.language) * 2, places: places
    ) { placer, origin in
      placer.addReading(PixelRect(page.size).offsetBy(x: origin.x, y: origin.y))
      placer.draw(page, at: path, from: origin)
    }
  }

  private func page(of view: WebView, in window: PixelSize) -> Page? {
    guard let request = context.pageRequest(for: view, in: window) else { return nil }
    return context.pages?.lay(request)
  }

  /// Only what is seen; a page can be long.
  private mutating func draw(_ page: Page, at path: NodePath, from origin: PixelPoint) {
    for (key, link, first) in page.linksInOrder(isRightToLeft: context.isRightToLeft) {
      for frame in link.frames {
        let ground = frame.offsetBy(x: origin.x, y: origin.y).insetBy(-pixels(2))
        if ground.intersects(clip) {
          addGround(ground, radius: pixels(4), of: .entry(path, key))
        }
      }
      add(
        .entry(path, key), named: "#\(link.target)",
        frame: first.offsetBy(x: origin.x, y: origin.y).insetBy(-pixels(2)), radius: pixels(4))
    }
    for part in page.parts {
      let frame = part.frame.offsetBy(x: origin.x, y: origin.y)
      guard frame.intersects(clip) else { continue }
      let outer = clip
      if let own = part.clip { clip = clip.intersection(own.offsetBy(x: origin.x, y: origin.y)) }
      draw(part, in: frame, of: part.link.map { .entry(path, $0) })
      clip = outer
    }
  }

  private mutating func draw(_ part: PagePart, in frame: PixelRect, of control: ControlID?) {
    switch part.shape {
    case .fill(let radius, let color):
      add(.fill(frame, radius: min(radius, frame.height / 2), ink(of: part, color)), of: control)
    case .stroke(let radius, let width, let color):
      add(.stroke(frame, radius: radius, width: width, ink(of: part, color)), of: control)
    case .picture(let name): add(.picture(frame, name: name), of: control)
    case .text(let string, let line, let baseline, let weight, let color):
      let placed = PlacedLine(
        origin: PixelPoint(x: frame.x, y: frame.y + baseline), line: line)
      add(
        .text(
          PlacedText(
            role: .content, string: string, weight: weight, lines: [placed], frame: frame),
          ink(of: part, color)), of: control)
    }
  }

  /// Where an author has chosen only the ink or only what is behind it, the other is the theme's, and by
  /// night another than by day.
  private func ink(of part: PagePart, _ color: ColorValue) -> PartInk {
    guard let ground = part.ground, part.isInMixedColors else { return .value(color) }
    return .readable(color, on: [.role(isOnCard ? .card : .ground)] + ground)
  }
}

extension PlacementNote.Kind {
  /// What is noted of a page that was laid out so far; `nil` where it is whole.
  package init?(_ state: Page.State) {
    switch state {
    case .whole: return nil
    case .withoutTables: self = .tablesApart
    case .withoutStyles: self = .stylesLeftOut
    case .notLaid: self = .pageMissing
    }
  }
}

extension LayoutContext {
  /// What a web view asks to be laid out; `nil` where its page is not there.
  package func pageRequest(for view: WebView, in window: PixelSize) -> PageRequest? {
    let type = profile.typography
    return view.page.map { html in
      PageRequest(
        html: html, language: language, window: window, size: em(type.body),
        lineHeight: type.lineHeight(for: language), scale: density.pixelsPerPoint,
        folder: view.content.folder, least: density.pixels(type.minimumSize))
    }
  }
}

extension Page {
  /// As the eye comes by them: in columns the one may be written long before the other.
  fileprivate func linksInOrder(
    isRightToLeft: Bool
  ) -> [(key: Int, link: PageLink, first: PixelRect)] {
    let all = links.enumerated().compactMap { key, link in
      link.frames.first.map { (key: key, link: link, first: $0) }
    }
    return all.sorted { one, other in
      guard one.first.y == other.first.y else { return one.first.y < other.first.y }
      if one.first.x == other.first.x { return one.key < other.key }
      return isRightToLeft != (one.first.x < other.first.x)
    }
  }
}
