import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import TelltalePreview

/// The listener on the loopback interface. It gives each connection what the gate lets it have.
struct PreviewListener {
  let exchange: PreviewExchange
  let pages: PreviewPages

  /// The largest number of bytes in a message of a page.
  private static let mostBytes = 1 << 17

  /// Listens on a port.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - group: The event loop that serves all connections.
  /// - Returns: The address of the page, with a new secret.
  /// - Throws: The error of the kernel, where the port is not free or may not be used.
  func listen(
    port: Int, on group: MultiThreadedEventLoopGroup
  ) throws -> PreviewAddress {
    let secret = PreviewAddress.newSecret()
    let server = try ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 16)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        // The port is known once it is listened on.
        guard let port = channel.localAddress?.port else { return channel.close() }
        return prepare(channel, PreviewAddress(port: port, secret: secret))
      }
      .bind(host: PreviewAddress.host, port: port).wait()
    return PreviewAddress(port: server.localAddress?.port ?? port, secret: secret)
  }

  private func prepare(
    _ channel: any Channel, _ address: PreviewAddress
  ) -> EventLoopFuture<Void> {
    let gate = PreviewGate(address, files: Set(PreviewPage.files.map(\.name)))
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: Self.mostBytes,
      shouldUpgrade: { channel, head in
        let isLive = gate.judge(PreviewGate.Request(head)) == .live
        return channel.eventLoop.makeSucceededFuture(isLive ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            PageHandler(exchange: exchange, pages: pages))
        }
      })
    return channel.eventLoop.makeCompletedFuture {
      let handler = FileHandler(gate: gate, headers: PreviewHeaders.all(address))
      let pipeline = channel.pipeline.syncOperations
      try pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { context in
            let pipeline = context.pipeline.syncOperations
            if let handler = try? pipeline.handler(type: FileHandler.self) {
              pipeline.removeHandler(handler, promise: nil)
            }
          }
        ))
      try pipeline.addHandler(handler)
    }
  }
}

extension PreviewGate.Request {
  /// Takes the parts of a request that count.
  ///
  /// - Parameter head: The head of the request; its body is not read.
  init(_ head: HTTPRequestHead) {
    self.init(
      method: head.method.rawValue, path: head.uri, hosts: head.headers["host"],
      origins: head.headers["origin"], sites: head.headers["sec-fetch-site"])
  }
}
