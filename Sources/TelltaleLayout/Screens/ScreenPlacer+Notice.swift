import TelltaleGraphics
import TelltaleModel

/// Why nothing else stands in a place, and the way to ask for it once more.
struct Notice {
  var text: TextVariants
  var retry: Button?

  /// As elements of a screen.
  func placed(at path: NodePath) -> [PlacedElement] {
    let label = Label(text: RichText(text.longest), isMessage: true)
    let text = PlacedElement(.label(label), at: path.key("notice"))
    return [text] + (retry.map { [PlacedElement(.button($0), at: Notice.retry(at: path))] } ?? [])
  }
}

extension Notice {
  static func retry(at path: NodePath) -> NodePath { path.key("retry") }
}

extension PlacedElement {
  /// The source that a button asks for once more in the place of this element's content.
  package func source(askedBy button: NodePath) -> DataSource? {
    guard Notice.retry(at: path) == button else { return nil }
    switch element {
    case .table(let table): return table.source
    case .collection(let collection): return collection.source
    case .screen(let screen): return screen.source
    default: return nil
    }
  }
}

extension ScreenPlacer {
  /// What to tell where a source has brought nothing and brings nothing now.
  func notice(of source: DataSource?) -> Notice? {
    guard let source else { return nil }
    switch setting.data.state(of: source) {
    case .loading, .ready: return nil
    case .unavailable: return Notice(text: TextVariants(TextContent(setting.words.unavailable)))
    case .failed:
      let title = TextVariants(TextContent(setting.words.retry))
      return Notice(
        text: TextVariants(TextContent(setting.words.failed)),
        retry: Button(id: "retry", title: title))
    }
  }

  /// The same for a screen that shows nothing before its source has delivered.
  var missingContent: Notice? {
    guard let source = setting.screen.source, !setting.screen.loading.isEmpty,
      !setting.data.delivered.contains(source.name)
    else { return nil }
    return notice(of: source)
  }

  func noticeHeight(_ notice: Notice?, width: Int) -> Int {
    guard let notice else { return 0 }
    let text = context.set(notice.text.longest, type.body, width: width).height
    return text + (notice.retry.map { pixels(metrics.gap) + buttonHeight($0) } ?? 0)
  }

  /// In the middle of a frame, the button below the text; what is higher scrolls. `path` is that of
  /// the element in whose place it stands.
  mutating func placeNotice(_ notice: Notice, in frame: PixelRect, at path: NodePath) {
    let column = frame.intersection(contentColumn.slice(y: frame.y, height: frame.height))
    let height = noticeHeight(notice, width: column.width)
    guard height > frame.height, area == nil else {
      return place(
        notice, in: column.slice(y: frame.midY - height / 2, height: height), at: path)
    }
    let margin = pixels(metrics.paddingTop)
    scroll(
      path, content: PixelSize(width: frame.width, height: height + 2 * margin), in: frame,
      step: context.lineHeight(type.body, context.language)
    ) { placer, origin in
      placer.place(notice, in: column.slice(y: origin.y + margin, height: height), at: path)
    }
  }

  private mutating func place(_ notice: Notice, in frame: PixelRect, at path: NodePath) {
    let set = context.set(notice.text.longest, type.body, width: frame.width)
    add(
      .text(
        set.placed(
          .message, in: frame.slice(y: frame.y, height: set.height), alignment: .center),
        .role(.textSecondary)))
    guard let button = notice.retry else { return }
    let width = min(buttonWidth(button, style: type.button), frame.width)
    let box = PixelRect(
      x: frame.midX - width / 2, y: frame.y + set.height + pixels(metrics.gap), width: width,
      height: buttonHeight(button))
    placeButton(button, at: Notice.retry(at: path), in: box, style: type.button)
  }
}
