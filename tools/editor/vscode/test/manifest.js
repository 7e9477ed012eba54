"use strict";

// Holds package.json against the fields that VS Code documents for extensions.

const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");

const folder = path.dirname(__dirname);
const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));

const text = (value) => typeof value === "string" && value.trim() !== "";
const texts = (value) => Array.isArray(value) && value.every(text);
const oneOf = (...words) => (value) => words.includes(value);
const eachOf = (...words) => (value) => Array.isArray(value) && value.every((word) => words.includes(word));

/** By field: what it has to be. A field that is not here is not documented. */
const fields = {
  name: (value) => /^[a-z0-9][a-z0-9-]*$/.test(value),
  displayName: text,
  description: text,
  version: (value) => /^\d+\.\d+\.\d+$/.test(value),
  publisher: (value) => /^[a-zA-Z0-9][a-zA-Z0-9-]*$/.test(value),
  license: text,
  private: (value) => typeof value === "boolean",
  engines: (value) => /^\^1\.\d+\.0$/.test(value.vscode),
  categories: eachOf(
    "AI", "Azure", "Chat", "Data Science", "Debuggers", "Education", "Extension Packs", "Formatters",
    "Keymaps", "Language Packs", "Linters", "Machine Learning", "Notebooks", "Other",
    "Programming Languages", "SCM Providers", "Snippets", "Testing", "Themes", "Visualization"),
  keywords: (value) => texts(value) && value.length <= 30,
  main: (value) => fs.existsSync(path.join(folder, value)),
  extensionKind: eachOf("ui", "workspace"),
  activationEvents: (value) => texts(value) && value.every((event) =>
    /^(onLanguage|onCommand|workspaceContains|onFileSystem|onView|onUri):?.*$|^(\*|onStartupFinished)$/.test(event)),
  capabilities: (value) => check(value, {
    untrustedWorkspaces: (value) => check(value, {
      supported: oneOf(true, false, "limited"), description: text, restrictedConfigurations: texts,
    }) && (value.supported === true || text(value.description)),
    virtualWorkspaces: (value) => typeof value === "boolean",
  }),
  contributes: (value) => check(value, {
    commands: (value) => value.every((command) => check(command, {
      command: (name) => /^telltale\.[a-zA-Z]+$/.test(name), title: text, category: text,
    })),
    configuration: (value) => check(value, {
      title: text,
      properties: (value) => Object.entries(value).every(([name, property]) =>
        /^telltale\.[a-zA-Z]+$/.test(name) && check(property, {
          type: (type) => [type].flat().every(oneOf("string", "array", "boolean", "number", "object", "null")),
          items: (items) => check(items, { type: oneOf("string") }),
          default: () => true,
          scope: oneOf(
            "application", "machine", "machine-overridable", "window", "resource", "language-overridable"),
          description: text, markdownDescription: text,
        }) && (text(property.description) || text(property.markdownDescription))),
    }),
  }),
};

/** True where every field is known and what it has to be. */
function check(value, known) {
  for (const [name, field] of Object.entries(value)) {
    assert.ok(known[name], `${name} is no field that VS Code documents there`);
    assert.ok(known[name](field), `${name} is not what VS Code asks for: ${JSON.stringify(field)}`);
  }
  return true;
}

check(manifest, fields);
for (const name of ["name", "version", "publisher", "engines"]) assert.ok(manifest[name], `${name} is required`);
assert.strictEqual(manifest.dependencies, undefined);

// What the sources ask for is what the manifest offers.
const source = fs.readFileSync(path.join(folder, "extension.js"), "utf8");
const named = new Set([...source.matchAll(/"(telltale\.[a-zA-Z]+)"/g)].map(([, name]) => name));
const offered = [
  ...manifest.contributes.commands.map(({ command }) => command),
  ...Object.keys(manifest.contributes.configuration.properties),
];
assert.deepStrictEqual([...named].sort(), offered.sort());
