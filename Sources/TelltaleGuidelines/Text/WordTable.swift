/// Words in one text, searched where it stands, so that they cost nothing before they are asked for.
enum WordTable {
  /// Whether a word is one of the list, whose words stand in the order of their bytes, a space between them.
  static func has(_ word: String, in list: StaticString) -> Bool {
    let wanted = Array(word.utf8)
    return list.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
        var end = start
        while end < high, bytes[end] != UInt8(ascii: " ") { end += 1 }
        let found = bytes[start..<end]
        if found.elementsEqual(wanted) { return true }
        if found.lexicographicallyPrecedes(wanted) {
          low = end + 1
        } else {
          high = max(low, start - 1)
        }
      }
      return false
    }
  }
}
