@testable import TelltaleFormats
import TelltaleModel

enum ExampleScene {
  static func load(_ yaml: String) throws -> Scene {
    var complaints = Complaints(kind: .scene)
    guard let root = YAMLReader.read(Array(yaml.utf8), file: "example", complaints: &complaints) else {
      throw LoadErrors(complaints.errors)!
    }
    return Scene(
      language: root["lang"]?.text.map { Language($0) },
      inputs: list(root["inputs"]).map { Set($0.compactMap { InputKind(rawValue: $0.text ?? "") }) },
      root: .alert(alert(root["alert"]!)))
  }
  static func list(_ n: YAMLNode?) -> [YAMLNode]? {
    guard let n, case .sequence(let l) = n.value else { return nil }
    return l
  }
  static func variants(_ n: YAMLNode?) -> TextVariants? {
    guard let n else { return nil }
    if let l = list(n) { let t = l.map { TextContent($0.text ?? "") }; return TextVariants(t[0], shorter: Array(t.dropFirst())) }
    return TextVariants(TextContent(n.text ?? ""))
  }
  static func action(_ n: YAMLNode?) -> Action? {
    guard let n else { return nil }
    if let e = n["emit"]?.text { return .emit(e) }
    if let a = n["open"]?["alert"] { return .open(.alert(alert(a))) }
    return nil
  }
  static func alert(_ n: YAMLNode) -> Alert {
    Alert(
      title: variants(n["title"]) ?? "", message: n["message"]?.text.map { TextContent($0) },
      reason: n["reason"]?.text.flatMap { AlertReason(rawValue: $0) }, trigger: n["trigger"]?.text,
      buttons: (list(n["buttons"]) ?? []).map { b in
        AlertButton(title: variants(b["title"]), role: b["role"]?.text.flatMap { ButtonRole(rawValue: $0) } ?? .plain,
          isLikely: b["likely"]?.boolean ?? false, effect: b["effect"]?.text.flatMap { ButtonEffect(rawValue: $0) },
          action: action(b["action"]))
      },
      onCancel: action(n["on-cancel"]), hasGuidance: n["guidance"]?.boolean ?? false,
      isAcknowledgeOnly: n["acknowledge-only"]?.boolean ?? false,
      textClass: n["text-class"]?.text.flatMap { TextClass(rawValue: $0) })
  }
}
