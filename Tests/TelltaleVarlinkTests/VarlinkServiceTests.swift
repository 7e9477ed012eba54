import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleVarlink

@Suite struct VarlinkServiceTests {
  private func service() throws -> VarlinkService {
    try VarlinkService(
      vendor: "V", product: "P", version: "1", url: "https://example.com",
      "interface io.example\nmethod Do(x: int) -> ()\n")
  }

  @Test func `a service tells what it is, and its contracts`() throws {
    let service = try service()
    let info = service.reply(to: VarlinkCall("org.varlink.service.GetInfo"))
    #expect(
      info?.parameters["interfaces"] == .strings(["org.varlink.service", "io.example"]))
    #expect(info?.parameters["product"] == "P")
    for name in ["org.varlink.service", "io.example"] {
      let call = VarlinkCall(
        "org.varlink.service.GetInterfaceDescription", ["interface": .string(name)])
      let text = service.reply(to: call)?.parameters["description"]?.string
      #expect(try VarlinkInterface(text ?? "").name == name)
    }
  }

  @Test(
    arguments: [
      ("io.example.Do", #"{"x":1}"#, nil, nil),
      ("io.example.Do", #"{"x":"1"}"#, "InvalidParameter", "x"),
      ("io.example.Do", #"{"x":1,"y":2}"#, "InvalidParameter", "y"),
      ("io.example.Dot", "{}", "MethodNotFound", "io.example.Dot"),
      ("io.other.Do", "{}", "InterfaceNotFound", "io.other"), ("Do", "{}", "InterfaceNotFound", ""),
      (
        "org.varlink.service.GetInterfaceDescription", #"{"interface":"io.other"}"#,
        "InterfaceNotFound", "io.other"
      ),
    ] as [(String, String, String?, String?)])
  func `calls that cannot be served say which part is wrong`(
    method: String, parameters: String, error: String?, what: String?
  ) throws {
    let call = VarlinkCall(method, try JSONReader.read(Array(parameters.utf8)))
    let reply = try service().reply(to: call)
    #expect(reply?.error == error.map { "org.varlink.service.\($0)" })
    #expect(reply?.parameters.members?.first?.value.string == what)
  }
}
