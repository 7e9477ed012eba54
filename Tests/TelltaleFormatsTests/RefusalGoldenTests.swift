import Foundation
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

/// All that files are told to have wrong with them: what, where, what to do, under which guideline, and
/// on which platforms, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct RefusalGoldenTests {
  // SCENE-UNREADABLE
  @Test func `what scenes are refused for, on every platform`() throws {
    let profiles = try Platforms.names.map { try Platforms.profile($0) }
    let report = try Approved.report(Approved.cases("Refusals/scenes.txt")) { text in
      var order: [String] = []
      var names: [String: [String]] = [:]
      for profile in profiles {
        for line in try said(text, profile) {
          if names[line] == nil { order.append(line) }
          names[line, default: []].append(profile.name)
        }
      }
      return order.map { line in
        let own = names[line] ?? []
        return line + (own.count == profiles.count ? "" : " (\(own.joined(separator: ", ")))")
      }
    }
    #expect(try Golden.changes(in: "refusals/scenes.txt", report) == [])
  }

  @Test func `what updates are refused for`() throws {
    let scene = try #require(try Scenes.load(SampleUpdates.app).accepted)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: try Scenes.lexicons.get(),
      language: "en")
    let report = try Approved.report(Approved.cases("Refusals/updates.txt")) { text in
      reader.read(
        Array(text.utf8), file: "in", line: 1, request: 9, asked: [.number(4): 2]
      ).faults.map { fault in
        "\(fault.place.line):\(fault.place.column): \(fault.message)"
          + (fault.remedy.map { "; \($0)" } ?? "") + (fault.rule.map { " [\($0)]" } ?? "")
      }
    }
    #expect(try Golden.changes(in: "refusals/updates.txt", report) == [])
  }

  @Test func `what scripts are refused for`() throws {
    let report = try Approved.report(Approved.cases("Refusals/scripts.txt")) { text in
      do throws(ScriptError) {
        _ = try ScriptReader.read(Array(text.utf8), file: "s")
        return []
      } catch {
        return [error.description]
      }
    }
    #expect(try Golden.changes(in: "refusals/scripts.txt", report) == [])
  }

  @Test func `what recordings are refused for`() throws {
    let report = try Approved.report(Approved.cases("Refusals/recordings.txt")) { text in
      do throws(RecordingError) {
        _ = try RecordingFile.read(Array(text.utf8), file: "r")
        return []
      } catch {
        return [error.description]
      }
    }
    #expect(try Golden.changes(in: "refusals/recordings.txt", report) == [])
  }

  @Test func `what settings of projects and of platforms are refused for`() throws {
    let projects = try Approved.report(Approved.cases("Refusals/settings.txt")) { text in
      do throws(LoadErrors) {
        _ = try ProjectFile.read(Array(text.utf8), file: "telltale.yaml")
        return []
      } catch {
        return error.all.map(\.description)
      }
    }
    #expect(try Golden.changes(in: "refusals/settings.txt", projects) == [])
    let folder = try TemporaryFolder()
    let library = ProfileLibrary(path: SearchPath(folders: [folder.path, Platforms.folder]))
    let profiles = try Approved.report(Approved.cases("Refusals/profiles.txt")) { text in
      let base = text.hasPrefix("extends") ? "" : "extends: kiosk\n"
      let file = try folder.write("p.yaml", base + text + "\n")
      do throws(LoadErrors) {
        let loaded = try library.load(file)
        return ProfileCheck.complaints(about: loaded).map { brief($0.description, folder) }
      } catch {
        return error.all.map { brief($0.description, folder) }
      }
    }
    #expect(try Golden.changes(in: "refusals/profiles.txt", profiles) == [])
  }

  /// What refuses a scene, then what is only remarked, each with what the program would write instead.
  private func said(_ text: String, _ profile: Profile) throws -> [String] {
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "s", profile: profile, lexicons: try Scenes.lexicons.get(),
      language: nil)
    let remarks = loaded.findings.filter { $0.severity < .error }.map { finding in
      "\(loaded.sourceMap.location(of: finding.path)): \(finding.severity): \(finding.message)"
        + " [\(finding.rule)]"
    }
    let fixes = loaded.findings.compactMap(\.fix).map { fix in
      let new = YAMLEditor(Array(text.utf8), file: "s")?.applying(fix.edits)
      return "\(fix.isSafe ? "mends" : "could mend"): \(fix.title): "
        + (new.map { String(decoding: $0, as: UTF8.self) } ?? "not here")
        .split(separator: "\n").joined(separator: "⏎")
    }
    if loaded.refusal == nil, loaded.scene == nil { return ["nothing to show, and nobody says so"] }
    return (loaded.refusal?.all.map(\.description) ?? []) + remarks + fixes
  }

  /// Without the folders that profiles stand in.
  private func brief(_ text: String, _ folder: TemporaryFolder) -> String {
    [folder.path, Platforms.folder].reduce(text) {
      $0.replacingOccurrences(of: $1 + "/", with: "")
    }
  }
}

/// The app that updates are read for.
private enum SampleUpdates {
  static let app = """
    lang: en
    start: home
    screens:
      home:
        tab-bar:
          tabs:
            - {title: News, id: news, screen: news, badge: {bind: news.unread}}
            - {title: Music, id: music, screen: music}
      news:
        content:
          - table:
              id: stories
              source: {async: stories}
              row-styles: {story: {slots: [title, source]}}
      music:
        content:
          - label: {text: {bind: song, text: None}, message: true}
          - activity-indicator: {label: Fetching Songs, progress: {bind: share}}
          - collection: {id: covers, items: [{id: a, image: a.png}]}
          - button:
              title: Stop Music
              action:
                open: {alert: {id: stop, title: Stop?, buttons: [{title: Stop}, {role: cancel}]}}
    """
}
