import TelltaleModel

/// Where the parts of a question stand in a scene; made once, since each frame of it asks for them.
struct QuestionPaths: Sendable {
  static let alert = QuestionPaths(Alert.area)
  static let sheet = QuestionPaths(Alert.sheetArea)

  /// Of the whole question.
  let whole: NodePath
  let title, message: NodePath
  private let buttons: NodePath

  private init(_ whole: NodePath) {
    self.whole = whole
    title = whole.key("title")
    message = whole.key("message")
    buttons = whole.key("buttons")
  }

  /// The path of the title of a button; positions count from 0.
  func title(ofButton index: Int) -> NodePath { buttons.item(index).key("title") }
}
