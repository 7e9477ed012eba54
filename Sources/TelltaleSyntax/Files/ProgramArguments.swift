import CShim

/// The words that the process was started with. Swift's `CommandLine` has none of them where /proc cannot be read.
package enum ProgramArguments {
  /// What the program was started as; empty where nobody said.
  package static var name: String { telltale_argument(0).map { String(cString: $0) } ?? "" }

  /// What comes after its name.
  package static var all: [String] { numbers.map { String(cString: telltale_argument($0)) } }

  /// The number of the first that is not in UTF-8: Swift replaces what it cannot read, and then something else
  /// would be asked than was meant.
  package static var firstUnreadable: Int? {
    numbers.first { String(validatingCString: telltale_argument($0)) == nil }.map(Int.init)
  }

  /// The same with the bytes that are not in UTF-8 kept (``KeptBytes``), for programs whose callers give names of files
  /// and what commands print.
  package static var withAllBytes: [String] {
    numbers.map { number in
      guard var place = telltale_argument(number) else { return "" }
      var bytes: [UInt8] = []
      while place.pointee != 0 {
        bytes.append(UInt8(bitPattern: place.pointee))
        place += 1
      }
      return KeptBytes.text(bytes)
    }
  }

  private static var numbers: Range<Int32> { 1..<max(1, telltale_argument_count()) }
}
