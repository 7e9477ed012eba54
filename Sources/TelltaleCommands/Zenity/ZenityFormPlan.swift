/// The fields of a form, and what is told of them.
struct ZenityFormPlan: Sendable {
  /// On a day, from which dates begin.
  var fields: @Sendable (ZenityDate) -> [ZenityFormField]
  var told: @Sendable ([ZenityFormField]) -> String
}
