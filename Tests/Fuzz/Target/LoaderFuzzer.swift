import Glibc
import TelltaleFuzz
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// The loader under libFuzzer: `tools/fuzz/run` builds and starts it.
@main
enum LoaderFuzzer {
  nonisolated(unsafe) static var oracle: LoaderOracle?
  nonisolated(unsafe) static var turn = 0

  static func main() {
    let path = SearchPath(folders: ["Platforms"])
    let library = ProfileLibrary(path: path)
    let names = library.names().filter { !library.isAbstract($0) }
    let profiles = names.compactMap { try? library.load($0).profile }
    guard !profiles.isEmpty, let lexicons = try? LexiconLibrary(path: path).load() else {
      complain("no profiles; run it at the top of the project")
      exit(64)
    }
    oracle = LoaderOracle(profiles: profiles, lexicons: lexicons, patience: 1_000)
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      drive(&count, &arguments) { data, size in
        LoaderFuzzer.turn &+= 1
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        if let fault = LoaderFuzzer.oracle?.fault(
          bytes, turn: bytes.count &+ LoaderFuzzer.turn % 16)
        {
          complain(fault)
          abort()
        }
        return 0
      })
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
