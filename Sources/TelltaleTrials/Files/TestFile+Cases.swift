import TelltaleGraphics
import TelltaleModel

extension TestFile {
  /// Returns the tests of the file: each script with every combination of the parts that vary.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Paths in it are relative to its folder.
  ///   - scripts: The paths of the scripts, with those in the folders of `script`; they are used as
  ///     they are.
  /// - Returns: The tests, script by script.
  package func cases(path: String, scripts: [String]) -> [TestCase] {
    let folder = PathText.folder(of: path)
    func whole(_ name: String?) -> String? { name.map { PathText.joined(folder, $0) } }
    let stem = String(path.dropLast(Self.ending.count))
    return scripts.flatMap { script -> [TestCase] in
      variants.map { variant in
        let words = variant.words
        let name = "\(stem)/\(PathText.stem(of: script))"
        var test = TestCase(
          name: words.isEmpty ? name : "\(name) [\(words.joined(separator: " "))]", file: path,
          scene: whole(app ?? scene) ?? "", script: script)
        test.program = program.map { TestCase.Program(command: $0, folder: folder) }
        test.updates = whole(updates)
        test.device = whole(device)
        test.variant = variant
        test.variant.profile = variant.profile.map { profile in
          // A profile with a folder or an ending is a file, as everywhere.
          profile.contains("/") || profile.hasSuffix(".yaml")
            ? PathText.joined(folder, profile) : profile
        }
        test.answerWithin = answerWithin
        return test
      }
    }
  }

  /// Everything with everything.
  private var variants: [TestCase.Variant] {
    var all = [TestCase.Variant()]
    func vary<Value>(
      _ path: WritableKeyPath<TestCase.Variant, Value?>, _ values: [Value]
    ) {
      guard !values.isEmpty else { return }
      all = all.flatMap { variant in
        values.map { value in
          var variant = variant
          variant[keyPath: path] = value
          return variant
        }
      }
    }
    vary(\.profile, profiles)
    vary(
      \.screen,
      sizes.map { TestCase.Variant.Screen.pixels($0) }
        + panels.map { TestCase.Variant.Screen.panel($0) })
    vary(\.language, languages)
    vary(\.theme, themes)
    vary(\.textSize, textSizes)
    return all
  }
}

/// Names of files and folders, as text.
enum PathText {
  /// The folder of a file, `.` for one without.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path that counts from a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
  }

  /// The name without folder and without its last ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
