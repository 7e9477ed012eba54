/// What a card has and what it shows, at one moment.
package struct CardSnapshot: Hashable, Sendable {
  /// Such as `/dev/dri/card0`.
  package var path: String
  package var connectors: [Connector] = []
  /// In the kernel's order: masks of possible CRTCs count in it.
  package var crtcs: [CRTC] = []
  /// Without primary and cursor planes where only the older interface works.
  package var planes: [Plane] = []

  package struct Connector: Hashable, Sendable {
    package var id: UInt32
    /// Such as `HDMI-A-1`.
    package var name: String
    package var link: Link
    package var modes: [DisplayMode]
    /// The CRTC that feeds it now.
    package var crtc: UInt32?
    /// Bit n: the nth CRTC can feed it.
    package var possibleCRTCs: UInt32
  }

  package enum Link: String, Hashable, Sendable, CustomStringConvertible {
    case connected, disconnected, unknown

    package var description: String { self == .unknown ? "in unknown state" : rawValue }
  }

  package struct CRTC: Hashable, Sendable {
    package var id: UInt32
    /// The mode in force; absent when it is off.
    package var mode: DisplayMode?
    /// What it shows now; 0 for nothing.
    package var framebuffer: UInt32 = 0
    package var x: UInt32 = 0
    package var y: UInt32 = 0
  }

  package struct Plane: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case primary, overlay, cursor }

    package var id: UInt32
    package var kind: Kind
    /// The CRTC that it lies on now.
    package var crtc: UInt32?
    package var possibleCRTCs: UInt32
    package var formats: [ScanoutFormat]
    /// What it shows and where; absent where nothing, and where the older interface does not tell.
    package var picture: Picture?
  }

  /// A part of a framebuffer, in 16.16 fixed point, on a part of the screen, in pixels.
  package struct Picture: Hashable, Sendable {
    package struct Source: Hashable, Sendable {
      package var x, y, width, height: UInt32
    }
    package struct Target: Hashable, Sendable {
      package var x, y: Int32
      package var width, height: UInt32
    }

    package var framebuffer: UInt32
    package var source: Source
    package var target: Target
  }
}
