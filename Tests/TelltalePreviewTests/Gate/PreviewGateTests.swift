import TelltalePreview
import Testing

@Suite struct PreviewGateTests {
  private static let secret = "0123456789abcdef0123456789abcdef"
  private let gate = PreviewGate(
    PreviewAddress(port: 4242, secret: secret), files: ["", "preview.js"])

  private func judge(
    _ path: String, method: String = "GET", hosts: [String] = ["127.0.0.1:4242"],
    origins: [String] = [], sites: [String] = []
  ) -> PreviewGate.Verdict {
    gate.judge(
      PreviewGate.Request(
        method: method, path: path, hosts: hosts, origins: origins, sites: sites))
  }

  private func status(_ verdict: PreviewGate.Verdict) -> Int? {
    if case .refused(let status, _) = verdict { status } else { nil }
  }

  @Test func `the page gets its files, by both names of this machine`() {
    #expect(judge("/\(Self.secret)/") == .file(""))
    #expect(judge("/\(Self.secret)/preview.js") == .file("preview.js"))
    #expect(judge("/\(Self.secret)/", hosts: ["LocalHost:4242"]) == .file(""))
    #expect(judge("/\(Self.secret)/", sites: ["none"]) == .file(""))
    #expect(judge("/\(Self.secret)/preview.js", sites: ["same-origin"]) == .file("preview.js"))
  }

  @Test(arguments: [
    [], [""], ["127.0.0.1"], ["127.0.0.1:4243"], ["evil.example:4242"], ["127.0.0.1.evil.example"],
    ["127.0.0.1:4242", "evil.example"], ["[::1]:4242"], ["127.0.0.1:4242 "],
  ])
  func `another host is refused`(hosts: [String]) {
    #expect(status(judge("/\(Self.secret)/", hosts: hosts)) == 403)
  }

  @Test(arguments: [
    "", "/", "//", "/0123456789abcdef0123456789abcdee/", "/0123456789abcdef/", "/\(secret)",
    "\(secret)/", "/\(secret)x/", "/\(secret)/app.yaml", "/\(secret)/../preview.js",
    "/\(secret)/%2e%2e/preview.js", "/\(secret)//", "/\(secret)/preview.js?raw",
    "http://127.0.0.1:4242/\(secret)/", "/\(secret.uppercased())/",
  ])
  func `what is no file of the page is not there`(path: String) {
    #expect(status(judge(path)) == 404)
  }

  @Test(arguments: ["POST", "HEAD", "OPTIONS", "get", ""])
  func `only GET is answered`(method: String) {
    #expect(status(judge("/\(Self.secret)/", method: method)) == 405)
  }

  @Test func `another page gets nothing, whatever it knows`() {
    let path = "/\(Self.secret)/"
    let own = "http://127.0.0.1:4242"
    #expect(judge(path, origins: [own]) == .file(""))
    for origins in [["https://evil.example"], ["null"], ["http://localhost:4242"], [own, own]] {
      #expect(status(judge(path, origins: origins)) == 403)
    }
    for site in ["cross-site", "same-site", ""] {
      #expect(status(judge(path, sites: [site])) == 403)
    }
  }

  @Test func `the socket is opened by the page alone`() {
    let path = "/\(Self.secret)/live"
    #expect(judge(path, origins: ["http://127.0.0.1:4242"]) == .live)
    #expect(status(judge(path)) == 403)
    #expect(status(judge(path, origins: ["http://127.0.0.1:4243"])) == 403)
    #expect(status(judge("/live", origins: ["http://127.0.0.1:4242"])) == 404)
  }
}
