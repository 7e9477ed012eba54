import TelltaleGraphics
import TelltaleModel

/// Why nothing else stands in a place, and the way to ask for it once more.
struct EmptyState {
  var text: TextVariants
  var retry: Retry?

  /// A button that asks a source once more.
  struct Retry {
    var button: Button
    var source: DataSource
  }

  /// As elements of a screen.
  func placed(at path: NodePath) -> [PlacedElement] {
    let label = Label(text: RichText(text.longest), isMessage: true)
    let text = PlacedElement(.label(label), at: path.key("notice"))
    return [text]
      + (retry.map { [PlacedElement(.button($0.button), at: EmptyState.retry(at: path))] } ?? [])
  }
}

extension EmptyState {
  static func retry(at path: NodePath) -> NodePath { path.key("retry") }
}

extension ScreenContext {
  /// What to tell where a source has brought nothing and brings nothing now.
  func notice(of source: DataSource?) -> EmptyState? {
    guard let source else { return nil }
    switch setting.data.state(of: source) {
    case .loading, .ready: return nil
    case .unavailable: return EmptyState(text: TextVariants(TextContent(setting.words.unavailable)))
    case .failed:
      let title = TextVariants(TextContent(setting.words.retry))
      return EmptyState(
        text: TextVariants(TextContent(setting.words.failed)),
        retry: EmptyState.Retry(button: Button(id: "retry", title: title), source: source))
    }
  }
}
