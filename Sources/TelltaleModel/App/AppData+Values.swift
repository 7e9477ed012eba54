// What hands change and what is hidden, as far as the application says it.
extension AppData {
  /// The step that a value stands at where no hand has changed it: the application's, once it has said one.
  package func step(of value: RangedValue) -> Int {
    let said = said(value.binding).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
      .map { Int((min(max($0, -RangedValue.bound), RangedValue.bound) * 1000).rounded()) }
    return value.step(nearestTo: said ?? value.first ?? value.least)
  }

  /// The option that is chosen where no hand has chosen another.
  package func option(of segmented: Segmented) -> Segmented.Option? {
    segmented.option(said(segmented.binding)) ?? segmented.option(segmented.first)
      ?? segmented.options.first
  }

  /// Whether a switch is on where no hand has changed it.
  package func isOn(_ toggle: Toggle) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }

  /// The same for the switch of a row.
  package func isOn(_ toggle: RowSwitch) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }

  /// A text as it stands now: the application's, once it has delivered one under the name that the text is bound to.
  package func text(_ text: TextVariants?, boundTo name: String?) -> TextVariants? {
    name.flatMap { texts[$0] } ?? text
  }

  /// What stands at the end of a row: the application's text, once it has delivered one.
  package func text(_ value: RowValue) -> TextVariants? { text(value.text, boundTo: value.binding) }

  /// What an option is called now.
  package func title(of option: Segmented.Option) -> TextVariants {
    text(option.title, boundTo: option.titleBinding) ?? option.title
  }

  /// What a section of an app is called now.
  package func title(of tab: Tab) -> TextVariants {
    text(tab.title, boundTo: tab.titleBinding) ?? tab.title
  }

  /// What a modal is called now; `nil` where nothing is said.
  package func title(of modal: Modal) -> TextVariants? {
    shown(modal.title, boundTo: modal.titleBinding)
  }

  /// What stands above the rows of a section now; `nil` where nothing is said.
  package func header(of section: TableSection) -> TextVariants? {
    shown(section.header, boundTo: section.headerBinding)
  }

  /// What stands below the rows of a section now; `nil` where nothing is said.
  package func footer(of section: TableSection) -> TextVariants? {
    shown(section.footer, boundTo: section.footerBinding)
  }

  /// What stands above the items of a group now; `nil` where nothing is said.
  package func header(of group: ItemGroup) -> TextVariants? {
    shown(group.header, boundTo: group.headerBinding)
  }

  /// What stands below the items of a group now; `nil` where nothing is said.
  package func footer(of group: ItemGroup) -> TextVariants? {
    shown(group.footer, boundTo: group.footerBinding)
  }

  /// What an element is called now for those who cannot see it; `nil` where nothing is said.
  package func about(_ about: TextVariants?, boundTo name: String?) -> String? {
    shown(about, boundTo: name)?.longest.string
  }

  /// A text as it stands now; `nil` for one without a letter, which takes no place.
  private func shown(_ text: TextVariants?, boundTo name: String?) -> TextVariants? {
    let said = self.text(text, boundTo: name)
    return said?.longest.string.isEmpty == true ? nil : said
  }

  /// Whether an element is hidden now: it takes no room then, and is nowhere.
  package func isHidden(_ hiding: Hiding) -> Bool {
    hiding.binding.flatMap { flags[$0] } ?? hiding.isHidden
  }
}
