import Testing

/// What is told where the service cannot start.
@Suite struct ServeStartTests {
  @Test func `a service that was not told what the unit is names the file that would say so`()
    throws
  {
    let folder = try Program.folder(["unit.yaml": "telltale: 1\ntheme: night\n"])
    let result = try Program.run([
      "serve", "--settings", folder + "/unit.yaml", "--state", folder + "/state", "--socket",
      folder + "/socket",
    ])
    #expect(result.code == 78 && result.output.isEmpty)
    #expect(
      result.errors.contains("\(folder)/unit.yaml names none; write `profile: kiosk`"),
      "\(result.errors)")
  }
}
