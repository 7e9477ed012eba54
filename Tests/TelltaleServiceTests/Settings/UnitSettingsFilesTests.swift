import Foundation
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// A unit's settings with drop-ins beside them.
@Suite struct UnitSettingsFilesTests {
  private func read(_ files: [String: String]) throws -> (UnitSettingsFiles, folder: String) {
    let folder = try Files.folder(files)
    return (try UnitSettingsFiles(path: "\(folder)/telltale.yaml"), folder)
  }

  @Test func `where nothing is there nothing is settled`() throws {
    let (read, _) = try read([:])
    #expect(read.settings == UnitSettings() && read.files.isEmpty && read.broken.isEmpty)
  }

  @Test func `drop-ins count after the file, in the order of their names, value by value`() throws {
    let (read, folder) = try read([
      "telltale.yaml":
        "profile: kiosk\ntheme: night\nservice: {limits: {connections: 7, open-questions: 2}}\n",
      "telltale.yaml.d/20-b.yaml": "language: ja\nservice: {limits: {open-questions: 4}}\n",
      "telltale.yaml.d/10-a.yaml":
        "language: de\ntext-size: 1.5\nservice: {clients: [{asks: low}]}\n",
      "telltale.yaml.d/30-c.txt": "nothing of ours",
    ])
    let settings = read.settings
    #expect(settings.scene.profile == "kiosk" && settings.scene.theme == .night)
    #expect(settings.scene.lang == "ja" && settings.scene.textSize == 1.5)
    #expect(settings.limits.connections == 7 && settings.limits.openQuestions == 4)
    #expect(settings.rules == [.init(asks: .low)])
    #expect(
      read.files.map { $0.dropFirst(folder.count) } == [
        "/telltale.yaml", "/telltale.yaml.d/10-a.yaml", "/telltale.yaml.d/20-b.yaml",
      ])
  }

  @Test func `what a drop-in does not speak of stays as it was`() throws {
    let (read, _) = try read([
      "telltale.yaml":
        "profile: kiosk\nhigh-contrast: true\nbold-text: true\nreduce-motion: true\n",
      "telltale.yaml.d/10-a.yaml": "language: ja\nbold-text: false\n",
    ])
    let scene = read.settings.scene
    #expect(scene.profile == "kiosk" && scene.lang == "ja" && scene.reducesMotion)
    #expect(scene.aids.highContrast && !scene.aids.boldText)
  }

  @Test func `drop-ins count without the file as well`() throws {
    let (read, _) = try read(["telltale.yaml.d/10-a.yaml": "profile: carplay\n"])
    #expect(read.settings.scene.profile == "carplay")
  }

  @Test func `whoever names a device or a profile replaces both`() throws {
    let (read, _) = try read([
      "telltale.yaml": "profile: kiosk\n",
      "telltale.yaml.d/10-a.yaml": "device: /etc/telltale/unit.yaml\n",
    ])
    #expect(read.settings.scene.profile == nil)
    #expect(read.settings.scene.device == "/etc/telltale/unit.yaml")
  }

  @Test
  func `a drop-in with a fault is left out whole and told with its place, and all others count`()
    throws
  {
    let (read, folder) = try read([
      "telltale.yaml": "profile: kiosk\n",
      "telltale.yaml.d/10-a.yaml": "theme: night\nlanguage: a b\n",
      "telltale.yaml.d/20-b.yaml": "language: de\n", "telltale.yaml.d/30-c.yaml": "service: [",
    ])
    #expect(read.settings.scene.theme == .day && read.settings.scene.lang == "de")
    #expect(read.broken.count == 2)
    #expect(
      read.complaints[0].hasPrefix("\(folder)/telltale.yaml.d/10-a.yaml:2:"), "\(read.complaints)")
    #expect(read.complaints[1].contains("30-c.yaml:2:"), "\(read.complaints)")
  }

  @Test func `a fault of the file itself is told, whatever its drop-ins say`() throws {
    #expect(throws: LoadErrors.self) {
      try read(["telltale.yaml": "profil: kiosk\n", "telltale.yaml.d/10-a.yaml": "profile: ios\n"])
    }
  }
}
