import TelltaleEvdev
import TelltaleModel

/// The check of the keyboard layouts that profiles name, for attached keyboards and for the keyboard on the
/// screen.
package struct KeyboardCheck {
  /// The names of layouts as xkb has them, such as `us` or `us(dvorak)`.
  package let layouts: [String]

  /// Creates the check.
  ///
  /// - Parameter layouts: The names of layouts as xkb has them.
  package init(layouts: [String]) { self.layouts = layouts }

  /// Collects all layouts of some profiles, each once. Those of attached keyboards and of scanners come
  /// first.
  ///
  /// - Parameters:
  ///   - profiles: The keyboard sections of the profiles.
  ///   - device: The device file, whose scanners may have layouts of their own.
  package init(_ profiles: [KeyboardProfile], of device: DeviceProfile = DeviceProfile()) {
    let attached = profiles.map(\.layout) + device.assignments.compactMap(\.layout)
    // What is never on a screen need not be there.
    let shown = profiles.filter { $0.onScreen != .never }
      .flatMap { $0.layouts.values.sorted() + [$0.latinLayout].compactMap { $0 } }
    var seen: Set<String> = []
    layouts = (attached + shown).filter { seen.insert($0).inserted }
  }

  /// Compiles all layouts.
  ///
  /// - Returns: One result for the layouts that are installed, and one for each that is not.
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
