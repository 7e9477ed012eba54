import Testing

@testable import TelltaleSyntax

/// Texts that other readers take for numbers.
@Suite struct NumberTextTests {
  @Test(arguments: [
    "1e999", "1e3", "NaN", ".nan", ".inf", "-0", "-0.0", "010", "0x1F", "0o17", "1_000", "+1", "",
    "-", "1.", ".5", "99999999999999999999", "9223372036854775808", "no", "\u{0663}",
  ])
  func `what is not written as a decimal number is none`(text: String) {
    #expect(YAMLNode.integer(text) == nil)
    if text != "9223372036854775808" { #expect(YAMLNode.number(text) == nil) }
  }

  @Test func `numbers are read exactly up to their ends`() {
    #expect(YAMLNode.integer("9223372036854775807") == .max)
    #expect(YAMLNode.integer("-9223372036854775808") == .min)
    #expect(YAMLNode.number("0.25") == 0.25 && YAMLNode.number("-3") == -3)
  }
}
