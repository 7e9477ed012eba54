import TelltaleSyntax

/// The files of a unit's settings: one, and drop-ins in the folder beside it. An image, a package or a person can
/// add a drop-in without a change to the file itself.
package struct UnitSettingsFiles {
  /// The settings of all files together.
  package private(set) var settings = UnitSettings()
  /// The files that were taken, in their order.
  package private(set) var files: [String] = []
  /// The drop-ins that were left out, each with all its faults.
  package private(set) var broken: [LoadErrors] = []

  /// Reads the file at the path, if there is one, and then `PATH.d/*.yaml` in the order of their names. Of a value,
  /// a list of rules or a limit that several files have, the last counts. A drop-in with a fault is left out whole.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: All faults of the file itself.
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

  /// Returns the drop-ins of a file of settings.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The paths, in the order of their names by bytes.
  package static func dropIns(of path: String) -> [String] {
    SearchPath.files(in: "\(path).d").sorted {
      Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
    }
  }

  /// The faults of each drop-in that was left out, with their places.
  package var complaints: [String] {
    broken.map {
      "\($0.description)\ntelltale: warning: this drop-in is ignored; all others apply"
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
