"use strict";

// A stand-in for the editor's interface: as much of it as the extension uses, with what it was told.

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(`file://${path.split("/").map(encodeURIComponent).join("/")}`); }
  get scheme() { return this.text.split(":")[0]; }
  get fsPath() { return decodeURIComponent(this.text.slice("file://".length)); }
  toString() { return this.text; }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(word) { return new CodeActionKind(this.value ? `${this.value}.${word}` : word); }
}
CodeActionKind.Empty = new CodeActionKind("");

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}

/** A value that only keeps what it was made of. */
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

class Emitter {
  constructor() { this.listeners = new Set(); }
  get event() {
    return (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { return [...this.listeners].map((listener) => listener(value)); }
}

class Document {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }
  getText() { return this.text; }
  offset({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, line) => sum + line.length + 1, 0) + character;
  }
}

/**
 * @param {string} folder the folder that is open.
 * @param {object} settings by name, without `telltale.`.
 */
function standIn(folder, settings) {
  const events = Object.fromEntries(
    ["open", "close", "save", "change", "configure", "files"].map((name) => [name, new Emitter()]));
  const seen = { log: [], errors: [], providers: {}, commands: {}, diagnostics: new Map(), live: 0 };
  const disposable = () => {
    seen.live += 1;
    return { dispose: () => { seen.live -= 1; } };
  };
  const documents = [];
  const provider = (kind) => (selector, value) => {
    seen.providers[kind] = value;
    return disposable();
  };
  const vscode = {
    Position, Range, Uri, CodeActionKind, WorkspaceEdit,
    Diagnostic: record("range", "message", "severity"),
    DiagnosticRelatedInformation: record("location", "message"),
    Location: record("uri", "range"),
    CompletionItem: record("label", "kind"),
    CompletionList: record("items", "isIncomplete"),
    Hover: record("contents", "range"),
    MarkdownString: record("value"),
    CodeAction: record("title", "kind"),
    DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
    window: {
      createOutputChannel: () => ({
        appendLine: (line) => seen.log.push(line), show() {}, dispose() {},
      }),
      showErrorMessage: (message) => seen.errors.push(message),
    },
    commands: {
      registerCommand(name, run) {
        seen.commands[name] = run;
        return disposable();
      },
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => seen.diagnostics.set(uri.toString(), list),
        dispose: () => seen.diagnostics.clear(),
      }),
      registerCompletionItemProvider: provider("completion"),
      registerHoverProvider: provider("hover"),
      registerCodeActionsProvider: provider("actions"),
      registerDocumentSymbolProvider: provider("symbols"),
    },
    workspace: {
      textDocuments: documents,
      workspaceFolders: [{ uri: Uri.file(folder) }],
      getConfiguration: () => ({ get: (name, usual) => settings[name] ?? usual }),
      createFileSystemWatcher: () => ({
        onDidCreate: events.files.event, onDidChange: events.files.event,
        onDidDelete: events.files.event, dispose() {},
      }),
      onDidOpenTextDocument: events.open.event, onDidCloseTextDocument: events.close.event,
      onDidSaveTextDocument: events.save.event, onDidChangeTextDocument: events.change.event,
      onDidChangeConfiguration: events.configure.event,
    },
  };
  const editor = {
    open(path, languageId, text) {
      const document = new Document(Uri.file(path), languageId, text);
      documents.push(document);
      events.open.fire(document);
      return document;
    },
    close(document) {
      documents.splice(documents.indexOf(document), 1);
      events.close.fire(document);
    },
    edit(document, edits) {
      for (const { range, text } of edits) {
        const [start, end] = [document.offset(range.start), document.offset(range.end)];
        document.text = document.text.slice(0, start) + text + document.text.slice(end);
      }
      document.version += 1;
      events.change.fire({ document, contentChanges: edits });
    },
    set(name, value) {
      settings[name] = value;
      return Promise.all(
        events.configure.fire({ affectsConfiguration: (key) => key === `telltale.${name}` }));
    },
  };
  return { vscode, seen, editor };
}

module.exports = { standIn };
