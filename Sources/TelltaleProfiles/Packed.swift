/// A value that can be written down as bytes, and had back from them without being understood anew.
protocol Packed: Sendable {
  /// The value that was written last; some value where the bytes are no such one, which the reader
  /// remembers.
  init(from bytes: inout PackedReader)

  func pack(into bytes: inout PackedWriter)
}

/// Writes values one after the other.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  /// Bytes as they are.
  mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

  /// A number, in as few bytes as it needs: seven bits in each, the last one with its top bit clear.
  mutating func add(_ number: UInt) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads values in the order in which they were written. What is missing or wrong is told at the
/// end, by `isBroken`; until then it reads as zero or nothing.
struct PackedReader {
  private let bytes: [UInt8]
  private var next = 0
  private(set) var isBroken = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True once everything was read, and after a fault.
  var isAtEnd: Bool { next == bytes.count }

  /// Remembers that the bytes are no such value.
  mutating func fail() {
    isBroken = true
    next = bytes.count
  }

  /// The next byte.
  mutating func byte() -> UInt8 {
    guard next < bytes.count else {
      fail()
      return 0
    }
    next += 1
    return bytes[next - 1]
  }

  /// So many bytes as they are; none where there are not as many.
  mutating func slice(_ count: Int) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - next else {
      fail()
      return []
    }
    next += count
    return bytes[(next - count)..<next]
  }

  /// A number that `PackedWriter` wrote.
  mutating func number() -> UInt {
    var (number, shift) = (UInt(0), UInt(0))
    while true {
      let byte = byte()
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
      guard shift < 64 else {
        fail()
        return 0
      }
    }
  }

  /// How many values follow; each of them takes a byte at least.
  mutating func count() -> Int {
    let count = number()
    guard count <= UInt(bytes.count - next) else {
      fail()
      return 0
    }
    return Int(count)
  }
}

// MARK: Numbers and texts

extension Int: Packed {
  init(from bytes: inout PackedReader) {
    let number = bytes.number()
    self = Int(bitPattern: number >> 1) ^ -Int(number & 1)
  }

  func pack(into bytes: inout PackedWriter) {
    bytes.add(UInt(bitPattern: (self << 1) ^ (self >> (Int.bitWidth - 1))))
  }
}

extension UInt16: Packed {
  init(from bytes: inout PackedReader) { self = UInt16(truncatingIfNeeded: bytes.number()) }
  func pack(into bytes: inout PackedWriter) { bytes.add(UInt(self)) }
}

extension Bool: Packed {
  init(from bytes: inout PackedReader) { self = bytes.byte() != 0 }
  func pack(into bytes: inout PackedWriter) { bytes.add(self ? 1 : 0) }
}

extension Double: Packed {
  init(from bytes: inout PackedReader) {
    self.init(bitPattern: bytes.slice(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  func pack(into bytes: inout PackedWriter) {
    bytes.add((0..<8).map { UInt8(truncatingIfNeeded: bitPattern >> (56 - 8 * $0)) })
  }
}

extension String: Packed {
  init(from bytes: inout PackedReader) {
    self.init(decoding: bytes.slice(bytes.count()), as: UTF8.self)
  }

  func pack(into bytes: inout PackedWriter) {
    bytes.add(UInt(utf8.count))
    bytes.add(utf8)
  }
}

// MARK: Several values

extension Optional: Packed where Wrapped: Packed {
  init(from bytes: inout PackedReader) { self = Bool(from: &bytes) ? Wrapped(from: &bytes) : nil }

  func pack(into bytes: inout PackedWriter) {
    (self != nil).pack(into: &bytes)
    self?.pack(into: &bytes)
  }
}

extension Array: Packed where Element: Packed {
  init(from bytes: inout PackedReader) {
    self = []
    let count = bytes.count()
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &bytes)) }
  }

  func pack(into bytes: inout PackedWriter) {
    bytes.add(UInt(count))
    for element in self { element.pack(into: &bytes) }
  }
}

extension Dictionary: Packed where Key: Packed, Value: Packed {
  init(from bytes: inout PackedReader) {
    let count = bytes.count()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = Key(from: &bytes)
      self[key] = Value(from: &bytes)
    }
  }

  /// In the order of their bytes: a dictionary's own is another one in each process, and packages have to come out the same.
  func pack(into bytes: inout PackedWriter) {
    bytes.add(UInt(count))
    let entries = map { key, value in
      var entry = PackedWriter()
      key.pack(into: &entry)
      value.pack(into: &entry)
      return entry.bytes
    }
    for entry in entries.sorted(by: { $0.lexicographicallyPrecedes($1) }) { bytes.add(entry) }
  }
}

/// A word of an enumeration is its place among all of them.
extension Packed where Self: CaseIterable & Equatable, AllCases == [Self] {
  init(from bytes: inout PackedReader) {
    let (index, all) = (Int(bytes.byte()), Self.allCases)
    if index >= all.count { bytes.fail() }
    self = all[index < all.count ? index : 0]
  }

  func pack(into bytes: inout PackedWriter) {
    bytes.add([UInt8(Self.allCases.firstIndex(of: self) ?? 0)])
  }
}
