import NIOCore
import NIOWebSocket
import TelltalePreview

/// The handler of one page's socket. It passes the messages of the page on to the exchange.
final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let exchange: PreviewExchange
  private let pages: PreviewPages
  private var page: Int?

  init(exchange: PreviewExchange, pages: PreviewPages) {
    self.exchange = exchange
    self.pages = pages
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let page = pages.add(context.channel)
    self.page = page
    exchange.join(page)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      // Messages of the page are short; one in parts is none of its own.
      guard frame.fin, let page else { return end(context) }
      var data = frame.unmaskedData
      exchange.receive(data.readBytes(length: data.readableBytes) ?? [], from: page)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    default: end(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { end(context) }

  private func end(_ context: ChannelHandlerContext) {
    leave()
    context.close(promise: nil)
  }

  private func leave() {
    guard let page else { return }
    self.page = nil
    pages.remove(page)
    exchange.leave(page)
  }
}
