import TelltaleGraphics
import TelltaleHost
import TelltaleModel

extension EvdevInput {
  /// The devices of this machine, used as a profile says; `screen` is the size of the picture in
  /// pixels, after rotation.
  package convenience init(
    profile: Profile, screen: PixelSize, _ notify: @escaping (InputNotice) -> Void
  ) {
    self.init(EvdevSettings(profile, screen: screen), clock: MonotonicClock(), notify: notify)
  }
}
