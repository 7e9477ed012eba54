import TelltaleLayout
import TelltaleModel

extension Rule {
  static let sliderStepsTellApart = Rule.lint(
    "SLIDER-STEPS-TELL-APART", element: "slider",
    applies: .anyGroup(["phone", "tablet", "desktop", "panel"]), severity: .note,
    sources: [.own("Sliders")],
    why: "A value that a finger cannot stop at is not offered, and two values are no range.",
    check:
      "On the panel that is judged for, the track has a pixel for each step at least; there is more than one step.",
    remedy: "Write a larger `step`, or a shorter range.",
    examples: [
      .fires(
        at: "slider.step",
        """
        profile: kiosk
        slider: {id: frequency, about: Frequency, from: 0, to: 9000, step: 1}
        """),
      .fires(
        at: "slider.step",
        """
        profile: kiosk
        slider: {id: light, about: Light, from: 0, to: 1}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        slider: {id: volume, about: Volume, value: 40, from: 0, to: 100, step: 1}
        """),
      .passes(
        """
        profile: kiosk
        slider: {id: fan, about: Fan, value: 1, from: 0, to: 2}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        slider: {id: volume, about: 音量, value: 40, from: 0, to: 100, step: 5}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .slider(let slider) = placed.element else { return nil }
      let path = placed.path.key("step")
      let steps = slider.value.steps
      if steps == 1 {
        return Fault(
          at: path, "there are only two values to choose from",
          remedy: "Use a switch, or a segmented control.")
      }
      let measure = screen.unit.value
      guard let length = measure.trackLength(at: placed.path), steps > length else { return nil }
      return Fault(
        at: path, "\(steps) steps stand on a track of \(length) pixels on \(measure.unit.name)")
    }
  }
}
