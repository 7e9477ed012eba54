import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import Testing

@testable import TelltaleSurfaces

/// What becomes of surfaces by time alone.
@Suite struct SurfaceTimeTests {
  private func at(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  private func stack(_ change: (inout Surface) -> Void) -> SurfaceStack {
    var surfaces = SurfaceStack()
    surfaces.restart()
    surfaces.changeFront(change)
    return surfaces
  }

  @Test func `a guard begins with the frame that is waited for, and lets input in when it is over`()
  {
    var surfaces = stack { $0.arming = .awaiting(frame: 7, guardMilliseconds: 100) }
    surfaces.presented(6, at: at(10))
    #expect(surfaces.moments(after: .zero).isEmpty)
    surfaces.presented(7, at: at(20))
    #expect(surfaces.moments(after: .zero) == [at(120)])
    _ = surfaces.arm(at: at(119))
    #expect(surfaces.front?.arming.isArmed == false)
    // Only questions are answered.
    let isAnswerable = surfaces.arm(at: at(120))
    #expect(!isAnswerable)
    #expect(surfaces.front?.arming.isArmed == true)
  }

  @Test func `what was pressed goes out, and that is seen once`() {
    var surfaces = stack { $0.glow = Surface.Glow(control: .back, until: at(100)) }
    let ways = [(0, 99), (99, 100), (100, 200)]
    let seen = ways.map { surfaces.fade(from: at($0.0), to: at($0.1)) }
    #expect(seen == [false, true, false])
    #expect(surfaces.front?.glow == nil)
  }

  @Test func `indicators fade by steps and are forgotten when they are gone`() {
    var surfaces = stack { $0.moved = ["list": at(0)] }
    let ways = [(10, 20), (20, 750), (750, IndicatorFade.end)]
    let seen = ways.map { surfaces.fade(from: at($0.0), to: at($0.1)) }
    #expect(seen == [false, true, true])
    #expect(surfaces.front?.moved.isEmpty == true)
  }

  @Test func `a modal that goes is seen until its way is over`() {
    var surfaces = stack { _ in }
    surfaces.leaving = SurfaceStack.Leaving(
      placement: .nowhere,
      slide: Slide(from: .pixels(0), to: .away, start: at(0), milliseconds: 200))
    let isSeen = [199, 200, 216].map { milliseconds in
      (surfaces.slide(at: at(milliseconds)), surfaces.leaving != nil)
    }
    #expect(isSeen.map(\.0) == [true, true, false])
    #expect(isSeen.map(\.1) == [true, false, false])
  }
}
