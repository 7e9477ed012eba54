/// Remedies in the form that they have behind what they are for.
package enum Remedy {
  /// Returns a sentence as the end of another: `Name the thing.` is `name the thing`.
  ///
  /// - Parameter remedy: A sentence, or several.
  /// - Returns: The words without the period. Several sentences change only their first letter; a remedy that begins
  ///   with a name or a quote stays as it is.
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
