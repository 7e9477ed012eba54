import TelltaleModel
import TelltaleServiceClient
import TelltaleSession

/// The rights of an app's program on its line.
package struct AppRights: Hashable, Sendable {
  /// The settings that it may change for all that is shown.
  var sets: Set<ServicePolicy.Setting>
  /// True if it may ask critical questions, which come over all that is shown.
  var asksCritical: Bool
  /// The most questions that it may have open.
  var openQuestions: Int

  /// The rights by a rule, within the limits of the service.
  init(_ rule: ServicePolicy.Rule, _ limits: ServiceLimits) {
    sets = rule.sets
    asksCritical = rule.asks == .critical
    openQuestions = limits.openQuestions
  }

  /// Returns the reason why an update is refused.
  ///
  /// - Parameters:
  ///   - update: The update that the program wants.
  ///   - open: The number of its questions that have no answer yet.
  /// - Returns: The reason, with the remedy; `nil` where the update is allowed.
  func refusal(of update: AppUpdate, open: Int) -> AppRefusal? {
    if let setting = ServicePolicy.Setting(update), !sets.contains(setting) {
      return AppRefusal(
        "the settings of the unit's service do not allow this app to set \(setting.rawValue)",
        remedy: "add \(setting.rawValue) to the `sets` of its rule below service: clients:")
    }
    guard case .ask(let question) = update else { return nil }
    if question.alert.reason == .critical, !asksCritical {
      return AppRefusal(
        "the settings of the unit's service do not allow this app to ask critical questions",
        remedy:
          "ask without `reason: critical`, or add `asks: critical` to its rule below service: clients:"
      )
    }
    guard open >= openQuestions else { return nil }
    return AppRefusal(
      "\(open) questions of this app are open, as many as the settings of the unit's service allow",
      remedy: "wait for an answer, or withdraw one")
  }
}
