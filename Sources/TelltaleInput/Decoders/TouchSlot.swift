import TelltaleGraphics

/// The state of one slot of a touchscreen while its frames are read.
struct TouchSlot: Hashable, Sendable {
  /// The number of the contact; negative while nothing touches.
  var trackingID: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var isPalm = false
  var life: Life = .empty
  /// The contact that left this slot in the frame being read, and whether a hand lifted it.
  var departed: Departure?
  /// True where position or tool were named in the frame being read.
  var isTouched = false

  enum Life: Hashable, Sendable {
    case empty
    /// The contact is down in the device, and has not been told yet.
    case arrived
    case live(contact: Int, at: PixelPoint)
    /// The contact is down, but means nothing until it is lifted.
    case dead
  }

  struct Departure: Hashable, Sendable {
    var contact: Int
    var isLifted: Bool
    var point: PixelPoint
  }

  /// Notes the tracking id of the slot. Another id without a lift between means that the old contact has been lost,
  /// not lifted.
  mutating func track(_ id: Int32) {
    guard id != trackingID, id >= 0 || trackingID >= 0 else { return }
    if case .live(let contact, let point) = life {
      departed = Departure(contact: contact, isLifted: id < 0, point: point)
    }
    trackingID = max(id, -1)
    life = id < 0 ? .empty : .arrived
    isPalm = false
    isTouched = true
  }
}
