import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// The picture as things stand.
  package func picture(in world: World) -> DisplayList {
    let now = clock.now
    let picture = SurfacePicture(
      surfaces: surfaces, appearance: appearance, showsFocus: showsFocus,
      locksCapitals: devices.locksCapitals, now: now,
      turningUntil: app?.heartbeat.silentSince ?? now)
    var commands = picture.commands(size: size, world.profile)
    if let front { commands += PointerMark.commands(at: pointer, ring: front.placement.focusRing) }
    return DisplayList(size: size, commands: commands)
  }
}
