import TelltaleGraphics
import TelltaleModel

/// The placers of all elements, which know nothing of each other but through it.
enum ElementPlacers {
  /// The placer of an element of the content; `nil` for bars, which have places of their own, and
  /// for what comes over screens.
  static func placer(
    of placed: PlacedElement, in screen: ScreenContext
  ) -> (any ElementPlacer)? {
    let path = placed.path
    return switch placed.element {
    case .label(let label): LabelPlacer(screen: screen, label: label)
    case .button(let button): ButtonPlacer(button, at: path, in: screen)
    case .keypad(let keypad): KeypadPlacer(screen: screen, keypad: keypad, path: path)
    case .field(let field): FieldPlacer(screen: screen, field: field, path: path)
    case .picture(let picture): PicturePlacer(screen: screen, picture: picture)
    case .activityIndicator(let one): ActivityIndicatorPlacer(screen: screen, indicator: one)
    case .textView(let view): TextViewPlacer(screen: screen, view: view, path: path)
    case .table(let table): TablePlacer(table, at: path, in: screen)
    case .collection(let collection): CollectionPlacer(collection, at: path, in: screen)
    case .scrollView(let view): ScrollViewPlacer(screen: screen, view: view, path: path)
    case .webView(let view): WebViewPlacer(screen: screen, view: view, path: path)
    case .progress(let bar): ProgressPlacer(screen: screen, bar: bar)
    case .iconButton(let button): IconButtonPlacer(screen: screen, button: button, path: path)
    case .stack(let stack):
      if let card = stack.card {
        CardPlacer(stack, card, at: path, in: screen)
      } else {
        StackPlacer(stack, at: path, in: screen)
      }
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: nil
    }
  }
}

extension ScreenContext {
  /// The context of a whole screen, with every placer that there is.
  ///
  /// - frame: absent for what the screen, or the modal by its style, covers at most.
  convenience init(
    _ setting: ScreenSetting, in context: LayoutContext, frame: PixelRect? = nil
  ) {
    self.init(setting, in: context, frame: frame, placer: ElementPlacers.placer)
  }
}
