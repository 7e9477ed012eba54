import TelltaleModel
import TelltaleSyntax

/// Fixes of a file as changes of its text, for programs that make them.
struct FixChanges {
  /// One stretch of text in place of another; lines and columns of code points from 1.
  struct Change {
    var start: (line: Int, column: Int)
    var end: (line: Int, column: Int)
    var text: String
  }

  private let bytes: [UInt8]
  private let lines: TextLines
  private let editor: YAMLEditor?

  init(_ file: LintedFile) {
    bytes = file.bytes
    let hasFixes = file.findings.contains { $0.fix != nil }
    lines = TextLines(hasFixes ? file.bytes : [], .yaml)
    editor = hasFixes ? YAMLEditor(file.bytes, file: file.name) : nil
  }

  /// `nil` where the text does not let it be made.
  func change(_ fix: Fix) -> Change? {
    guard let new = editor?.applying(fix.edits) else { return nil }
    let change = TextChange(from: bytes, to: new)
    return Change(
      start: lines.place(of: change.range.lowerBound),
      end: lines.place(of: change.range.upperBound), text: change.text)
  }
}
