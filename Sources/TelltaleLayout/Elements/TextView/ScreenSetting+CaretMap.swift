import TelltaleModel

extension ScreenSetting {
  /// Returns the places of a caret in a text view that was placed.
  ///
  /// - Parameters:
  ///   - view: The text view, as the scene declares it.
  ///   - placed: Its place, and the density at which it was set.
  ///   - context: The context in which the screen was placed.
  /// - Returns: A map in pixels from the upper left corner of the text's box.
  package func caretMap(
    of view: TextView, _ placed: PlacedTextView, in context: LayoutContext
  ) -> CaretMap {
    var context = context
    context.density = placed.density
    let setter = RichTextSetter(context: context, base: context.profile.typography.body)
    let value = self.view.fields[placed.path] ?? FieldValue(data.current(view.text))
    let set = setter.set(
      value.richText.runs, view.style, width: max(1, placed.box.width), endsOpen: true)
    return CaretMap(
      set, of: value.text, width: placed.box.width, alignment: view.style.alignment ?? .leading,
      by: context.typesetter)
  }
}
