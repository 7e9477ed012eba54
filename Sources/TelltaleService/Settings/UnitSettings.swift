import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The settings of a unit for all that is asked on it: `/etc/telltale/telltale.yaml`.
package struct UnitSettings: Equatable {
  /// The path of the file, unless the caller names another.
  package static let path = "/etc/telltale/telltale.yaml"

  package var scene = SceneSettings()
  /// The rules of the service; `nil` for the usual policy.
  package var rules: [ServicePolicy.Rule]?
  package var limits = ServiceLimits()
  /// The folder whose files scripts may let people choose from; `nil` for none.
  package var files: String?

  package init() {}

  /// Reads a file of settings.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: All faults of the file.
  package init(path: String) throws(LoadErrors) {
    try self.init(Self.file.bytes(of: path), file: path)
  }

  init(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    self.init()
    try take(bytes, file: file)
  }

  /// Takes the values of a file over those that are there already. Throws all faults of the file; the settings
  /// cannot be used then.
  mutating func take(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    let named = (scene.profile, scene.device)
    (scene.profile, scene.device) = (nil, nil)
    try Self.file.read(bytes, file: file, into: &self)
    // Whichever a file names, what was named before it is another unit's.
    if scene.profile == nil, scene.device == nil { (scene.profile, scene.device) = named }
  }

  /// Returns the rights on this unit.
  ///
  /// - Parameter user: The number of the service's own user, who may do all if the file has no `clients`.
  /// - Returns: The rules and limits of the file, or the usual ones.
  package func policy(own user: UInt32) -> ServicePolicy {
    ServicePolicy(rules: rules ?? ServicePolicy.standard(own: user).rules, limits: limits)
  }
}
