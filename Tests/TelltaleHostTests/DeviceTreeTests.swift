import Foundation
@testable import TelltaleHost
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

  private static let usb =
    "../../devices/pci0000:00/0000:00:14.0/usb1/1-2/1-2:1.0/input/input7/event7"
  private static let parentless = "../../devices/virtual/input/input5/event5"
  private static let bluetooth =
    "../../devices/virtual/misc/uhid/0005:046D:B342.0003/input/input9/event9"

  @Test(
    arguments: [
      (parentless, ["uinput"], .program), (parentless, ["uinput", "uhid"], .program),
      (bluetooth, ["uhid"], .program), (bluetooth, [], .program), (usb, ["uinput"], .hardware),
      (usb, nil, .hardware), ("../../devices/platform/virtual/input/input7/event7", nil, .hardware),
      (parentless, nil, .program),
    ] as [(String, Set<String>?, DeviceOrigin)])
  func `what uinput and uhid make is told from hardware`(
    place: String, drivers: Set<String>?, origin: DeviceOrigin
  ) {
    #expect(DeviceOrigin(at: place, drivers: drivers) == origin)
  }

  @Test(arguments: [[], ["uhid"], ["hw_random", "kvm"]] as [Set<String>])
  func `what has no device above it is hardware where no program can make any, as on Xen`(
    drivers: Set<String>
  ) {
    #expect(DeviceOrigin(at: Self.parentless, drivers: drivers) == .hardware)
  }

  @Test func `without the kernel's tree only a machine where no program makes devices is trusted`()
  {
    #expect(DeviceOrigin(at: nil, drivers: ["hw_random"]) == .hardware)
    for drivers in [["uinput"], ["uhid", "kvm"], nil] as [Set<String>?] {
      #expect(DeviceOrigin(at: nil, drivers: drivers) == .untold)
    }
  }

  @Test func `tree and list of drivers are read where they are`() throws {
    let folder = try Files.folder([
      "dev/char/note": "", "misc": "235 autofs\n 61 rfkill\n", "makers": "235 autofs\n223 uinput\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    func origin(_ misc: String) -> DeviceOrigin {
      DeviceTree.origin(of: null, in: folder, misc: "\(folder)/\(misc)")
    }
    #expect(origin("misc") == .hardware && origin("makers") == .untold && origin("no") == .untold)
    #expect(origin("dev") == .untold, "a folder is no list")
    #expect(symlink(Self.parentless, "\(folder)/dev/char/1:3") == 0)
    #expect(origin("misc") == .hardware && origin("makers") == .program && origin("no") == .program)
  }
}
