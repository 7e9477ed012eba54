import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// What a unit says once for all that is asked on it: `/etc/telltale/telltale.yaml`.
package struct UnitSettings: Equatable {
  /// Where it is looked for, unless the caller names another file.
  package static let path = "/etc/telltale/telltale.yaml"

  package var scene = SceneSettings()
  /// Absent, the usual policy.
  package var rules: [ServicePolicy.Rule]?
  package var limits = ServiceLimits()
  /// The folder whose files scripts may let people choose from; absent, there is none.
  package var files: String?

  package init() {}

  /// Reads a file; throws all that is wrong with it.
  package init(path: String) throws(LoadErrors) {
    try self.init(Self.file.bytes(of: path), file: path)
  }

  init(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    self.init()
    try take(bytes, file: file)
  }

  /// Takes what a file says over what is there already; throws all that is wrong with it, and is then in no state
  /// to be used.
  mutating func take(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    let named = (scene.profile, scene.device)
    (scene.profile, scene.device) = (nil, nil)
    try Self.file.read(bytes, file: file, into: &self)
    // Whichever a file names, what was named before it is another unit's.
    if scene.profile == nil, scene.device == nil { (scene.profile, scene.device) = named }
  }

  /// Who may ask what on this unit; where the file has no `clients`, the service's own user may do all.
  package func policy(own user: UInt32) -> ServicePolicy {
    ServicePolicy(rules: rules ?? ServicePolicy.standard(own: user).rules, limits: limits)
  }
}
