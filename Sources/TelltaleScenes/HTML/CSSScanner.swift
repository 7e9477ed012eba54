import TelltaleSyntax

/// Finds in a style what moves and what is fetched, by CSS's own tokens: comments, strings and
/// escapes cannot hide it, and cannot look like it.
struct CSSScanner {
  struct Fault: Hashable {
    enum What: Hashable {
      /// A property or rule by its name.
      case motion(String)
      case address(String)
    }
    var what: What
    /// Lines below the style's first.
    var line: Int
  }

  /// A property with its value, or a rule (`@supports`) without one.
  struct Declaration: Hashable {
    var name: String
    /// In small letters; what stands in quotation marks is left out.
    var value: String
    /// Lines below the style's first.
    var line: Int
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 0
  private var faults: [Fault] = []
  /// The functions that are open, innermost last.
  private var functions: [String] = []
  /// The property whose value is being read, where it is about motion.
  private var property: (name: String, line: Int)?
  private var value = ""
  /// A word that may turn out to be a property.
  private var word: (name: String, line: Int)?
  private var isImport = false
  /// Everything that is declared, where that is wanted.
  private var declarations: [Declaration]?

  static func faults(_ style: String) -> [Fault] {
    var scanner = CSSScanner(style)
    scanner.scan()
    return scanner.faults
  }

  /// All that a style declares, in its order.
  static func declarations(_ style: String) -> [Declaration] {
    var scanner = CSSScanner(style)
    scanner.declarations = []
    scanner.scan()
    return scanner.declarations ?? []
  }

  private init(_ style: String) { scalars = Array(style.unicodeScalars) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func peek(_ distance: Int = 1) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func step() {
    if current == "\n" { line += 1 }
    index += 1
  }

  private mutating func scan() {
    while let scalar = current {
      switch scalar {
      case "/" where peek() == "*": skipComment()
      case "\"", "'": readString(scalar)
      case "@": readAtRule()
      case "(", "[": open("")
      case ")", "]":
        _ = functions.popLast()
        value.unicodeScalars.append(scalar)
        step()
      case ";", "{", "}": endValue()
      case ":": readColon()
      case _ where startsName(scalar): readName()
      default:
        if scalar.value > 0x20 { word = nil }
        value.unicodeScalars.append(scalar)
        step()
      }
    }
    endValue()
  }

  private mutating func skipComment() {
    step()
    step()
    while current != nil, !(current == "*" && peek() == "/") { step() }
    if current != nil {
      step()
      step()
    }
  }

  // MARK: Names

  private func startsName(_ scalar: Unicode.Scalar) -> Bool {
    isNamePart(scalar) || scalar == "\\" && peek() != "\n"
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: scalar.value >= 0x80
    }
  }

  /// A name with its escapes undone, in lower case.
  private mutating func name() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = current {
      if scalar == "\\", peek() != "\n" {
        step()
        name.append(escaped())
      } else if isNamePart(scalar) {
        name.append(scalar)
        step()
      } else {
        break
      }
    }
    return String(name).lowercased()
  }

  /// What stands for the escape whose backslash has been read.
  private mutating func escaped() -> Unicode.Scalar {
    var digits = ""
    while digits.count < 6, let scalar = current, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      step()
    }
    guard !digits.isEmpty else {
      let scalar = current ?? "\u{FFFD}"
      step()
      return scalar
    }
    if let scalar = current, [" ", "\t", "\n"].contains(scalar) { step() }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  private mutating func readName() {
    let place = line
    let name = name()
    if current == "(" {
      word = nil
      if name == "url" { readURL() } else { open(name) }
      return
    }
    word = (name, place)
    value += name
  }

  private mutating func open(_ function: String) {
    functions.append(function)
    value += function + "("
    step()
  }

  private mutating func readColon() {
    if property == nil, functions.isEmpty, let word,
      declarations != nil || Self.isMotion(word.name)
    {
      property = word
      value = ""
    } else {
      value += ":"
    }
    word = nil
    step()
  }

  private mutating func readAtRule() {
    let place = line
    step()
    let name = name()
    isImport = name == "import"
    if name.hasSuffix("keyframes") { add(.motion("@\(name)"), at: place) }
    declarations?.append(Declaration(name: "@\(name)", value: "", line: place))
  }

  /// At the end of a declaration it is known whether its value lets anything move.
  private mutating func endValue() {
    // What a brace follows was a selector, such as `a:hover`.
    if let property, current != "{" {
      declarations?.append(Declaration(name: property.name, value: value, line: property.line))
    }
    if let property, Self.isMotion(property.name) {
      let words = value.split(whereSeparator: \.isWhitespace)
      let still: Set<Substring> = ["none", "initial", "unset", "revert", "0s", "0", "0ms"]
      let given = words.filter { $0 != "!important" && $0 != "!" && $0 != "important" }
      if given.contains(where: { !still.contains($0) }) {
        add(.motion(property.name), at: property.line)
      }
    }
    property = nil
    word = nil
    value = ""
    isImport = false
    functions = []
    step()
  }

  private static func isMotion(_ property: String) -> Bool {
    var name = property[...]
    for prefix in ["-webkit-", "-moz-", "-o-", "-ms-"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    return name == "animation" || name.hasPrefix("animation-") || name == "transition"
      || name.hasPrefix("transition-")
  }

  // MARK: Addresses

  /// Functions whose strings are addresses.
  private static let fetching: Set = [
    "src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
  ]

  private mutating func readString(_ quote: Unicode.Scalar) {
    let place = line
    step()
    var string = String.UnicodeScalarView()
    while let scalar = current, scalar != quote {
      // A string ends with its line, where nothing escapes that.
      if scalar == "\n" { break }
      step()
      if scalar == "\\" {
        if current == "\n" { step() } else { string.append(escaped()) }
      } else {
        string.append(scalar)
      }
    }
    if current == quote { step() }
    if isImport || functions.contains(where: Self.fetching.contains) {
      add(.address(String(string)), at: place)
    }
    isImport = false
    value += "\"\""
  }

  /// `url(` with or without quotes.
  private mutating func readURL() {
    let place = line
    step()
    while let scalar = current, scalar.value <= 0x20 { step() }
    if let quote = current, quote == "\"" || quote == "'" {
      functions.append("src")
      readString(quote)
      return
    }
    var address = String.UnicodeScalarView()
    while let scalar = current, scalar != ")" {
      step()
      address.append(scalar == "\\" ? escaped() : scalar)
    }
    if current == ")" { step() }
    add(.address(String(address)), at: place)
    isImport = false
    value += "url()"
  }

  private mutating func add(_ what: Fault.What, at line: Int) {
    guard faults.count < Limits.complaints else { return }
    faults.append(Fault(what: what, line: line))
  }
}
