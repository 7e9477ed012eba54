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

  @Test func `its words are those of the program`() throws {
    let contract = try VarlinkInterface(ServiceContract.text)
    #expect(contract.name == ServiceContract.name)
    #expect(contract.types["Priority"] == .enumeration(QuestionPriority.allCases.map(\.rawValue)))
    #expect(
      Set(contract.methods.keys) == [
        "Ask", "OpenApp", "Set", "Withdraw", "List", "Audit", "Describe",
      ])
  }
}
