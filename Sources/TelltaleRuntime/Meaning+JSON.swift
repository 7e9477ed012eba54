import TelltaleLayout
import TelltaleSyntax

extension Meaning {
  /// The tree as `render --tree --json` prints it: one object for each thing, with the things inside of it in
  /// `children`. Properties that a thing does not have are left out.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [.init("role", .string(role.rawValue))]
    if let id { members.append(.init("id", .string(id))) }
    if !name.isEmpty { members.append(.init("name", .string(name))) }
    if let description { members.append(.init("description", .string(description))) }
    if let value { members.append(.init("value", .string(value))) }
    if !states.isEmpty {
      members.append(.init("states", .array(states.map { .string($0.rawValue) })))
    }
    if !actions.isEmpty {
      members.append(.init("actions", .array(actions.map { .string($0.rawValue) })))
    }
    let place: JSONValue = [
      "x": .integer(frame.x), "y": .integer(frame.y), "width": .integer(frame.width),
      "height": .integer(frame.height),
    ]
    members.append(.init("frame", place))
    if !children.isEmpty { members.append(.init("children", .array(children.map(\.json)))) }
    return .object(members)
  }
}
