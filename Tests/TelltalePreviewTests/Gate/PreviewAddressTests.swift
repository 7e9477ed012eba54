import TelltalePreview
import Testing

@Suite struct PreviewAddressTests {
  @Test func `secrets are 128 bits, and new each time`() {
    let secrets = (0..<50).map { _ in PreviewAddress.newSecret() }
    #expect(Set(secrets).count == 50)
    for secret in secrets {
      #expect(secret.utf8.count == 32)
      #expect(secret.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }
  }

  @Test func `the address names the loopback interface and ends in the secret`() {
    #expect(PreviewAddress(port: 80, secret: "ab").url == "http://127.0.0.1:80/ab/")
  }
}
