import Glibc
import TelltaleGraphics
import TelltaleImages
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Whatever a page names, nobody is called.
@Suite struct NoNetworkTests {
  /// A server on this machine that a careless page would reach.
  private struct Server: ~Copyable {
    let descriptor: Int32
    let port: UInt16

    init() throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = descriptor
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
            && getsockname(descriptor, address, &length) == 0
        }
      }
      try #require(isBound)
      port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }

    /// True where somebody has connected.
    var isCalled: Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 50) > 0
    }
  }

  // WEB-VIEW-NO-BROWSING
  @Test func `a page that names a server does not reach it`() throws {
    let server = try Server()
    let base = "http://127.0.0.1:\(server.port)"
    let html = """
      <html><head><base href="\(base)/"><link rel="stylesheet" href="\(base)/a.css">
      <style>@import url(\(base)/b.css); p { background: url(\(base)/c.png) }</style></head>
      <body background="\(base)/d.png"><img src="\(base)/e.png"><img src="//127.0.0.1/f.png">
      <iframe src="\(base)/g.html"></iframe><script src="\(base)/h.js"></script>
      <p style="list-style-image: url(\(base)/i.png)">text</p>
      <a href="\(base)/j">link</a></body></html>
      """
    let folder = try TemporaryFolder()
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/scene.yaml"))
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    let page = PageBook(fonts: fonts, imageSize: files.size).lay(
      PageRequest(
        html: html, language: "en", window: PixelSize(width: 300, height: 200), size: 20 * 64,
        lineHeight: 1.25))
    var problems: [PictureNotice] = []
    let pictures = ImmediatePictures(files) { problems.append($0) }
    let keys = page.parts.compactMap { part -> PictureKey? in
      guard case .picture(let name) = part.shape else { return nil }
      return PictureKey(.bundle, name, size: PixelSize(width: 8, height: 8))
    }
    pictures.show(Set(keys))
    #expect(problems.count == Set(keys).count)
    #expect(page.links.isEmpty)
    let isCalled = server.isCalled
    #expect(!isCalled)
  }
}
