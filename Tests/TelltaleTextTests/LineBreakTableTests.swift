import Foundation
import Testing

/// The generated table is what its tool writes today.
@Suite("Line break table")
struct LineBreakTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let table = "Sources/TelltaleText/LineBreaking/LineBreakTable.swift"

  /// Another release of the package may bring the data of another Unicode, from which the table is not made.
  @Test(
    "is fresh", .enabled(if: hasItsUnicode, "no unicode-data of the table's version is installed"))
  func fresh() throws {
    let written = try Self.perl([Self.root.appending(path: "tools/unicode/line-break-table").path])
    #expect(
      try written == Self.checkedIn(),
      "tools/unicode/line-break-table > \(Self.table), or mend the tool")
  }

  private static var hasItsUnicode: Bool {
    guard
      let data = try? String(contentsOfFile: "/usr/share/unicode/LineBreak.txt", encoding: .utf8),
      let name = data.split(separator: "\n").first, name.hasPrefix("# LineBreak-"),
      let table = try? checkedIn()
    else { return false }
    let version = name.dropFirst("# LineBreak-".count).dropLast(".txt".count)
    return table.hasPrefix("// Written by tools/unicode/line-break-table from Unicode \(version);")
  }

  private static func checkedIn() throws -> String {
    try String(contentsOf: root.appending(path: table), encoding: .utf8)
  }

  private static func perl(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/perl")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : ""
  }
}
