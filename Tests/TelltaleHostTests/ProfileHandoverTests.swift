import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The loop when all that is shown comes to stand by another profile.
@Suite struct ProfileHandoverTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class Reports {
    var all: [HostReport] = []
  }

  private let size = PixelSize(width: 480, height: 272)
  private let reports = Reports()
  private let scene = Scene.screen(.button(Button(id: "go", title: "Go", action: .emit("gone"))))

  private func environment(_ change: (inout Profile) -> Void = { _ in }) -> Environment {
    var profile = Profile.sample()
    change(&profile)
    return Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true)
  }

  /// A screen with a question over it, and another that waits.
  private func playback() -> Playback<NoGlyphs> {
    let reports = reports
    let session = Session(size: size, appearance: .day, in: environment())
    let playback = Playback(
      session: session, environment: environment(), glyphs: NoGlyphs(), isResident: true
    ) { report, _ in reports.all.append(report) }
    playback.open(scene, question: 1, language: "en", words: .english)
    for number in 2...3 {
      let alert = Alert(title: "Go There?", buttons: [AlertButton(id: "go", title: "Go")])
      playback.host.handle(
        .asked(Question(id: .asked(number, by: .unit), alert: alert, language: "en")))
    }
    _ = playback.takeDamage()
    reports.all = []
    return playback
  }

  private var frames: Int {
    reports.all.count { if case .presented = $0 { true } else { false } }
  }

  @Test func `one picture, drawn in full, shows all that has changed`() {
    let playback = playback()
    let edition = ProfileHandover.Edition(scene, language: "de", words: .english)
    playback.host.changeProfile(
      ProfileHandover(refused: [.asked(2, by: .unit)], app: .edition(edition)),
      in: environment { $0.alert.maximumWidth = $0.alert.maximumWidth * 0.5 }, glyphs: NoGlyphs())
    #expect(frames == 1)
    #expect(playback.takeDamage() == .full(size))
    #expect(playback.session.askedInFront?.id == .asked(3, by: .unit))
    #expect(
      playback.environment.profile.alert.maximumWidth == Profile.sample().alert.maximumWidth * 0.5)
  }

  @Test func `an app that goes takes its screen with it, and questions stay`() {
    let playback = playback()
    playback.host.changeProfile(ProfileHandover(app: .gone), in: environment(), glyphs: NoGlyphs())
    #expect(frames == 1 && !playback.session.showsScreens)
    #expect(playback.session.askedInFront?.id == .asked(2, by: .unit))
  }
}
