import TelltalePreview
import Testing

@Suite struct PreviewHeadersTests {
  @Test func `the page runs and loads nothing but its own files, and nobody frames it`() throws {
    let headers = PreviewHeaders.all(PreviewAddress(port: 4242, secret: "ab"))
    let policy = try #require(headers.first { $0.name == "Content-Security-Policy" }).value
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(policy.contains("connect-src 'self' ws://127.0.0.1:4242"))
    #expect(!policy.contains("unsafe"))
    #expect(!headers.contains { $0.name.hasPrefix("Access-Control") })
    #expect(headers.contains { $0 == ("Referrer-Policy", "no-referrer") })
  }
}
