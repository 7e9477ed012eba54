import TelltaleGraphics
import TelltaleModel

/// What has been measured for one placement, so that nothing in it is measured twice: what holds others asks for
/// the same again when it places them.
///
/// It changes nothing of what is measured: whoever asks first pays, and all others are told the same.
final class PlacementMemo {
  private struct Key: Hashable {
    let path: NodePath
    let width: Int
    let height: Int
    /// What was measured.
    let kind: ObjectIdentifier
  }

  private var kept: [Key: Any] = [:]

  /// What was measured of an element in a room, or is measured now.
  ///
  /// - Parameters:
  ///   - path: Where the element stands; no other of the screen stands there.
  ///   - room: Pixels that it was measured for.
  ///   - make: Measures it.
  /// - Returns: What `make` gives, or gave.
  func measured<Value>(_ path: NodePath, in room: PixelSize, _ make: () -> Value) -> Value {
    let key = Key(
      path: path, width: room.width, height: room.height, kind: ObjectIdentifier(Value.self))
    if let known = kept[key] as? Value { return known }
    let value = make()
    kept[key] = value
    return value
  }
}
