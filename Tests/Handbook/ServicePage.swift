import TelltaleServiceClient
import TelltaleVarlink

@testable import TelltaleService

/// The page of the service's methods, types and errors.
enum ServicePage {
  static let path = "docs/service-methods.md"

  static var text: String {
    let head = """
      <!-- Written by tools/reference; not to be edited. -->

      # What the service can be asked

      Methods of the interface `\(ServiceContract.name)`, by Varlink; [service.md](service.md) says how they are called.
      The contract is [schemas/io.telltale.varlink](../schemas/io.telltale.varlink).

      | method | what it does |
      |---|---|

      """
    let table = ServiceMethod.all.map {
      "| [`\($0.name)`](#\($0.name.lowercased())) | \($0.summary) |\n"
    }
    return head + table.joined() + ServiceMethod.all.map(section).joined() + errors
  }

  private static func section(_ method: ServiceMethod) -> String {
    let errors = method.errors.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return """

      ## \(method.name)

      \(method.words)

      """ + list("Parameters", method.parameters) + list("Reply", method.gives)
        + (errors.isEmpty ? "" : "\nErrors: \(errors).\n")
  }

  private static func list(_ title: String, _ fields: [VarlinkField]) -> String {
    guard !fields.isEmpty else { return "" }
    let rows = fields.map { field in
      guard case .optional(let type) = field.type else {
        return "| `\(field.name)` | \(told(field.type)) | always |\n"
      }
      return "| `\(field.name)` | \(told(type)) | may be left out |\n"
    }
    return "\n| \(title.lowercased()) | type | |\n|---|---|---|\n" + rows.joined()
  }

  private static func told(_ type: VarlinkType) -> String {
    switch type {
    case .bool, .int, .float, .string, .object: "\(type)"
    case .named(let name): "`\(name)`"
    case .enumeration(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .record(let fields):
      fields.map { "`\($0.name)`: \(told($0.type))" }.joined(separator: ", ")
    case .array(let type): "list of \(told(type))"
    case .dictionary(let type): "names with \(told(type))"
    case .optional(let type): "\(told(type)), may be left out"
    }
  }

  private static var errors: String {
    let types = ServiceContract.types.map { "| `\($0.name)` | \(told($0)) |\n" }
    let rows = ServiceError.Kind.allCases.map { "| `\($0.rawValue)` | \($0.remedy) |\n" }
    return """

      ## Types

      | type | is |
      |---|---|

      """ + types.joined() + """

        ## Errors

        Any call may be answered by `Busy`.

        | error | what to do |
        |---|---|

        """ + rows.joined()
  }

  private static func told(_ definition: VarlinkDefinition) -> String {
    switch definition.kind {
    case .type(let type): told(type)
    case .method, .error: definition.name
    }
  }
}
