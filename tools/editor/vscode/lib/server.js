"use strict";

const { spawn } = require("child_process");
const { FrameReader, frame } = require("./frames");

/** Milliseconds in which a server that was asked to end has to. */
const patience = 2000;

/** A language server as a process: requests and notes in, answers and notes out. */
class Server {
  /**
   * @param {string} command the program.
   * @param {string[]} words what follows it on the command line.
   * @param {string | undefined} folder where it is started.
   * @param {{appendLine(line: string): void}} log takes what it writes on standard error.
   */
  constructor(command, words, folder, log) {
    this.command = command;
    this.words = words;
    this.folder = folder;
    this.log = log;
    this.waiting = new Map();
    this.listeners = new Map();
    this.last = 0;
    this.fault = undefined;
  }

  /**
   * Starts the process.
   *
   * @returns {Promise<void>} ends once it runs.
   * @throws {Error} where there is no such program.
   */
  async start() {
    const reader = new FrameReader();
    this.process = spawn(this.command, this.words, { cwd: this.folder });
    this.ended = new Promise((done) => this.process.once("close", done));
    this.process.stdout.on("data", (bytes) => this.take(reader, bytes));
    this.process.stderr.on("data", (bytes) => this.log.appendLine(String(bytes).trimEnd()));
    this.process.stdin.on("error", () => {});
    this.process.once("close", (code) => this.end(new Error(`${this.command} has ended (${code})`)));
    await new Promise((done, fail) => {
      this.process.once("spawn", done);
      this.process.once("error", (error) => {
        const reason = error.code === "ENOENT"
          ? `there is no program ${this.command}; name it in the setting telltale.command`
          : `${this.command} cannot be started: ${error.message}`;
        this.end(new Error(reason));
        fail(this.fault);
      });
    });
  }

  /** Calls back with the parameters of each note of this name. */
  on(method, listener) {
    this.listeners.set(method, listener);
  }

  /** Sends a note, which nobody answers. */
  note(method, params) {
    this.send({ jsonrpc: "2.0", method, params });
  }

  /**
   * @param {{onCancellationRequested?: Function}} [token] gives the request up.
   * @returns {Promise<any>} the result.
   * @throws {Error} what the server says is wrong, or that it has ended.
   */
  request(method, params, token) {
    if (this.fault) return Promise.reject(this.fault);
    const id = ++this.last;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      token?.onCancellationRequested?.(() => this.note("$/cancelRequest", { id }));
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  /** Ends the process as the protocol asks, and by force where that does not help. */
  async stop() {
    if (!this.process || this.process.exitCode !== null || this.process.pid === undefined) return;
    const asked = this.request("shutdown", null).then(() => this.note("exit"), () => {});
    await Promise.race([asked.then(() => this.ended), this.wait()]);
    if (this.process.exitCode === null) this.process.kill();
    await this.ended;
  }

  wait() {
    return new Promise((done) => {
      const timer = setTimeout(done, patience);
      this.ended.then(() => clearTimeout(timer));
    });
  }

  send(message) {
    if (!this.fault) this.process.stdin.write(frame(message));
  }

  take(reader, bytes) {
    try {
      for (const message of reader.take(bytes)) this.hear(message);
    } catch (error) {
      this.end(error);
      this.process.kill();
    }
  }

  hear(message) {
    if (message.method !== undefined) {
      this.listeners.get(message.method)?.(message.params);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!waiting) return;
    if (message.error) waiting.fail(new Error(message.error.message));
    else waiting.done(message.result);
  }

  end(fault) {
    this.fault ??= fault;
    for (const { fail } of this.waiting.values()) fail(this.fault);
    this.waiting.clear();
  }
}

module.exports = { Server };
