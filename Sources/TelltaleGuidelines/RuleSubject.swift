/// An element read once for all the rules that look at it.
package struct RuleSubject {
  let context: RuleScene
  /// Absent for every other element.
  let alert: AlertScene?

  init(_ context: RuleScene) {
    self.context = context
    alert = AlertScene(context)
  }
}
