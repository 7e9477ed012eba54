import Testing

/// The units of systemd, against the program that they start.
@Suite struct ServiceUnitTests {
  private func unit(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: Program.path("systemd/\(name)"), encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func `the service starts what there is, and listens where programs look for it`() throws {
    let service = try unit("telltale.service")
    #expect(service.contains("ExecStart=/usr/bin/telltale serve"))
    #expect(service.contains("Type=notify"))
    #expect(service.contains("StateDirectory=telltale"))
    #expect(try unit("telltale.socket").contains("ListenStream=/run/telltale/io.telltale"))
    #expect(try Program.run(["serve", "--help"]).code == 0)
    // Plugged devices are told of over netlink, which a network of its own would not hear.
    #expect(
      !service.contains { $0.hasPrefix("PrivateNetwork=y") || $0.hasPrefix("PrivateDevices=y") })
    #expect(service.contains("RestrictAddressFamilies=AF_UNIX AF_NETLINK"))
  }

  @Test func `the service sees whose unit asks, and nobody else sees what it keeps`() throws {
    let service = try unit("telltale.service")
    // Either hides the control groups of other users' processes, by which rules know their units.
    for key in ["ProtectProc=", "ProcSubset="] {
      let values = service.filter { $0.hasPrefix(key) }.map { $0.dropFirst(key.count) }
      #expect(values.allSatisfy { ["default", "all"].contains($0) }, "\(key)\(values)")
    }
    #expect(service.contains("StateDirectoryMode=0700") && service.contains("UMask=0077"))
  }
}
