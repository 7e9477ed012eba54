import TelltaleGraphics
import TelltaleModel

/// Places a page of HTML.
struct WebViewPlacer: ElementPlacer {
  let screen: ScreenContext
  let view: WebView
  let path: NodePath

  func extent(width: Int) -> Extent {
    view.height.map { .fixed(pixels($0)) }
      ?? .flexible(
        least: 2 * pixels(metrics.rowHeight), whole: page(width: width)?.size.height ?? 0)
  }

  /// The page, which scrolls where it does not fit, and on which links lead to other places of it
  /// and nowhere else (WEB-VIEW-NO-BROWSING).
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    guard let page = page(width: frame.width) else { return }
    if let fault = PlacementNote.Kind(page.state) { parts.note(fault, at: path, "") }
    let isWide = page.size.width > frame.width
    guard isWide || page.size.height > frame.height else {
      return draw(page, from: frame.origin, into: &parts)
    }
    let line = screen.context.lineHeight(type.body, screen.context.language)
    let window = ScrollWindow(
      screen: screen, path: path, content: page.size, viewport: frame, step: line * 2,
      axis: isWide ? .both : .vertical)
    window.place(into: &parts) { parts, origin in
      parts.addReading(PixelRect(page.size).offsetBy(x: origin.x, y: origin.y))
      draw(page, from: origin, into: &parts)
    }
  }

  /// `nil` where it is not there, or not yet.
  private func page(width: Int) -> Page? {
    let window = PixelSize(width: width, height: screen.room.height)
    guard let request = screen.context.pageRequest(for: view, in: window) else { return nil }
    return screen.context.pages?.lay(request)
  }

  /// Only what is seen; a page can be long.
  private func draw(_ page: Page, from origin: PixelPoint, into parts: inout ScreenParts) {
    placeLinks(of: page, from: origin, into: &parts)
    for part in page.parts {
      let frame = part.frame.offsetBy(x: origin.x, y: origin.y)
      guard frame.intersects(parts.clip) else { continue }
      let outer = parts.clip
      if let own = part.clip {
        parts.clip = outer.intersection(own.offsetBy(x: origin.x, y: origin.y))
      }
      let whole = page.texts[part.text].map { PlacedText.Whole(string: $0, number: part.text) }
      draw(part, whole, in: frame, of: part.link.map { .entry(path, $0) }, into: &parts)
      parts.clip = outer
    }
  }

  private func placeLinks(
    of page: Page, from origin: PixelPoint, into parts: inout ScreenParts
  ) {
    let isRightToLeft = screen.context.isRightToLeft
    for (key, link, first) in page.linksInOrder(isRightToLeft: isRightToLeft) {
      for frame in link.frames {
        let ground = frame.offsetBy(x: origin.x, y: origin.y).insetBy(-pixels(2))
        if ground.intersects(parts.clip) {
          parts.addGround(ground, radius: pixels(4), of: .entry(path, key))
        }
      }
      parts.add(
        .entry(path, key), named: "#\(link.target)",
        for: .jump(in: path, to: page.place(of: link.target) ?? 0),
        frame: first.offsetBy(x: origin.x, y: origin.y).insetBy(-pixels(2)), radius: pixels(4))
    }
  }

  private func draw(
    _ part: PagePart, _ whole: PlacedText.Whole?, in frame: PixelRect, of control: ControlID?,
    into parts: inout ScreenParts
  ) {
    switch part.shape {
    case .fill(let radius, let color):
      let radius = min(radius, frame.height / 2)
      parts.add(.fill(frame, radius: radius, ink(of: part, color)), of: control)
    case .stroke(let radius, let width, let color):
      parts.add(
        .stroke(frame, radius: radius, width: width, ink(of: part, color)), of: control)
    case .picture(let name): parts.add(.picture(frame, name: name), of: control)
    case .text(let string, let line, let baseline, let weight, let color):
      let placed = PlacedLine(
        origin: PixelPoint(x: frame.x, y: frame.y + baseline), line: line)
      var text = PlacedText(
        role: .content, string: string, weight: weight, lines: [placed], frame: frame)
      if screen.context.tells { text.whole = whole }
      parts.add(.text(text, ink(of: part, color)), of: control)
    }
  }

  /// Where an author has chosen only the ink or only what is behind it, the other is the theme's, and by
  /// night another than by day. Where both are the author's they stay as they are, faint perhaps, as long
  /// as they do not hide what is written.
  private func ink(of part: PagePart, _ color: ColorValue) -> PartInk {
    guard let ground = part.ground, part.isInMixedColors || part.isInAuthorsColors
    else { return .value(color) }
    let least = part.isInMixedColors ? Palette.leastContrast : Self.leastOfAuthors
    return .readable(
      color, on: [.role(screen.isOnCard ? .card : .ground)] + ground, least: least)
  }

  /// What WCAG 2.2 asks of large text.
  private static let leastOfAuthors = 3.0
}

extension PlacementNote.Kind {
  /// The note on a page that was laid out so far; `nil` where it is whole.
  ///
  /// - Parameter state: The state in which the page was laid out.
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
  /// Returns the request of a web view for its page.
  ///
  /// - Parameters:
  ///   - view: The web view, as the scene declares it.
  ///   - window: Pixels in which the page is seen.
  /// - Returns: The page with the profile's sizes, in pixels; `nil` where the view has no page.
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
