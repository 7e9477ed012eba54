"use strict";

/** Bytes of one message, more than any answer has. */
const mostBytes = 64 << 20;
/** Bytes of the lines before a message. */
const mostHead = 4096;

/** Takes messages with `Content-Length` out of a stream of bytes. */
class FrameReader {
  constructor() {
    this.bytes = Buffer.alloc(0);
  }

  /**
   * Takes bytes as they come.
   *
   * @param {Buffer} bytes what was read.
   * @returns {object[]} the messages that are whole by now, in order.
   * @throws {Error} where the stream makes no sense any more.
   */
  take(bytes) {
    this.bytes = this.bytes.length === 0 ? bytes : Buffer.concat([this.bytes, bytes]);
    const messages = [];
    for (let body = this.next(); body !== undefined; body = this.next()) {
      messages.push(JSON.parse(body.toString("utf8")));
    }
    return messages;
  }

  next() {
    const end = this.bytes.indexOf("\r\n\r\n");
    if (end < 0) {
      if (this.bytes.length > mostHead) throw new Error("the server writes no messages");
      return undefined;
    }
    const head = this.bytes.subarray(0, end).toString("latin1");
    const length = /^content-length: *(\d{1,9})$/im.exec(head);
    if (!length || Number(length[1]) > mostBytes) {
      throw new Error("the server wrote a message without a length that makes sense");
    }
    const start = end + 4;
    const stop = start + Number(length[1]);
    if (this.bytes.length < stop) return undefined;
    const body = this.bytes.subarray(start, stop);
    this.bytes = this.bytes.subarray(stop);
    return body;
  }
}

/**
 * @param {object} message a message of the protocol.
 * @returns {Buffer} its bytes as the stream has them.
 */
function frame(message) {
  const body = Buffer.from(JSON.stringify(message), "utf8");
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, "latin1"), body]);
}

module.exports = { FrameReader, frame };
