import TelltaleModel

extension ScreenSetting {
  /// Where a typing mark can stand in a text view that was placed.
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
