"use strict";

/** Values of the protocol as the editor has them, and back. */
class Values {
  constructor(vscode) {
    this.vscode = vscode;
  }

  range(range) {
    const { start, end } = range;
    return new this.vscode.Range(start.line, start.character, end.line, end.character);
  }

  /** The same for the server. */
  told(range) {
    const place = ({ line, character }) => ({ line, character });
    return { start: place(range.start), end: place(range.end) };
  }

  diagnostic(item) {
    const { Diagnostic, Uri, Location, DiagnosticRelatedInformation } = this.vscode;
    // The protocol counts severities from 1, the editor from 0, in the same order.
    const diagnostic = new Diagnostic(this.range(item.range), item.message, (item.severity ?? 1) - 1);
    diagnostic.source = item.source;
    diagnostic.code = item.codeDescription
      ? { value: item.code, target: Uri.parse(item.codeDescription.href) } : item.code;
    // Tags are numbered alike.
    if (item.tags) diagnostic.tags = item.tags;
    if (item.relatedInformation) {
      diagnostic.relatedInformation = item.relatedInformation.map((other) =>
        new DiagnosticRelatedInformation(
          new Location(Uri.parse(other.location.uri), this.range(other.location.range)),
          other.message));
    }
    return diagnostic;
  }

  completion(item) {
    const { CompletionItem } = this.vscode;
    // Kinds are counted from 1 and from 0, in the same order.
    const completion = new CompletionItem(item.label, item.kind - 1);
    completion.detail = item.detail;
    completion.documentation = item.documentation;
    completion.sortText = item.sortText;
    completion.filterText = item.filterText;
    completion.insertText = item.textEdit.newText;
    completion.range = this.range(item.textEdit.range);
    return completion;
  }

  hover(hover) {
    const { Hover, MarkdownString } = this.vscode;
    const { contents } = hover;
    const text = contents.kind === "markdown" ? new MarkdownString(contents.value) : contents.value;
    return new Hover(text, hover.range && this.range(hover.range));
  }

  action(item) {
    const { CodeAction, CodeActionKind, WorkspaceEdit, Uri } = this.vscode;
    const kind = item.kind.split(".").reduce((kind, word) => kind.append(word), CodeActionKind.Empty);
    const action = new CodeAction(item.title, kind);
    action.isPreferred = item.isPreferred;
    action.diagnostics = item.diagnostics?.map((one) => this.diagnostic(one));
    action.edit = new WorkspaceEdit();
    for (const [uri, edits] of Object.entries(item.edit.changes ?? {})) {
      for (const { range, newText } of edits) {
        action.edit.replace(Uri.parse(uri), this.range(range), newText);
      }
    }
    return action;
  }

  symbol(item) {
    const { DocumentSymbol } = this.vscode;
    const symbol = new DocumentSymbol(
      item.name, item.detail ?? "", item.kind - 1, this.range(item.range),
      this.range(item.selectionRange));
    symbol.children = (item.children ?? []).map((child) => this.symbol(child));
    return symbol;
  }
}

module.exports = { Values };
