extension PreviewPage {
  /// The style of the page and of its controls.
  static let style = #"""
    :root { color-scheme: light dark; --ground: #f4f5f7; --sheet: #fff; --ink: #1b1e24; --quiet: #626a77;
      --line: #d9dde4; --accent: #1f5fd0; --accent-ink: #fff; --soft: #e8eefb; --stage: #e2e5ea;
      --error: #b3261e; --warning: #8a5a00; --good: #17713a; --mono: ui-monospace, "DejaVu Sans Mono", monospace;
      font: 14px/1.45 system-ui, "Inter", sans-serif; }
    @media (prefers-color-scheme: dark) { :root { --ground: #16181d; --sheet: #1e2127; --ink: #e9ebef;
      --quiet: #9aa2af; --line: #333842; --accent: #82aaff; --accent-ink: #10141c; --soft: #2a3346;
      --stage: #0f1114; --error: #ff8a80; --warning: #f2bd5c; --good: #74d59a; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground);
      color: var(--ink); }
    header { display: flex; align-items: center; gap: 10px; padding: 8px 14px; background: var(--sheet);
      border-bottom: 1px solid var(--line); flex-wrap: wrap; }
    #file { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 36ch; }
    .space { flex: 1; }
    .quiet { color: var(--quiet); font-size: 12px; }
    .badge { padding: 1px 9px; border-radius: 9px; font-size: 12px; background: var(--soft); }
    .badge.live { color: var(--good); } .badge.stale { color: var(--error); } .badge.dead { color: var(--quiet); }
    button, select, input, textarea { font: inherit; color: inherit; }
    button { padding: 4px 11px; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet);
      cursor: pointer; }
    button:hover { border-color: var(--accent); }
    button[aria-pressed=true] { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    input:not([type=range]), select, textarea { width: 100%; padding: 4px 8px; border: 1px solid var(--line);
      border-radius: 6px; background: var(--ground); }
    input:invalid { border-color: var(--error); }
    input[type=range] { width: 100%; accent-color: var(--accent); }
    .choice { display: inline-flex; }
    .choice button { border-radius: 0; margin-left: -1px; }
    .choice button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
    .choice button:last-child { border-radius: 0 6px 6px 0; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: 216px minmax(0, 1fr) 380px; }
    #controls { padding: 14px; overflow-y: auto; border-right: 1px solid var(--line); background: var(--sheet);
      display: flex; flex-direction: column; gap: 12px; }
    #controls label, legend { font-size: 12px; color: var(--quiet); }
    #controls label > * { color: var(--ink); font-size: 14px; }
    #controls output { font-size: 12px; }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
    legend { padding: 0; }
    #controls .choice { display: flex; } #controls .choice button { flex: 1; padding: 4px 6px; }
    #controls p { margin: -6px 0 0; }
    .pair { display: flex; align-items: center; gap: 5px; }
    #live { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    #room { flex: 1; min-height: 0; overflow: auto; display: grid; place-items: center; padding: 18px;
      background: var(--stage); }
    #glass { position: relative; line-height: 0; box-shadow: 0 1px 3px #0003, 0 10px 34px #0002; }
    #glass.stale canvas { opacity: .45; }
    #frame { display: block; touch-action: none; image-rendering: auto; background: #000; cursor: default; }
    #frame.exact { image-rendering: pixelated; }
    #marks { position: absolute; inset: 0; pointer-events: none; }
    .mark { position: absolute; border: 2px solid var(--mark, #ff3d8b); border-radius: 3px;
      box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff; }
    .mark i { position: absolute; left: -2px; bottom: 100%; background: var(--mark, #ff3d8b); color: #fff;
      font: 11px/1.5 system-ui, sans-serif; padding: 0 6px; white-space: nowrap; border-radius: 3px 3px 0 0; }
    .mark.low i { bottom: auto; top: 100%; border-radius: 0 0 3px 3px; }
    #over { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 12px; line-height: 1.4;
      align-items: center; justify-content: center; background: #000b; color: #fff; }
    #over p { margin: 0; font-size: 16px; } #over button { color: var(--ink); }
    footer { display: flex; gap: 12px; align-items: center; padding: 7px 14px; background: var(--sheet);
      border-top: 1px solid var(--line); flex-wrap: wrap; }
    .keys { display: inline-flex; gap: 5px; }
    #figures { display: flex; flex-wrap: wrap; gap: 4px 14px; padding: 0 14px 8px; background: var(--sheet);
      font-size: 12px; color: var(--quiet); max-height: 64px; overflow-y: auto; }
    #figures .short { color: var(--error); }
    #problem { padding: 11px 16px; background: var(--sheet); border-bottom: 3px solid var(--error);
      max-height: 45%; overflow: auto; }
    #problem p { margin: 0 0 5px; } #problem .where { color: var(--quiet); font-family: var(--mono); font-size: 12px; }

    """#
}
