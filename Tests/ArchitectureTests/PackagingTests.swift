import Foundation
import Testing

/// What packages for other systems say of this source: its paths, its licence, its number.
@Suite struct PackagingTests {
  private func text(_ path: String) throws -> String {
    try Repository.lines(of: path).joined(separator: "\n")
  }

  private var version: String {
    get throws {
      let source = try text("Sources/TelltaleCommands/Support/ProgramVersion.swift")
      let rest = try #require(source.components(separatedBy: "static let text = \"").last)
      return String(rest.prefix { $0 != "\"" })
    }
  }

  @Test func `all packages have the number of the release`() throws {
    let version = try version
    #expect(try text("packaging/debian/changelog").hasPrefix("telltale (\(version)) "))
    #expect(
      try text("packaging/buildroot/package/telltale/telltale.mk").contains(
        "TELLTALE_VERSION = \(version)\n"))
    let recipe = "packaging/yocto/recipes-telltale/telltale/telltale_\(version).bb"
    #expect(try !Repository.lines(of: recipe).isEmpty)
  }

  @Test func `the recipe of Yocto names the licence as it is, and files that are there`() throws {
    let recipe = try text("packaging/yocto/recipes-telltale/telltale/telltale_\(version).bb")
    let sum = Process(), pipe = Pipe()
    sum.executableURL = URL(fileURLWithPath: "/usr/bin/md5sum")
    sum.arguments = [Repository.root.appendingPathComponent("LICENSE").path]
    sum.standardOutput = pipe
    try sum.run()
    let printed = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(recipe.contains("file://LICENSE;md5=\(printed.prefix(32))\""))
    let files = recipe.components(separatedBy: "${S}/").dropFirst().map {
      $0.prefix { !" \"\n".contains($0) }
    }
    #expect(files.count >= 5)
    for file in files {
      let path = Repository.root.appendingPathComponent(String(file)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
    let dependencies = [
      "libdrm", "libevdev", "libxkbcommon", "libyaml", "harfbuzz", "freetype", "fribidi", "libthai",
      "qrencode",
    ]
    for name in dependencies { #expect(recipe.contains(name)) }
  }

  @Test func `the service does not start before the unit is told what it is`() throws {
    for unit in ["telltale.service", "telltale.socket"] {
      let lines = try Repository.lines(of: "systemd/\(unit)")
      #expect(lines.contains("ConditionPathExists=|/etc/telltale/telltale.yaml"), "\(unit)")
      #expect(
        lines.contains("ConditionDirectoryNotEmpty=|/etc/telltale/telltale.yaml.d"), "\(unit)")
    }
  }
}
