import Foundation
import TelltaleHost
import TelltaleTestSupport
import Testing

/// Where the kernel says that a device stands, in a tree that is made up.
@Suite struct DeviceTreeTests {
  @Test func `a node is found by its numbers, whatever it is called`() throws {
    let folder = try Files.folder(["dev/char/note": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    #expect(DeviceTree.place(of: null, in: folder) == nil)
    let place = "../../devices/virtual/mem/null"
    // The numbers of /dev/null on every Linux.
    #expect(symlink(place, "\(folder)/dev/char/1:3") == 0)
    #expect(DeviceTree.place(of: null, in: folder) == place)
    let file = open("\(folder)/dev/char/note", O_RDONLY)
    defer { close(file) }
    #expect(DeviceTree.place(of: file, in: folder) == nil)
    #expect(DeviceTree.place(of: -1, in: folder) == nil)
  }

  @Test(arguments: [
    ("../../devices/virtual/input/input5/event5", true),
    ("../../devices/virtual/misc/uhid/0005:046D:B342.0003/input/input9/event9", true),
    ("../../devices/pci0000:00/0000:00:14.0/usb1/1-2/1-2:1.0/input/input7/event7", false),
    ("../../devices/platform/virtual/input/input7/event7", false),
  ])
  func `what uinput and uhid make is told from hardware`(place: String, isVirtual: Bool) {
    #expect(DeviceTree.isVirtual(place) == isVirtual)
  }
}
