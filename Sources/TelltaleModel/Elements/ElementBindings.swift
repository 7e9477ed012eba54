/// The names under which an application says something of an element itself, and not of what stands in it. Code
/// that needs such names asks here, both for what an application may say and for what changes by it.
package struct ElementBindings: Hashable, Sendable {
  /// One for each place that follows a name.
  package private(set) var all: [BoundName] = []

  package var names: [String] { all.map(\.name) }

  /// Collects the names of an element.
  ///
  /// - Parameter element: The element; those inside of it have names of their own.
  package init(of element: Element) {
    note(Self.aboutBinding(of: element), .text)
    noteValue(of: element)
    switch element {
    case .label(let label):
      note(label.text)
      note(label.style.colorBinding, .color)
    case .textView(let view): note(view)
    case .button(let button): note(button)
    case .iconButton(let button): note(button)
    case .picture(let picture): note(picture.binding, .picture)
    case .progress(let bar): note(bar)
    case .gauge(let gauge): note(gauge)
    case .icon(let icon):
      note(icon.binding, .icon)
      note(icon.colorBinding, .color)
    case .qr(let code): note(code.binding, .code(code.correction))
    case .stack(let stack):
      note(stack.backgroundBinding, .fill)
      note(stack.nightBinding, .picture)
      note(stack.card?.availability.binding, .flag)
    case .toggle(let toggle):
      note(toggle.titleBinding, .text)
      note(toggle.subtitleBinding, .text)
    case .slider(let slider):
      note(slider.lowIconBinding, .icon)
      note(slider.highIconBinding, .icon)
    case .segmented(let segmented):
      for option in segmented.options { note(option.titleBinding, .title(.option)) }
    case .clock(let clock): note(clock.style.colorBinding, .color)
    case .field(let field): note(field.binding, .text)
    case .activityIndicator(let indicator): note(indicator.progressBinding, .share)
    case .navigationBar(let bar): note(bar.titleBinding, .text)
    case .tabBar(let bar): for tab in bar.tabs { note(tab) }
    case .modal(let modal):
      note(modal.titleBinding, .text)
      note(modal.unsavedBinding, .text)
    case .table(let table): note(table)
    case .collection(let collection): note(collection)
    case .stepper, .alert, .actionSheet, .menu, .screen, .scrollView, .webView, .keypad, .spacer,
      .divider:
      break
    }
  }

  private mutating func note(_ name: String?, _ use: BoundUse) {
    if let name { all.append(BoundName(name, use)) }
  }

  /// What hands change of an element, and whether they may.
  private mutating func noteValue(of element: Element) {
    switch element.value {
    case .nothing: break
    case .flag(let toggle): note(toggle.binding, .flag)
    case .choice(let segmented):
      note(segmented.binding, .choice(segmented.options.map(\.id)))
    case .range(let range): note(range.binding, .range(range))
    }
    note(element.changing?.binding, .flag)
  }
}

extension ElementBindings {
  private mutating func note(_ text: RichText?) {
    note(text?.binding, .text)
    for run in text?.runs ?? [] { note(run.style.colorBinding, .color) }
  }

  private mutating func note(_ view: TextView) {
    note(view.text)
    if view.editing.isEditable { note(view.text.binding, .typed) }
    note(view.style.colorBinding, .color)
  }

  /// A button is known by its title where it has no icon.
  private mutating func note(_ button: Button) {
    let hasIcon = button.icon != nil || button.iconBinding != nil
    note(button.titleBinding, hasIcon ? .text : .title(.button))
    note(button.iconBinding, .icon)
    note(button.availability.binding, .flag)
  }

  private mutating func note(_ button: IconButton) {
    note(button.titleBinding, .title(.button))
    note(button.iconBinding, .icon)
    note(button.availability.binding, .flag)
  }

  private mutating func note(_ bar: ProgressBar) {
    note(bar.binding, .share)
    note(bar.colorBinding, .color)
    note(bar.elapsed)
    note(bar.remaining)
    if case .text(let figure) = bar.figure { note(figure) }
  }

  private mutating func note(_ gauge: Gauge) {
    note(gauge.binding, .share)
    note(gauge.colorBinding, .color)
    note(gauge.figure)
    note(gauge.caption)
  }

  private mutating func note(_ tab: Tab) {
    note(tab.titleBinding, .title(.tab))
    if case .bound(let name)? = tab.badge { note(name, .badge) }
  }

  private mutating func note(_ table: Table) {
    for section in table.sections {
      note(section.headerBinding, .text)
      note(section.footerBinding, .text)
    }
    for row in table.rows {
      switch row.accessory {
      case .value(let value)?: note(value.binding, .text)
      case .badge(let badge)?: note(badge.binding, .badge)
      case .toggle(let toggle)?: note(toggle.binding, .flag)
      case .iconButton(let button)?:
        note(button.titleBinding, .text)
        note(button.iconBinding, .icon)
      case .icon?, nil: break
      }
    }
  }

  private mutating func note(_ collection: ItemCollection) {
    for group in collection.groups {
      note(group.headerBinding, .text)
      note(group.footerBinding, .text)
    }
    for item in collection.items {
      note(item.badge?.binding, .badge)
      note(item.availability.binding, .flag)
    }
  }
}

extension ElementBindings {
  /// The name under which an application says what an element is called for those who cannot see it.
  private static func aboutBinding(of element: Element) -> String? {
    switch element {
    case .picture(let picture): picture.aboutBinding
    case .icon(let icon): icon.aboutBinding
    case .qr(let code): code.aboutBinding
    case .gauge(let gauge): gauge.aboutBinding
    case .progress(let bar): bar.aboutBinding
    case .slider(let slider): slider.aboutBinding
    case .stepper(let stepper): stepper.aboutBinding
    case .segmented(let segmented): segmented.aboutBinding
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .textView, .webView, .label, .button, .keypad, .field, .activityIndicator,
      .iconButton, .stack, .spacer, .divider, .toggle, .clock:
      nil
    }
  }
}
