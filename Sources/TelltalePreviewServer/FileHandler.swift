import NIOCore
import NIOHTTP1
import NIOWebSocket
import TelltalePreview

/// The handler of one request for a file of the page. It answers requests for these files, and refuses all others.
final class FileHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let gate: PreviewGate
  private let headers: [(name: String, value: String)]

  init(gate: PreviewGate, headers: [(name: String, value: String)]) {
    self.gate = gate
    self.headers = headers
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What a request brings beside its head is not read.
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    switch gate.judge(PreviewGate.Request(head)) {
    case .file(let name):
      guard let file = PreviewPage.files.first(where: { $0.name == name }) else { return }
      answer(.ok, file.type, file.text, context)
    case .live:
      answer(.upgradeRequired, Self.plain, "This is a socket; open it as one.", context)
    case .refused(let status, let reason):
      answer(.init(statusCode: status), Self.plain, reason, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A socket that may not be opened comes here as a request, and is answered.
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }

  private static let plain = "text/plain; charset=utf-8"

  private func answer(
    _ status: HTTPResponseStatus, _ type: String, _ text: String, _ context: ChannelHandlerContext
  ) {
    var fields = HTTPHeaders(headers.map { ($0.name, $0.value) })
    fields.add(name: "Content-Type", value: type)
    fields.add(name: "Content-Length", value: String(text.utf8.count))
    fields.add(name: "Connection", value: "close")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let body = context.channel.allocator.buffer(string: text)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
