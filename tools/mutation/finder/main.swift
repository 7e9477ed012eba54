import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Prints every place of the given Swift files where a small fault can be put in, as JSON.
//
// usage: mutation FOLDER < FILES   (paths from the folder, one a line)

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: mutation FOLDER < FILES\n".utf8))
  exit(64)
}
let folder = CommandLine.arguments[1]
var candidates: [Candidate] = []
while let file = readLine() {
  let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
  guard let tree = tree.as(SourceFileSyntax.self) else { continue }
  let finder = CandidateFinder(file: file, tree: tree)
  finder.walk(tree)
  candidates += finder.candidates
}
FileHandle.standardOutput.write(try JSONEncoder().encode(candidates))
