import TelltaleModel

extension RuleSubject {
  /// The element as its rules see it.
  var reading: any RuleReading {
    switch element {
    case .alert(let alert): AlertReading(alert, self)
    case .actionSheet(let sheet): SheetReading(sheet, self)
    case .menu(let menu): MenuReading(menu, self)
    case .modal(let modal): ModalReading(modal, self)
    case .tabBar(let bar): TabBarReading(bar, self)
    case .navigationBar(let bar): NavigationBarReading(bar, self)
    case .table(let table): TableReading(table, self)
    case .collection(let collection): CollectionReading(collection, self)
    case .textView(let view): TextViewReading(view, self)
    case .label(let label): LabelReading(label, self)
    case .button(let button): ButtonReading(button, self)
    case .activityIndicator(let indicator): IndicatorReading(indicator, self)
    case .field, .picture, .screen, .scrollView, .webView, .keypad, .progress, .iconButton, .stack,
      .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock:
      PlainReading(self)
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
