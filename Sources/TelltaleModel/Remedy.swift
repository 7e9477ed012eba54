/// Remedies as they stand behind what they are for.
package enum Remedy {
  /// A sentence as the end of another: `Name the thing.` is `name the thing`. What begins with a name or a
  /// quote stays, and so do several sentences but for their first letter.
  package static func clause(_ remedy: String) -> String {
    let letters = remedy.unicodeScalars
    guard let first = letters.first, ("A"..."Z").contains(first),
      let second = letters.dropFirst().first, ("a"..."z").contains(second)
    else { return remedy }
    let clause = first.properties.lowercaseMapping + String(remedy.dropFirst())
    let isOne = clause.hasSuffix(".") && clause.firstIndex(of: ".") == clause.lastIndex(of: ".")
    return isOne ? String(clause.dropLast()) : clause
  }
}
