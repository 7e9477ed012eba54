import TelltaleModel
import TelltaleSyntax

extension ProfileCheck {
  /// Keyboard layouts that the machine does not have: their keys would type nothing.
  ///
  /// - Parameter fault: What is wrong with a layout's name, and what to do; `nil` where nothing is.
  mutating func checkKeyboards(_ fault: (String) -> (found: String, remedy: String)?) {
    let keyboard = loaded.tree["keyboard"]
    var named = [keyboard?["layout"], keyboard?["latin-layout"]].compactMap { $0 }
    if case .mapping(let entries)? = keyboard?["layouts"]?.value { named += entries.map(\.value) }
    named += scannerLayouts
    for node in named {
      guard let name = node.text, let fault = fault(name) else { continue }
      complaints.add(node.location, fault.found, remedy: fault.remedy)
    }
  }

  /// What scanners are said to type by.
  private var scannerLayouts: [YAMLNode] {
    guard case .sequence(let assigned)? = loaded.tree["device"]?["assign"]?.value else { return [] }
    return assigned.compactMap { $0["layout"] }
  }
}
