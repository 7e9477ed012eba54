import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct ProfileListingTests {
  @Test(arguments: Platforms.names, [true, false])
  func `what is shown is the same profile in one file`(_ name: String, _ origin: Bool) throws {
    let folder = try TemporaryFolder()
    let loaded = try Platforms.library.load(name)
    let file = try folder.write("\(name).yaml", loaded.listing(origin: origin))
    #expect(try ProfileLibrary(path: SearchPath(folders: [])).load(file).profile == loaded.profile)
  }

  @Test func `each value is shown with the line it comes from`() throws {
    let loaded = try Platforms.library.load("carplay")
    let lines = loaded.listing(origin: true).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("cancel-side") })
    let place = try #require(loaded.origins["alert.cancel-side"])
    #expect(line.hasPrefix("  cancel-side: left "))
    #expect(line.hasSuffix("# \(Platforms.folder)/carplay.yaml:\(place.line)"))
  }

  @Test func `differences name both values and their places`() throws {
    let ios = try Platforms.library.load("ios")
    let tablet = try Platforms.library.load("ipados")
    let all = ios.differences(from: tablet)
    let found = try #require(all.first { $0.path == "inputs.pointer" })
    #expect(found.left?.text == "never")
    #expect(found.right?.text == "optional")
    #expect(found.right?.origin.file.hasSuffix("ipados.yaml") == true)
    #expect(!all.contains { $0.path == "alert.corner-radius-pt" })
    #expect(ios.differences(from: ios).isEmpty)
  }

  @Test func `values that only one has are differences too`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("unit.yaml", "extends: ios\ndevice: {connector: DSI-1}\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let all = try library.load("ios").differences(from: library.load(file))
    #expect(all.map(\.path) == ["device.connector"])
    #expect(all.first?.left == nil)
  }

  @Test func `text is quoted so that it comes back as it was`() {
    let place = SourceLocation(file: "f", line: 1, column: 1)
    func text(_ string: String, isPlain: Bool) -> String {
      YAMLNode(.scalar(string, isPlain: isPlain), at: place).flowText
    }
    #expect(text("true", isPlain: true) == "true")
    #expect(text("true", isPlain: false) == "\"true\"")
    #expect(text("a: b", isPlain: true) == "\"a: b\"")
    #expect(text("-3", isPlain: true) == "-3")
    #expect(text("- x", isPlain: true) == "\"- x\"")
    #expect(text("", isPlain: false) == "\"\"")
  }

  @Test func `colours too close to each other are found`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "dim.yaml", "extends: kiosk\nday: {text: \"#999999\"}\ntype: {key-size-pt: 8}\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let found = ProfileCheck.complaints(about: try library.inspect(file))
    #expect(found.allSatisfy { $0.file == file })
    #expect(found.map { $0.location?.line } == [2, 3])
    #expect(found[0].message.hasPrefix("text #999999 on ground-foot #E6E2D9 has a contrast of "))
    #expect(found[0].message.hasSuffix(", by day, at least 4.5 is needed"))
  }

  @Test func `of two colours the one that the profile sets is complained about`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("white.yaml", "extends: kiosk\nnight: {card: \"#FFFFFF\"}\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let found = ProfileCheck.complaints(about: try library.inspect(file))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.location?.description == "\(file):2:15" })
  }
}
