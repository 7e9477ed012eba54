import TelltaleModel

extension Rule {
  static let stepperFewPresses = Rule.lint(
    "STEPPER-FEW-PRESSES", element: "stepper",
    applies: .anyGroup(["phone", "tablet", "desktop", "panel"]), severity: .note,
    sources: [.own("Steppers")],
    why: "Each step is a press: people who want to go far press on and on, and past their aim.",
    check: "From the least value to the greatest there are no more than 20 presses.",
    remedy: "Use a slider, a field, or larger steps.",
    examples: [
      .fires(
        at: "stepper",
        """
        profile: kiosk
        stepper: {id: year, about: Year of birth, value: 1980, from: 1920, to: 2020}
        """),
      .passes(
        """
        profile: kiosk
        stepper: {id: persons, about: Persons, value: 2, from: 1, to: 9}
        """),
      .passes(
        """
        profile: kiosk
        stepper: {id: warmth, about: Temperature, value: 20, from: 15, to: 25, step: 0.5, unit: °C}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        stepper: {id: persons, about: 人数, value: 2, from: 1, to: 8}
        """
      ).hidden,
    ]
  ) { (scene: PlainReading) in
    guard case .stepper(let stepper) = scene.context.element, stepper.value.steps > 20 else {
      return []
    }
    return [
      Fault(
        at: scene.path,
        "\(stepper.value.steps) presses lead from one end to the other, more than 20")
    ]
  }
}
