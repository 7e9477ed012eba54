import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Folders and nodes as the system tells of them, on real files.
@Suite struct FolderWatchTests {
  private let folder: TelltaleTestSupport.TemporaryFolder

  init() throws { folder = try TelltaleTestSupport.TemporaryFolder() }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  @Test func `a node that comes, goes or changes is news, and what is in it is not`() throws {
    let watch = try #require(FolderWatch(folder: folder.path))
    #expect(!watch.drain() && !isReadable(watch.descriptor))
    let path = try folder.write("event0", "")
    #expect(isReadable(watch.descriptor))
    #expect(watch.drain())
    #expect(!watch.drain() && !isReadable(watch.descriptor), "it is told once")
    try folder.write("event0", "more")
    #expect(!watch.drain(), "what is written into it")
    chmod(path, 0o640)
    #expect(watch.drain(), "its permissions")
    let other = folder.place("event1")
    rename(path, other)
    #expect(watch.drain(), "another name")
    unlink(other)
    #expect(watch.drain(), "it goes")
    #expect(!watch.drain())
  }

  @Test func `a folder is watched as long as somebody holds the watch`() throws {
    var status = stat()
    try #require(stat(folder.path, &status) == 0)
    func count() -> Int { OpenFiles.watches(ofNode: UInt64(status.st_ino)) }
    var watch = FolderWatch(folder: folder.path)
    try #require(watch != nil)
    #expect(count() == 1)
    watch = nil
    #expect(count() == 0)
  }

  @Test func `a node that is moved in from elsewhere is news`() throws {
    let elsewhere = try TelltaleTestSupport.TemporaryFolder()
    let path = try elsewhere.write("made", "")
    let watch = try #require(FolderWatch(folder: folder.path))
    rename(path, folder.place("event0"))
    #expect(watch.drain())
  }

  @Test func `much news is taken at once`() throws {
    let watch = try #require(FolderWatch(folder: folder.path))
    for number in 0..<300 { try folder.write("event\(number)", "") }
    #expect(watch.drain())
    #expect(!isReadable(watch.descriptor))
  }

  @Test func `a folder that comes later is waited for where it will be, and not further`() throws {
    let watch = try #require(FolderWatch(folder: folder.path + "/input"))
    let file = try folder.write("other", "")
    #expect(watch.drain(), "something came beside it")
    unlink(file)
    #expect(!watch.drain(), "what goes beside it is of no account")
    try folder.makeFolder("input")
    #expect(watch.drain())
    try folder.write("input/event0", "")
    #expect(watch.drain())
    let deep = try #require(FolderWatch(folder: folder.path + "/none/input"))
    try folder.write("another", "")
    #expect(!deep.drain(), "not even the folder above it is there")
    #expect(FolderWatch(folder: "/no-such-folder")?.drain() == false)
  }

  @Test func `plugging is told once, and can be waited for`() throws {
    let hotplug = Hotplug(folder: folder.path)
    #expect(hotplug.isAvailable)
    _ = hotplug.drain()
    try folder.write("event0", "")
    #expect(hotplug.descriptors.contains(where: isReadable))
    #expect(hotplug.drain())
    #expect(!hotplug.descriptors.contains(where: isReadable))
    #expect(!hotplug.drain())
  }

  @Test func `a node is another one when it is made anew, and has its own number`() throws {
    for name in ["event0", "event12", "event3", "event03", "event-1", "event+4", "event", "js0"] {
      try folder.write(name, "")
    }
    func nodes() -> [String: NodeFolder.Identity] {
      Dictionary(uniqueKeysWithValues: NodeFolder.nodes(folder.path).map { ($0.path, $0.identity) })
    }
    #expect(
      NodeFolder.nodes(folder.path).map(\.path)
        == ["event0", "event3", "event12"].map { "\(folder.path)/\($0)" })
    let before = nodes()
    #expect(before == nodes())
    #expect(Set(before.values).count == 3)
    try folder.write("copy", "")
    rename("\(folder.path)/copy", "\(folder.path)/event3")
    let changed = nodes().filter { before[$0.key] != $0.value }.keys
    #expect(Array(changed) == ["\(folder.path)/event3"])
    symlink("/nowhere", folder.place("event5"))
    #expect(nodes().count == 3, "a link to nothing")
    #expect(NodeFolder.nodes("/nowhere").isEmpty)
  }

  @Test func `no more nodes are looked at than a machine can have`() throws {
    for number in 0..<NodeFolder.maximumNodes { try folder.write("event\(number)", "") }
    #expect(NodeFolder.nodes(folder.path).count == 256)
    try folder.write("event256", "")
    #expect(NodeFolder.nodes(folder.path).count == 256)
  }

  @Test func `a descriptor is closed with its owner`() throws {
    let path = try folder.write("event0", "")
    func count() -> Int { OpenFiles.count(of: path) }
    do {
      let descriptor = try NodeDescriptor(opening: path)
      #expect(count() == 1)
      let mode = descriptor.mode()
      #expect(mode.map { $0 & S_IFMT } == S_IFREG)
      let hasClock = descriptor.useMonotonicClock()
      #expect(!hasClock, "it is no device")
      #expect(fcntl(descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(count() == 0)
    #expect(throws: NodeError.self) { try EvdevNode(opening: path) }
    #expect(count() == 0, "a file that is refused is not kept open")
  }
}
