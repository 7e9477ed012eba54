"use strict";

const { Values } = require("./values");

/** What the editor shows of a server, and what the server hears of the editor. */
class Editor {
  constructor(vscode, server, languages) {
    this.vscode = vscode;
    this.server = server;
    this.languages = languages;
    this.values = new Values(vscode);
    this.subscriptions = [];
    this.open = new Set();
  }

  /** Starts the server and tells it what is open. */
  async start(rootUri, options) {
    const { languages, workspace } = this.vscode;
    this.found = languages.createDiagnosticCollection("telltale");
    this.subscriptions.push(this.found);
    this.server.on("textDocument/publishDiagnostics", (params) => this.show(params));
    this.server.on("window/logMessage", ({ message }) => this.server.log.appendLine(message));
    await this.server.start();
    await this.server.request("initialize", {
      processId: process.pid, rootUri, initializationOptions: options, capabilities,
    });
    this.server.note("initialized", {});
    this.listen();
    for (const document of workspace.textDocuments) this.opened(document);
  }

  /** Tells the server other settings. */
  configure(settings) {
    this.server.note("workspace/didChangeConfiguration", { settings: { telltale: settings } });
  }

  async stop() {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.subscriptions = [];
    await this.server.stop();
  }

  listen() {
    const { languages, workspace } = this.vscode;
    const selector = this.languages.map((language) => ({ language, scheme: "file" }));
    const watcher = workspace.createFileSystemWatcher("**/*.{yaml,yml}");
    const anew = () => this.server.note("workspace/didChangeWatchedFiles", { changes: [] });
    this.subscriptions.push(
      watcher, watcher.onDidCreate(anew), watcher.onDidChange(anew), watcher.onDidDelete(anew),
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidCloseTextDocument((document) => this.closed(document)),
      workspace.onDidSaveTextDocument((document) => this.saved(document)),
      workspace.onDidChangeTextDocument((change) => this.changed(change)),
      languages.registerCompletionItemProvider(selector, {
        provideCompletionItems: (document, position, token) => this.complete(document, position, token),
      }, ":", " ", "-", "{", ","),
      languages.registerHoverProvider(selector, {
        provideHover: (document, position, token) => this.hover(document, position, token),
      }),
      languages.registerCodeActionsProvider(selector, {
        provideCodeActions: (document, range, context, token) =>
          this.actions(document, range, context, token),
      }),
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: (document, token) => this.symbols(document, token),
      }));
  }

  // What is open

  isOurs(document) {
    return document.uri.scheme === "file" && this.languages.includes(document.languageId);
  }

  opened(document) {
    const uri = document.uri.toString();
    if (!this.isOurs(document) || this.open.has(uri)) return;
    this.open.add(uri);
    this.server.note("textDocument/didOpen", {
      textDocument: {
        uri, languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
  }

  closed(document) {
    const uri = document.uri.toString();
    if (!this.open.delete(uri)) return;
    this.server.note("textDocument/didClose", { textDocument: { uri } });
  }

  saved(document) {
    this.server.note("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
  }

  changed({ document, contentChanges }) {
    const uri = document.uri.toString();
    if (!this.open.has(uri) || contentChanges.length === 0) return;
    this.server.note("textDocument/didChange", {
      textDocument: { uri, version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({
        range: this.values.told(range), text,
      })),
    });
  }

  // What is answered

  show({ uri, version, diagnostics }) {
    const place = this.vscode.Uri.parse(uri);
    const document = this.vscode.workspace.textDocuments
      .find((document) => document.uri.toString() === place.toString());
    // Findings of an older text would stand beside their words; newer ones are on their way.
    if (document && version !== undefined && version < document.version) return;
    this.found.set(place, diagnostics.map((item) => this.values.diagnostic(item)));
  }

  async complete(document, position, token) {
    const answer = await this.ask("completion", document, { position }, token);
    return answer && new this.vscode.CompletionList(
      answer.items.map((item) => this.values.completion(item)), answer.isIncomplete);
  }

  async hover(document, position, token) {
    const answer = await this.ask("hover", document, { position }, token);
    return answer ? this.values.hover(answer) : undefined;
  }

  async actions(document, range, context, token) {
    const only = context.only ? [context.only.value] : undefined;
    const answer = await this.ask("codeAction", document, {
      range: this.values.told(range),
      context: { diagnostics: [], only, triggerKind: context.triggerKind },
    }, token);
    return (answer ?? []).map((item) => this.values.action(item));
  }

  async symbols(document, token) {
    const answer = await this.ask("documentSymbol", document, {}, token);
    return (answer ?? []).map((item) => this.values.symbol(item));
  }

  /** The answer about an open document; nothing where the server has none to give. */
  async ask(what, document, params, token) {
    const uri = document.uri.toString();
    if (!this.open.has(uri)) return undefined;
    try {
      return await this.server.request(
        `textDocument/${what}`, { textDocument: { uri }, ...params }, token) ?? undefined;
    } catch (error) {
      if (!token?.isCancellationRequested) this.server.log.appendLine(`${what}: ${error.message}`);
      return undefined;
    }
  }
}

/** What this client understands of the protocol. */
const capabilities = {
  workspace: { workspaceEdit: { documentChanges: false } },
  textDocument: {
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1] },
      versionSupport: true,
    },
    hover: { contentFormat: ["markdown", "plaintext"] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } },
      isPreferredSupport: true,
    },
  },
};

module.exports = { Editor };
