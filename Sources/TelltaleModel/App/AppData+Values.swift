// What hands change and what is hidden, as far as the application says it.
extension AppData {
  /// Returns the step at which a value stands where no hand has changed it: the application's, once it has said
  /// one.
  ///
  /// - Returns: Steps from the least value. A text of the application that is no finite number does not count.
  package func step(of value: RangedValue) -> Int {
    let said = said(value.binding).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
      .map { Int((min(max($0, -RangedValue.bound), RangedValue.bound) * 1000).rounded()) }
    return value.step(nearestTo: said ?? value.first ?? value.least)
  }

  /// Returns the option that is chosen where no hand has chosen another.
  ///
  /// - Returns: The option that the application has named, else the one that the scene names, else the first; `nil`
  ///   where there are none.
  package func option(of segmented: Segmented) -> Segmented.Option? {
    segmented.option(said(segmented.binding)) ?? segmented.option(segmented.first)
      ?? segmented.options.first
  }

  /// Returns the state of a switch that no hand has changed.
  ///
  /// - Returns: True for on; the application's word counts, once it has said one, else the scene's.
  package func isOn(_ toggle: Toggle) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }

  /// Returns the state of a row's switch that no hand has changed.
  ///
  /// - Returns: True for on; the application's word counts, once it has said one, else the scene's.
  package func isOn(_ toggle: RowSwitch) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }

  /// Returns a text as it stands now: the application's, once it has delivered one under the name that the text is
  /// bound to.
  ///
  /// - Parameters:
  ///   - text: The scene's own text; `nil` where it has none.
  ///   - name: The name that the text is bound to; `nil` for a text that is not bound.
  /// - Returns: The text; `nil` where neither the scene nor the application has given one.
  package func text(_ text: TextVariants?, boundTo name: String?) -> TextVariants? {
    name.flatMap { texts[$0] } ?? text
  }

  /// Returns the text at the end of a row: the application's, once it has delivered one.
  ///
  /// - Returns: The text; `nil` where neither the scene nor the application has given one.
  package func text(_ value: RowValue) -> TextVariants? { text(value.text, boundTo: value.binding) }

  /// Returns the current title of an option.
  ///
  /// - Returns: The application's title, once it has delivered one, else the scene's.
  package func title(of option: Segmented.Option) -> TextVariants {
    text(option.title, boundTo: option.titleBinding) ?? option.title
  }

  /// Returns the current title of a section of an app.
  ///
  /// - Returns: The application's title, once it has delivered one, else the scene's.
  package func title(of tab: Tab) -> TextVariants {
    text(tab.title, boundTo: tab.titleBinding) ?? tab.title
  }

  /// Returns the current title of a modal.
  ///
  /// - Returns: The title; `nil` where there is none, or an empty one.
  package func title(of modal: Modal) -> TextVariants? {
    shown(modal.title, boundTo: modal.titleBinding)
  }

  /// Returns the current text above the rows of a section.
  ///
  /// - Returns: The text; `nil` where there is none, or an empty one.
  package func header(of section: TableSection) -> TextVariants? {
    shown(section.header, boundTo: section.headerBinding)
  }

  /// Returns the current text below the rows of a section.
  ///
  /// - Returns: The text; `nil` where there is none, or an empty one.
  package func footer(of section: TableSection) -> TextVariants? {
    shown(section.footer, boundTo: section.footerBinding)
  }

  /// Returns the current text above the items of a group.
  ///
  /// - Returns: The text; `nil` where there is none, or an empty one.
  package func header(of group: ItemGroup) -> TextVariants? {
    shown(group.header, boundTo: group.headerBinding)
  }

  /// Returns the current text below the items of a group.
  ///
  /// - Returns: The text; `nil` where there is none, or an empty one.
  package func footer(of group: ItemGroup) -> TextVariants? {
    shown(group.footer, boundTo: group.footerBinding)
  }

  /// Returns the current name of an element for those who cannot see it.
  ///
  /// - Parameters:
  ///   - about: The scene's own name for it; `nil` where it has none.
  ///   - name: The name under which the application says it in other words; `nil` for an element that is not bound.
  /// - Returns: The longest variant; `nil` where nothing is said.
  package func about(_ about: TextVariants?, boundTo name: String?) -> String? {
    shown(about, boundTo: name)?.longest.string
  }

  /// A text as it stands now; `nil` for one without a letter, which takes no place.
  private func shown(_ text: TextVariants?, boundTo name: String?) -> TextVariants? {
    let said = self.text(text, boundTo: name)
    return said?.longest.string.isEmpty == true ? nil : said
  }

  /// Returns true where an element is hidden now. It then takes no room, and is nowhere.
  ///
  /// - Returns: The application's flag, once it has delivered one, else the scene's.
  package func isHidden(_ hiding: Hiding) -> Bool {
    hiding.binding.flatMap { flags[$0] } ?? hiding.isHidden
  }
}
