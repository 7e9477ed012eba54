import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// The question that a client wants to have asked.
package struct AskCall {
  /// A scene file in YAML or JSON.
  var text: String
  var language: String?
  var priority: QuestionPriority
  /// The time limit in milliseconds.
  var limit: Int?
  var key: String?

  /// The limits that are allowed: from a millisecond to a day.
  static let limits = 1...86_400_000
  private static let longestKey = 128

  /// Reads the parameters of a call, which have the contract's types. Throws the name of a parameter whose value is
  /// not allowed.
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

  /// Tests whether a text can be the key of a question.
  ///
  /// - Parameter key: A key as a client wrote it.
  /// - Returns: False for an empty or a long one (over 128 bytes), and for one with control characters or line
  ///   ends.
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
