import TelltaleEvdev
import TelltaleModel

/// The keyboard layouts that profiles name; they type into text fields, on keys and on the screen.
struct KeyboardCheck {
  let layouts: [String]

  func diagnose() -> [Diagnosis] {
    layouts.map { layout in
      guard KeyboardLayout(xkb: layout) == nil else {
        return Diagnosis(topic: "keyboard", level: .good, text: "layout \(layout)")
      }
      return Diagnosis(
        topic: "keyboard", level: .partial,
        text: "layout \(layout) is not there: keys type nothing, and no keyboard is shown",
        remedy: "apt-get install xkb-data, or name another layout in the profile.")
    }
  }
}
