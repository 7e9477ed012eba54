import TelltaleLint
import TelltaleProfiles
import TelltaleService
import TelltaleTrials

/// The page of the keys of settings, tests, projects and profiles.
enum KeyPage {
  static let path = "docs/keys.md"

  static let text = KeyReference([
    .init(
      "Settings",
      "`/etc/telltale/telltale.yaml`, and files in `telltale.yaml.d` beside it: what a unit says once for [all that is"
        + " asked on it](service.md#settings).", UnitSettings.schema),
    .init(
      "Test files",
      "`NAME.test.yaml`: [which scripts are played](tests.md), on what, and over what.",
      TestSchema.document),
    .init(
      "Project files", "`telltale.yaml`: what a team has settled for [the linter](linting.md).",
      ProjectSchema.document),
    .init(
      "Presets",
      "`Presets/NAME.yaml`, or a file that `preset` names: [settings that teams begin"
        + " with](linting.md#presets).\n"
        + "A preset has no other keys; it names no other preset, and no lexicons.",
      ProjectSchema.preset),
    .init(
      "Profiles", "The properties of a [device](units.md), a platform or a [brand](brand.md).",
      ProfileSchema.document),
  ]).text
}
