/// What an address in a page refers to, read as browsers read it.
enum HTMLAddress: Hashable {
  /// A place on the page itself, by its id.
  case anchor(String)
  /// A file of the bundle, by its path.
  case file(String)
  /// Not an address but something that runs.
  case script
  /// Anything else: other machines, other folders, data.
  case elsewhere

  init(_ text: String) {
    // Tabs and line breaks inside of an address are left out, blanks and control characters at its
    // ends too.
    var scalars = Array(text.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) })
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    let start = scalars.firstIndex { $0.value > 0x20 } ?? scalars.endIndex
    var address = String.UnicodeScalarView()
    address.append(contentsOf: scalars[start...])
    self.init(clean: String(address))
  }

  private init(clean address: String) {
    if address.hasPrefix("#") {
      self = .anchor(Self.decoded(String(address.dropFirst())))
      return
    }
    if let scheme = Self.scheme(of: address) {
      let isScript = ["javascript", "vbscript", "livescript", "mocha"].contains(scheme)
      self = isScript ? .script : scheme == "bundle" ? Self.bundled(address) : .elsewhere
      return
    }
    if address.isEmpty {
      self = .anchor("")
      return
    }
    self = Self.path(address)
  }

  private static func bundled(_ address: String) -> HTMLAddress {
    path(String(address.dropFirst("bundle:".count).drop { $0 == "/" }))
  }

  /// Without what stands behind `?` and `#`.
  private static func path(_ address: String) -> HTMLAddress {
    let path = decoded(String(address.prefix { $0 != "?" && $0 != "#" }))
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return BundleFiles.isPath(plain) ? .file(plain) : .elsewhere
  }

  /// The part before the first colon, in lower case, where that is a scheme.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon]
    guard let first = scheme.utf8.first, isLetter(first) else { return nil }
    let isScheme = scheme.utf8.allSatisfy { byte in
      isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
    return isScheme ? scheme.lowercased() : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// `%20` as a blank.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let high = Character(Unicode.Scalar(source[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(source[index + 2])).hexDigitValue
      {
        bytes.append(UInt8(high * 16 + low))
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The addresses of a `srcset`: each up to a blank, with what size it has until the next comma.
  static func candidates(_ set: String) -> [String] {
    var addresses: [String] = []
    var rest = set[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return addresses }
      let address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      let bare = address.reversed().drop { $0 == "," }.reversed()
      addresses.append(String(bare))
      // A comma at its end means that no size follows.
      guard bare.count == address.count else { continue }
      rest = rest.drop { $0 != "," }
    }
  }
}
