import Testing

@testable import TelltaleLint

@Suite struct MarkdownTests {
  @Test func `what Markdown would act on is escaped, outside of backticks`() {
    #expect(Markdown.text("a\\b|c*d_e<f>g[h]i") == "a\\\\b\\|c\\*d\\_e\\<f>g\\[h\\]i")
    #expect(Markdown.text("*a* `*b*|c` _d_ `e") == "\\*a\\* `*b*\\|c` \\_d\\_ `e")
    #expect(Markdown.text("``|") == "``\\|")
    #expect(Markdown.text("") == "" && Markdown.text("plain (text), #1!") == "plain (text), #1!")
  }

  @Test func `a block has a fence of its own and ends its last line`() {
    #expect(Markdown.block("a", "yaml") == "```yaml\na\n```\n")
    #expect(Markdown.block("a\n") == "```\na\n```\n")
    #expect(Markdown.block("```\nb") == "````\n```\nb\n````\n")
    #expect(Markdown.block("``") == "```\n``\n```\n")
    #expect(Markdown.block("") == "```\n\n```\n")
  }
}
