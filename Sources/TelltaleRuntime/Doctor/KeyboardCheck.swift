import TelltaleEvdev
import TelltaleModel

/// The keyboard layouts that profiles name; they type into text fields, on keys and on the screen.
package struct KeyboardCheck {
  package let layouts: [String]

  package init(layouts: [String]) { self.layouts = layouts }

  /// All layouts of some profiles, each once: those of attached keyboards first, and those of the unit's
  /// scanners with them.
  package init(_ profiles: [KeyboardProfile], of device: DeviceProfile = DeviceProfile()) {
    let attached = profiles.map(\.layout) + device.assignments.compactMap(\.layout)
    // What is never on a screen need not be there.
    let shown = profiles.filter { $0.onScreen != .never }
      .flatMap { $0.layouts.values.sorted() + [$0.latinLayout].compactMap { $0 } }
    var seen: Set<String> = []
    layouts = (attached + shown).filter { seen.insert($0).inserted }
  }

  package func diagnose() -> [Diagnosis] {
    let missing = layouts.filter { KeyboardLayout(xkb: $0) == nil }
    let there = layouts.filter { !missing.contains($0) }.joined(separator: ", ")
    let good = Diagnosis(topic: "keyboard", level: .good, text: "layouts \(there)")
    let names = missing.isEmpty ? nil : KeyboardNames()
    return (there.isEmpty ? [] : [good])
      + missing.map { layout in
        Diagnosis(
          topic: "keyboard", level: .partial,
          text: "layout \(layout) is not installed: keys type nothing, and no keyboard is shown",
          remedy: names?.fault(of: layout).map { "\($0.found); \($0.remedy)" }
            ?? "apt-get install xkb-data, or name another layout in the profile.")
      }
  }
}
