import Testing

/// `telltale audit` and the start of `telltale serve`.
@Suite struct AuditCommandTests {
  private let journal = [
    #"{"time":1750000000123,"event":"asked","id":3,"user":1000,"group":1,"process":9,"unit":"app.service","key":"a","priority":"high","profile":"kiosk","rules":[],"text":"alert: {}"}"#,
    #"{"time":1750000001000,"event":"answered","id":3,"outcome":"chosen","choice":"go","fields":[]}"#,
    #"{"time":1750000002000,"event":"ended","id":4,"wasShown":false,"reason":"the service ended"}"#,
  ].map { $0 + "\n" }.joined()

  @Test func `what happened is told a line each`() throws {
    let folder = try Program.folder(["journal": journal])
    let all = try Program.run(["audit", "--state", folder])
    #expect(all.code == 0)
    #expect(
      all.output == """
        2025-06-15T15:06:40.123Z 3 asked user=1000 unit=app.service key=a priority=high profile=kiosk
        2025-06-15T15:06:41.000Z 3 answered outcome=chosen choice=go
        2025-06-15T15:06:42.000Z 4 ended wasShown=false reason=the service ended

        """)
    let one = try Program.run(["audit", "--state", folder, "--id", "4", "--json"])
    #expect(one.output == journal.split(separator: "\n")[2] + "\n")
  }

  @Test func `a journal that is not there is told`() throws {
    let folder = try Program.folder([:])
    let result = try Program.run(["audit", "--state", folder])
    #expect(result.code == 66)
    #expect(result.errors.contains("\(folder)/journal"), "\(result.errors)")
  }

  @Test func `settings that are wrong end the service before it takes anything`() throws {
    let folder = try Program.folder(["unit.yaml": "profile: kiosk\nservice: {client: []}\n"])
    let result = try Program.run(["serve", "--settings", "\(folder)/unit.yaml", "--state", folder])
    #expect(result.code == 78)
    #expect(result.errors.contains("\(folder)/unit.yaml:2:11"), "\(result.errors)")
    #expect(result.errors.contains("clients"))
  }

  @Test func `without a profile it says how to name one`() throws {
    let result = try Program.run(["serve", "--state", try Program.folder([:])])
    #expect(result.code == 78)
    #expect(result.errors.contains("/etc/telltale/telltale.yaml"), "\(result.errors)")
    #expect(result.errors.contains("--profile"), "\(result.errors)")
  }
}
