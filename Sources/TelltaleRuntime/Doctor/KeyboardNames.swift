import TelltaleEvdev
import TelltaleSyntax

/// The names of the keyboard layouts that are installed. It finds faults in names that profiles use.
package struct KeyboardNames {
  /// The variants of each layout that is installed, by the layout's name.
  private var variants: [String: [String]] = [:]
  /// Says whether there is a layout.
  private let has: (String) -> Bool

  /// Reads the lists of this machine; `nil` where it has none (without xkb-data).
  package init?() {
    guard KeyboardData.isInstalled else { return nil }
    let lists = KeyboardData.folders.compactMap { folder in
      try? SourceFile.read("\(folder)/rules/evdev.lst", kind: .profile)
    }
    self.init(lists: lists.map { String(decoding: $0, as: UTF8.self) }, has: KeyboardData.has)
  }

  /// - Parameters:
  ///   - lists: Texts of xkb's `rules/evdev.lst`, a layout or a variant a line.
  ///   - has: Says whether there is a layout of a name, with its variant in parentheses.
  init(lists: [String], has: @escaping (String) -> Bool) {
    self.has = has
    for list in lists { read(list) }
  }

  private mutating func read(_ list: String) {
    var section: Substring = ""
    for line in list.split(separator: "\n") {
      let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
      guard words.count > 1 else { continue }
      switch (words[0], section) {
      case ("!", _): section = words[1]
      case (let name, "layout"): variants[String(name), default: []] += []
      case (let name, "variant"):
        let layout = words[1].prefix { $0 != ":" }
        variants[String(layout), default: []].append(String(name))
      default: break
      }
    }
  }

  /// Returns the fault in a layout's name.
  ///
  /// - Parameter name: A name of a profile, such as `us`, `us(dvorak)` or `us,ru`.
  /// - Returns: The fault with its remedy; `nil` where all layouts of the name are installed.
  package func fault(of name: String) -> KeyboardError? {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard parts.count <= KeyboardData.mostLayouts else {
      return KeyboardError(
        found: "\(Quoted.text(name)) has \(parts.count) keyboard layouts, at most"
          + " \(KeyboardData.mostLayouts) are taken", remedy: "leave some out")
    }
    if let missing = parts.first(where: { $0.isEmpty || !has($0) }) { return fault(missing, name) }
    return has(name) ? nil : fault(name, name)
  }

  // One layout that is not here, of all that the profile says.
  private func fault(_ part: String, _ name: String) -> KeyboardError {
    let layout = String(part.prefix { $0 != "(" })
    let variant = part.dropFirst(layout.count + 1).prefix { $0 != ")" }
    if part != layout, has(layout) {
      let known = variants[layout] ?? []
      let nearest = Spelling.nearest(to: String(variant), among: known)
      return KeyboardError(
        found: "the keyboard layout \(Quoted.text(layout)) has no variant"
          + " \(Quoted.text(String(variant)))",
        remedy: nearest.map { "did you mean \(Quoted.text("\(layout)(\($0))"))?" }
          ?? (known.isEmpty ? "it has none" : "it has: \(known.sorted().joined(separator: ", "))"))
    }
    let nearest = Spelling.nearest(to: layout, among: variants.keys.sorted())
    return KeyboardError(
      found: "there is no keyboard layout \(Quoted.text(part))"
        + (part == name ? "" : ", which \(Quoted.text(name)) names"),
      remedy: nearest.map { "did you mean \(Quoted.text($0))?" }
        ?? "name one of xkb's, such as us or de: xkb's rules/evdev.lst lists them")
  }
}

/// A fault in the name of a keyboard layout.
package struct KeyboardError: Hashable, Sendable {
  /// The fault, as a clause of a message.
  package let found: String
  /// The remedy, as a clause of a message.
  package let remedy: String
}
