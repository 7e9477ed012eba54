import TelltaleGraphics
import TelltaleModel
import TelltaleSession

extension Hand {
  /// Shows the screens of a scene on a platform that is shipped; where that is a vehicle, it stands.
  package init(
    _ scene: Scene, on name: String, size: PixelSize = PixelSize(width: 800, height: 480),
    reducesMotion: Bool = true
  ) throws {
    self.init(
      scene, profile: try Platforms.profile(name), size: size, reducesMotion: reducesMotion)
    tell(.driving(.parked))
    settle()
  }

  /// Turns the knob until a control has the focus and shows it.
  package mutating func turn(to name: String) {
    turn(1)
    for _ in 0..<200 where session.focusedControl != name { turn(1) }
    for _ in 0..<200 where session.focusedControl != name { turn(-1) }
  }
}
