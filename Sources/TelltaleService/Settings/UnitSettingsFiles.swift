import TelltaleSyntax

/// A unit's settings as they stand in its files: one, and drop-ins in the folder beside it, which an image, a package
/// or a hand puts there without a change to the file itself.
package struct UnitSettingsFiles {
  /// What the files say together.
  package private(set) var settings = UnitSettings()
  /// The files that were taken, in their order.
  package private(set) var files: [String] = []
  /// Drop-ins that were left out, each with all that is wrong with it.
  package private(set) var broken: [LoadErrors] = []

  /// Reads the file at the path, where it is there, then `PATH.d/*.yaml` by the order of their names. Of what
  /// several say the last counts: a value, a list of rules, each limit. A drop-in with a fault is left out whole.
  ///
  /// - Throws: All that is wrong with the file itself.
  package init(path: String = UnitSettings.path) throws(LoadErrors) {
    if SourceFile.isRegular(path) {
      settings = try UnitSettings(path: path)
      files = [path]
    }
    for file in Self.dropIns(of: path) {
      var next = settings
      do throws(LoadErrors) {
        try next.take(Self.read(file), file: file)
        settings = next
        files.append(file)
      } catch {
        broken.append(error)
      }
    }
  }

  /// The drop-ins of a file of settings, in the order in which they count.
  package static func dropIns(of path: String) -> [String] {
    SearchPath.files(in: "\(path).d").sorted {
      Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
    }
  }

  /// For each drop-in that was left out, what is wrong and where.
  package var complaints: [String] {
    broken.map {
      "\($0.description)\ntelltale: warning: this drop-in is left out; all others count"
    }
  }

  private static func read(_ file: String) throws(LoadErrors) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(file, kind: .profile)
    } catch {
      throw LoadErrors(error)
    }
  }
}
