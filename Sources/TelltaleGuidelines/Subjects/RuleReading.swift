import TelltaleModel

/// Something of a scene as rules look at it, read once for all of them.
protocol RuleReading: SendableMetatype {
  var context: RuleScene { get }
  /// What people read in it; the elements inside have readings of their own.
  var allTexts: [Passage] { get }
}

extension RuleReading {
  var path: NodePath { context.path }
}

extension RuleScene {
  /// The element as its rules see it.
  var reading: any RuleReading {
    switch element {
    case .alert(let alert): AlertScene(alert, self)
    case .actionSheet(let sheet): SheetScene(sheet, self)
    case .menu(let menu): MenuScene(menu, self)
    case .modal(let modal): ModalScene(modal, self)
    case .tabBar(let bar): TabBarScene(bar, self)
    case .navigationBar(let bar): NavigationBarScene(bar, self)
    case .table(let table): TableScene(table, self)
    case .collection(let collection): CollectionScene(collection, self)
    case .textView(let view): TextViewScene(view, self)
    case .label(let label): LabelScene(label, self)
    case .button(let button): ButtonScene(button, self)
    case .activityIndicator(let indicator): IndicatorScene(indicator, self)
    case .field, .picture, .screen, .scrollView, .webView, .keypad, .progress, .iconButton, .stack:
      PlainScene(self)
    }
  }

  /// All that rules look at where this element stands.
  var readings: [any RuleReading] {
    let own = reading
    let groups: [(any RuleReading)?] = [
      ButtonGroup(own), InkGroup(self), TextGroup(context: self, allTexts: own.allTexts),
    ]
    return [own] + surfaces + groups.compactMap { $0 }
  }
}

/// What people read in one element, whatever it is.
struct TextGroup: RuleReading {
  let context: RuleScene
  let allTexts: [Passage]
}

/// An element that has no rules of its own.
struct PlainScene: RuleReading {
  let context: RuleScene
  let allTexts: [Passage]

  init(_ context: RuleScene) {
    self.context = context
    allTexts =
      switch context.element {
      case .field(let field): context.passages(field.placeholder, at: "placeholder")
      case .picture(let picture): context.passages(picture.about, at: "about")
      case .iconButton(let button): context.passages(button.title, at: "title")
      case .progress(let bar): context.passages(bar.about, at: "about")
      // What else there is has a subject of its own, or no words.
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
        .table,
        .collection, .textView, .webView, .label, .button, .keypad, .activityIndicator, .stack:
        []
      }
  }
}
