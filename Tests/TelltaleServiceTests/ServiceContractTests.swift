import TelltaleServiceClient
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

@Suite struct ServiceContractTests {
  @Test func `the contract breaks nothing that its first edition has`() throws {
    let path = Files.path("Tests/Fixtures/Varlink/io.telltale.1.varlink")
    let first = try VarlinkInterface(String(contentsOfFile: path, encoding: .utf8))
    let present = try VarlinkInterface(ServiceContract.text)
    #expect(present.breaks(with: first) == [])
  }

  @Test func `the file beside the schemas is the contract`() throws {
    let path = Files.path("schemas/io.telltale.varlink")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == ServiceContract.text, "run tools/schemas"
    )
  }

  @Test func `each method of the contract is one that the service does`() throws {
    let contract = try VarlinkInterface(ServiceContract.text)
    #expect(contract.name == ServiceContract.name)
    #expect(Set(contract.methods.keys) == Set(ServiceMethod.all.map(\.name)))
    for method in ServiceMethod.all {
      #expect(contract.methods[method.name]?.input == method.parameters, "\(method.name)")
      #expect(contract.methods[method.name]?.output == method.gives, "\(method.name)")
    }
  }

  @Test(arguments: [
    ServiceError.invalidScene(SceneRefusal(lines: ["a", "b"])),
    .notAllowed("because", remedy: "do this"), .appShown(user: 7, unit: "a.service"),
    .appShown(user: 7, unit: nil), .upgradeExpected, .busy("much", wait: 12),
    .noSuchQuestion("3"), .unanswered("gone", wasShown: true), .notRecorded("full"),
  ])
  func `an error is read as it was told, and is as the contract has it`(error: ServiceError) throws
  {
    let contract = try VarlinkInterface(ServiceContract.text)
    #expect(ServiceError(try VarlinkReply(Array(error.reply.bytes.dropLast()))) == error)
    let fields = try #require(contract.errors[error.kind.rawValue])
    #expect(contract.fault(in: error.reply.parameters, as: fields) == nil)
  }
}
