import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// The thing to show: a scene file, a scene as text, or a question in a few words.
///
/// A literal is the path of a file: `screen.ask("route.yaml")`.
public struct Scene: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Origin: Hashable {
    case file(String)
    case text(String, name: String)
  }

  private let origin: Origin

  private init(_ origin: Origin) { self.origin = origin }

  /// A scene file.
  ///
  /// - Parameter path: Where it is; relative to the working folder, if it has no slash in front.
  ///   Pictures and pages that it names are looked for beside it.
  public init(stringLiteral path: String) { self.init(.file(path)) }

  /// A scene file, in YAML or JSON.
  ///
  /// - Parameter path: Where it is; relative to the working folder, if it has no slash in front.
  ///   Pictures and pages that it names are looked for beside it.
  /// - Returns: The scene; the file is read when it is shown.
  public static func file(_ path: String) -> Scene { Scene(.file(path)) }

  /// A scene that the program has itself. It can name no pictures.
  ///
  /// - Parameters:
  ///   - text: YAML or JSON, as in a file.
  ///   - name: What messages about it call it in place of a path.
  /// - Returns: The scene; it is read when it is shown.
  public static func text(_ text: String, name: String = "scene") -> Scene {
    Scene(.text(text, name: name))
  }

  /// A question in a few words. Cancel is called what the platform and the language call it.
  ///
  /// ```swift
  /// .question("Delete This Route?", buttons: [.destructive("Delete", id: "delete"), .cancel])
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: What else there is to know, in a sentence or two.
  ///   - buttons: What can be answered; where each stands is the platform's business.
  /// - Returns: The scene; the guidelines judge it when it is asked, as they do a file.
  public static func question(
    _ title: String, message: String? = nil, buttons: [Button]
  ) -> Scene {
    var alert: [JSONValue.Member] = [.init("title", .string(title))]
    if let message { alert.append(.init("message", .string(message))) }
    alert.append(.init("buttons", .array(buttons.map(\.value))))
    return .text(JSONValue.object([.init("alert", .object(alert))]).line, name: "question")
  }

  /// A button of a question.
  public struct Button: Hashable, Sendable {
    let value: JSONValue

    private init(_ members: [JSONValue.Member]) { value = .object(members) }

    /// Goes ahead.
    ///
    /// - Parameters:
    ///   - title: What stands on it.
    ///   - id: What ``Answer/chosen(_:fields:)`` calls it; without one, its title.
    /// - Returns: The button.
    public static func choice(_ title: String, id: String? = nil) -> Button {
      Button(members(title, id))
    }

    /// Goes ahead and destroys something. Beside it there has to be a way out.
    ///
    /// - Parameters:
    ///   - title: What stands on it.
    ///   - id: What ``Answer/chosen(_:fields:)`` calls it; without one, its title.
    /// - Returns: The button.
    public static func destructive(_ title: String, id: String? = nil) -> Button {
      Button(members(title, id) + [.init("role", "destructive")])
    }

    /// Leaves everything as it is; answers ``Answer/cancelled``.
    public static let cancel = Button([.init("role", "cancel")])

    private static func members(_ title: String, _ id: String?) -> [JSONValue.Member] {
      [.init("title", .string(title)), .init("id", .string(id ?? title))]
    }
  }
}

extension Scene {
  /// Where it can be told apart from others of its kind between two starts.
  var path: String {
    switch origin {
    case .file(let path): path
    case .text(_, let name): name
    }
  }

  /// The path of the file that it stands in, where it stands in one.
  var file: String? {
    if case .file(let path) = origin { path } else { nil }
  }

  /// What it says, in YAML or JSON, read from its file where it stands in one.
  var text: String {
    get throws(RuntimeError) {
      switch origin {
      case .file(let path): try ServiceCaller.text(ofScene: path)
      case .text(let text, _): text
      }
    }
  }

  /// Reads it and has it judged for a device.
  func load(for device: Device) throws(RuntimeError) -> ShownScene {
    let source =
      switch origin {
      case .file(let path): SceneSource(path)
      case .text(let text, let name): SceneSource(name: name, text: text)
      }
    return try ShownScene(
      source.load(device.platform, language: device.settings.lang), on: device.platform)
  }
}
