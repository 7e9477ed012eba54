/// A command line in the ordinary spelling: options by their full names, each once, each with a
/// value that nobody can take for an option.
///
/// The argument parser takes longer than the whole rest of a start, because it looks its types up at
/// run time. What reads plainly does not need it; whatever else there is (an abbreviation, a mistake,
/// `--help`) goes to it, so that it alone words what is wrong.
package struct PlainArguments {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Reads all arguments after the command's name; nil for anything but the ordinary.
  package init?(_ arguments: some Sequence<String>, options: Set<String>, flags known: Set<String>)
  {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      guard argument.utf8.first == UInt8(ascii: "-") else {
        if argument.isEmpty { return nil }
        operands.append(argument)
        continue
      }
      guard argument.hasPrefix("--") else { return nil }
      let word = argument.dropFirst(2)
      if known.contains(String(word)) {
        guard flags.insert(String(word)).inserted else { return nil }
      } else if let sign = word.firstIndex(of: "=") {
        guard take(word[word.index(after: sign)...], for: word[..<sign], of: options) else {
          return nil
        }
      } else {
        guard let value = rest.next(), take(value[...], for: word, of: options) else { return nil }
      }
    }
  }

  private mutating func take(
    _ value: Substring, for name: Substring, of options: Set<String>
  ) -> Bool {
    guard options.contains(String(name)), let first = value.utf8.first, first != UInt8(ascii: "-")
    else { return false }
    values[String(name), default: []].append(String(value))
    return true
  }

  /// All values of an option, in order.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Puts an option's value into `target` if it was given; false if it was given twice or reads as
  /// nothing that is wanted.
  package func read<Value>(
    _ name: String, into target: inout Value, as parse: (String) -> Value?
  ) -> Bool {
    let given = all(name)
    guard let text = given.first else { return true }
    guard given.count == 1, let value = parse(text) else { return false }
    target = value
    return true
  }

  /// The same for a text, which may be any.
  package func read(_ name: String, into target: inout String?) -> Bool {
    read(name, into: &target) { .some($0) }
  }
}
