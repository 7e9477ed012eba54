extension SheetReading {
  /// What there is to say of so many buttons, where a limit of the profile allows fewer.
  func excess(
    _ count: Int, over name: String, _ message: (_ count: Int, _ limit: Int) -> String
  ) -> [Fault] {
    guard let limit = context.limit(name), count > limit else { return [] }
    return [Fault(at: path.key("buttons"), message(count, limit))]
  }
}
