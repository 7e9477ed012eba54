import CShim

/// The arguments with which the process was started. Swift's `CommandLine` has none of them where
/// /proc cannot be read.
package enum ProgramArguments {
  /// The name by which the program was started; empty where the caller gave none.
  package static var name: String { telltale_argument(0).map { String(cString: $0) } ?? "" }

  /// The arguments after the name.
  package static var all: [String] { numbers.map { String(cString: telltale_argument($0)) } }

  /// The number of the first argument that is not in UTF-8, from 1; `nil` where all are.
  ///
  /// Swift replaces bytes that it cannot read, so the program would ask something else than was
  /// meant.
  package static var firstUnreadable: Int? {
    numbers.first { String(validatingCString: telltale_argument($0)) == nil }.map(Int.init)
  }

  /// The arguments after the name, with bytes that are not in UTF-8 kept (``KeptBytes``). They are
  /// for programs whose callers give names of files and output of commands.
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
