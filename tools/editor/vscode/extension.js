"use strict";

const vscode = require("vscode");
const { Server } = require("./lib/server");
const { Editor } = require("./lib/editor");

/** Languages whose files may be scenes; the server leaves alone what is none. */
const languages = ["yaml", "json"];

let running;

/** Starts the checks; called by the editor when the first YAML or JSON file is opened. */
async function activate(context) {
  const log = vscode.window.createOutputChannel("Telltale");
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("telltale.restart", () => restart(log)),
    vscode.commands.registerCommand("telltale.showLog", () => log.show()),
    vscode.workspace.onDidChangeConfiguration((change) => changed(change, log)));
  await start(log);
}

/** Ends the server, as the protocol asks; called when the editor closes. */
async function deactivate() {
  const last = running;
  running = undefined;
  if (last) await last.stop();
}

async function start(log) {
  const settings = vscode.workspace.getConfiguration("telltale");
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const server = new Server(settings.get("command", "telltale"), ["lsp"], folder?.fsPath, log);
  const editor = new Editor(vscode, server, languages);
  running = editor;
  try {
    await editor.start(folder?.toString() ?? null, { profile: settings.get("profile", []) });
  } catch (error) {
    if (running === editor) running = undefined;
    await editor.stop();
    log.appendLine(error.message);
    vscode.window.showErrorMessage(`Telltale: ${error.message}`);
  }
}

async function restart(log) {
  await deactivate();
  await start(log);
}

/** Another program is another server; other profiles are told to the one that runs. */
function changed(change, log) {
  if (change.affectsConfiguration("telltale.command")) return restart(log);
  if (running && change.affectsConfiguration("telltale.profile")) {
    running.configure({
      profile: vscode.workspace.getConfiguration("telltale").get("profile", []),
    });
  }
}

module.exports = { activate, deactivate };
