import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// What a client wants to have asked.
package struct AskCall {
  /// A scene file in YAML or JSON.
  var text: String
  var language: String?
  var priority: QuestionPriority
  /// Milliseconds.
  var limit: Int?
  var key: String?

  /// From a millisecond to a day.
  static let limits = 1...86_400_000
  private static let longestKey = 128

  /// Reads parameters that are as the contract has them; throws the name of one whose value cannot be taken.
  init(_ parameters: JSONValue) throws(ServiceRefusal) {
    switch (parameters["scene"] ?? .null, parameters["text"]?.string) {
    case (.null, let text?): self.text = text
    case (let scene, nil) where scene != .null: text = scene.line
    default: throw .parameter("scene")
    }
    language = parameters["language"]?.string
    if let language, Language(checking: language) == nil {
      throw .parameter("language")
    }
    priority = parameters["priority"]?.string.flatMap(QuestionPriority.init) ?? .normal
    limit = parameters["timeoutMilliseconds"]?.integer
    if let limit, !Self.limits.contains(limit) {
      throw .parameter("timeoutMilliseconds")
    }
    key = parameters["key"]?.string
    if let key, !Self.isKey(key) { throw .parameter("key") }
  }

  /// True for a name that a question may have: what moves a cursor or begins a line is in none.
  package static func isKey(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= longestKey
      && !key.unicodeScalars.contains {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
  }
}
