import TelltaleModel

/// What a scene is judged for: the profile, its faces and its unit.
///
/// It notes when something of it is asked for: what a rule finds without asking holds for other profiles too.
final class RuleSurroundings {
  /// Whether something was asked for since this was last made false.
  var wereAsked = false

  private let judgedProfile: Profile
  private let setter: any Typesetter
  private let coder: (any CodeSetter)?
  private let textSize: Double
  private lazy var judgedUnit = JudgedUnit(judgedProfile, setter, textSize: textSize)

  init(
    profile: Profile, typesetter: any Typesetter, codes: (any CodeSetter)?, textSize: Double
  ) {
    judgedProfile = profile
    setter = typesetter
    coder = codes
    self.textSize = textSize
  }

  var profile: Profile { asked(judgedProfile) }
  var typesetter: any Typesetter { asked(setter) }
  /// Absent where nobody makes codes: rules say nothing of their size.
  var codes: (any CodeSetter)? { asked(coder) }
  /// The unit that the profile is judged for.
  var unit: JudgedUnit { asked(judgedUnit) }

  private func asked<Value>(_ value: @autoclosure () -> Value) -> Value {
    wereAsked = true
    return value()
  }
}

/// What is measured in the surroundings when a rule first asks, and kept for the others.
final class Measured<Value> {
  private let surroundings: RuleSurroundings
  private let make: () -> Value
  private lazy var kept = make()

  init(in surroundings: RuleSurroundings, _ make: @escaping () -> Value) {
    self.surroundings = surroundings
    self.make = make
  }

  var value: Value {
    // Whoever gets what is kept has asked as well.
    surroundings.wereAsked = true
    return kept
  }
}
