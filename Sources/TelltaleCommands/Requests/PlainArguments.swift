/// A command line in the ordinary spelling: options by their full names, each with a value that
/// cannot be taken for an option.
///
/// The argument parser takes longer than the rest of a start, because it looks its types up at run
/// time. An ordinary command line does not need it. Everything else (an abbreviation, a mistake,
/// `--help`) goes to the parser, so that it alone words what is wrong.
package struct PlainArguments {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Reads all arguments after the name of the command; `nil` for any spelling but the ordinary
  /// one.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order.
  ///   - options: The names of options with a value, without dashes.
  ///   - known: The names of options without a value, each of which may be given once.
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

  /// Returns all values of an option.
  ///
  /// - Parameter name: The name of the option, without dashes.
  /// - Returns: The values, in order; an empty array where the option was not given.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns true where an option without a value was given.
  ///
  /// - Parameter flag: The name of the option, without dashes.
  /// - Returns: False where it was not given.
  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Reads the value of an option that may be given once.
  ///
  /// - Parameters:
  ///   - name: The name of the option, without dashes.
  ///   - target: The variable that takes the value. It is not changed where the option was not
  ///     given.
  ///   - parse: Returns the value of a text; `nil` where the text is not valid.
  /// - Returns: False where the option was given twice, or its value is not valid.
  package func read<Value>(
    _ name: String, into target: inout Value, as parse: (String) -> Value?
  ) -> Bool {
    let given = all(name)
    guard let text = given.first else { return true }
    guard given.count == 1, let value = parse(text) else { return false }
    target = value
    return true
  }

  /// Reads a text that may be given once.
  ///
  /// - Parameters:
  ///   - name: The name of the option, without dashes.
  ///   - target: The variable that takes the text. It is not changed where the option was not
  ///     given.
  /// - Returns: False where the option was given twice.
  package func read(_ name: String, into target: inout String?) -> Bool {
    read(name, into: &target) { .some($0) }
  }
}
