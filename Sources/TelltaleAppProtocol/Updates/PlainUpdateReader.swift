import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads updates of one plain value.
struct PlainUpdateReader {
  /// The update; `nil` where there is none, or after a complaint.
  func update(_ entry: YAMLEntry, in context: inout SceneContext) -> AppUpdate? {
    let node = entry.value
    switch entry.key {
    case "driving": return driving(node, in: &context).map(AppUpdate.driving)
    case "theme":
      return context.required(ValueReader<Appearance>.choice, node).map(AppUpdate.appearance)
    case "text-size": return context.required(.number(1...2), node).map(AppUpdate.textSize)
    case Aid.highContrast.rawValue: return aid(.highContrast, node, in: &context)
    case Aid.boldText.rawValue: return aid(.boldText, node, in: &context)
    case Aid.reduceMotion.rawValue: return aid(.reduceMotion, node, in: &context)
    case "pop":
      if node.text == "all" { return .popAll }
      return demand(node, in: &context, or: " or \"all\"") ? .pop : nil
    case "ping":
      _ = demand(node, in: &context)
      return nil
    case "heartbeat":
      if node.isNull { return .heartbeat(milliseconds: nil) }
      return context.value(.integer(100...Limits.heartbeatMilliseconds), node).map {
        .heartbeat(milliseconds: $0)
      }
    case "idle":
      if node.isNull { return .idle(milliseconds: nil) }
      return context.value(.integer(1000...Limits.idleMilliseconds), node).map {
        .idle(milliseconds: $0)
      }
    default: return nil
    }
  }

  /// A word that nobody knows means the most restricted state, as silence does.
  private func driving(_ node: YAMLNode, in context: inout SceneContext) -> DrivingState? {
    guard case .scalar = node.value else {
      return context.required(ValueReader<DrivingState>.choice, node)
    }
    return node.text.flatMap(DrivingState.init(rawValue:)) ?? .unknown
  }

  private func aid(
    _ aid: Aid, _ node: YAMLNode, in context: inout SceneContext
  ) -> AppUpdate? {
    context.required(.flag, node).map { .aid(aid, $0) }
  }

  /// True for what can only be asked for.
  private func demand(
    _ node: YAMLNode, in context: inout SceneContext, or others: String = ""
  ) -> Bool {
    if node.boolean == true { return true }
    context.complaints.add(node.location, "found \(node.summary), expected true\(others)")
    return false
  }
}
