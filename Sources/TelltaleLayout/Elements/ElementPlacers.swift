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
    case .label(let label): LabelPlacer(screen: screen, label: label, path: path)
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
    case .iconButton(let button): IconButtonPlacer(button, at: path, in: screen)
    case .stack(let stack):
      if let card = stack.card {
        CardPlacer(stack, card, at: path, in: screen)
      } else {
        StackPlacer(stack, at: path, in: screen)
      }
    case .spacer(let spacer): SpacerPlacer(screen: screen, spacer: spacer)
    case .divider(let divider): DividerPlacer(screen: screen, divider: divider)
    case .gauge(let gauge): GaugePlacer(screen: screen, gauge: gauge, path: path)
    case .icon(let icon): IconPlacer(screen: screen, icon: icon)
    case .qr(let code): QRCodePlacer(screen: screen, code: code, path: path)
    case .slider(let slider): SliderPlacer(screen: screen, slider: slider, path: path)
    case .toggle(let toggle): SwitchPlacer(screen: screen, toggle: toggle, path: path)
    case .segmented(let one): SegmentedPlacer(screen: screen, segmented: one, path: path)
    case .stepper(let stepper): StepperPlacer(screen: screen, stepper: stepper, path: path)
    case .clock(let clock): ClockPlacer(screen: screen, clock: clock, path: path)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: nil
    }
  }
}

extension ScreenContext {
  /// The context of a whole screen, with every placer that there is.
  ///
  /// - frame: absent for what the screen, or the modal by its style, covers at most.
  convenience init(
    _ setting: ScreenSetting, in context: LayoutContext, frame: PixelRect? = nil,
    isBeside: Bool = false
  ) {
    self.init(setting, in: context, frame: frame, isBeside: isBeside, placer: ElementPlacers.placer)
  }
}
