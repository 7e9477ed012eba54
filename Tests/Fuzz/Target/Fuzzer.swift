import Glibc
import TelltaleFuzz
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// One target under libFuzzer, the one that `TELLTALE_FUZZ_TARGET` names: `tools/fuzz/run` builds and
/// starts it.
@main
enum Fuzzer {
  nonisolated(unsafe) static var fault: ([UInt8]) -> String? = { _ in nil }

  static func main() {
    let name = getenv("TELLTALE_FUZZ_TARGET").map { String(cString: $0) } ?? "scene"
    guard let found = name == "scene" ? scenes() : FuzzTarget.named(name)?.fault else {
      let names = (["scene"] + FuzzTarget.all.map(\.name)).joined(separator: " ")
      complain("there is no target \(name); there are \(names)")
      exit(64)
    }
    fault = found
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      drive(&count, &arguments) { data, size in
        if let fault = Fuzzer.fault(Array(UnsafeBufferPointer(start: data, count: size))) {
          complain(fault)
          abort()
        }
        return 0
      })
  }

  /// The loader, on one profile after the other.
  private static func scenes() -> (([UInt8]) -> String?)? {
    let path = SearchPath(folders: ["Platforms"])
    let library = ProfileLibrary(path: path)
    let names = library.names().filter { !library.isAbstract($0) }
    let profiles = names.compactMap { try? library.load($0).profile }
    guard !profiles.isEmpty, let lexicons = try? LexiconLibrary(path: path).load() else {
      complain("no profiles; run it at the top of the project")
      exit(64)
    }
    let oracle = LoaderOracle(profiles: profiles, lexicons: lexicons, patience: 1_000)
    var turn = 0
    return { bytes in
      turn &+= 1
      return oracle.fault(bytes, turn: bytes.count &+ turn % 16)
    }
  }
}

private func complain(_ text: String) {
  let line = "fuzz: \(text)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  >,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
