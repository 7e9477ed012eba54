/// The names under which an application changes what is seen of an element itself, and not of what stands in it.
package struct ElementBindings: Hashable, Sendable {
  package let names: [String]

  package init(of element: Element) {
    let value = element.value
    let changing = element.changing
    let names: [String?] =
      switch element {
      case .label(let label):
        [label.text.binding, label.style.colorBinding]
          + label.text.runs.map(\.style.colorBinding)
      case .button(let button):
        [button.titleBinding, button.iconBinding, button.availability.binding]
      case .iconButton(let button):
        [button.titleBinding, button.iconBinding, button.availability.binding]
      case .picture(let picture): [picture.binding]
      case .progress(let bar): bar.bindings
      case .gauge(let gauge):
        [gauge.binding, gauge.figure?.binding, gauge.caption?.binding, gauge.colorBinding]
      case .icon(let icon): [icon.binding, icon.colorBinding]
      case .qr(let code): [code.binding]
      case .stack(let stack): [stack.backgroundBinding, stack.card?.availability.binding]
      case .toggle(let toggle):
        [
          value.binding, toggle.availability.binding, toggle.titleBinding, toggle.subtitleBinding,
        ]
      case .slider, .segmented, .stepper: [value.binding, changing?.binding]
      case .clock(let clock): [clock.style.colorBinding]
      case .field(let field): [field.binding]
      case .textView(let view): [view.text.binding]
      case .activityIndicator(let indicator): [indicator.progressBinding]
      case .navigationBar(let bar): [bar.titleBinding]
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .scrollView, .table, .collection,
        .webView, .keypad, .spacer, .divider:
        []
      }
    self.names = names.compactMap { $0 }
  }
}

extension ProgressBar {
  fileprivate var bindings: [String?] {
    let texts = [binding, colorBinding, elapsed?.binding, remaining?.binding]
    guard case .text(let text) = figure else { return texts }
    return texts + [text.binding]
  }
}
