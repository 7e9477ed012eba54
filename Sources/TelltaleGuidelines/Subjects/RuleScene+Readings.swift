import TelltaleModel

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
    case .field, .picture, .screen, .scrollView, .webView, .keypad, .progress, .iconButton, .stack,
      .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock:
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
