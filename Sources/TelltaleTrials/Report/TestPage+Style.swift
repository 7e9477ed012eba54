extension TestPage {
  /// How the page looks: dark and light as the browser is, one column where it is narrow.
  static let style = """
    :root { color-scheme: light dark; --ground: #f4f4f6; --card: #fff; --text: #16161a; --soft: #5d5d68;
      --line: #d9d9e0; --accent: #0a5bd0; --good: #16753a; --bad: #bd1e1e; --hand: #d6006c; }
    @media (prefers-color-scheme: dark) { :root { --ground: #131316; --card: #1d1d22; --text: #ececf0;
      --soft: #a0a0ad; --line: #34343d; --accent: #6aa8ff; --good: #5cd08a; --bad: #ff7d76;
      --hand: #ff5fae; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 14px/1.45 system-ui, sans-serif; }
    .app { display: grid; grid-template-columns: 300px minmax(0, 1fr); min-height: 100vh; }
    nav { border-right: 1px solid var(--line); background: var(--card); padding: 16px 0; overflow: auto;
      max-height: 100vh; position: sticky; top: 0; }
    nav h1 { font-size: 16px; margin: 0 16px 2px; } nav p { margin: 0 16px 12px; color: var(--soft); }
    nav input { margin: 0 16px 10px; width: calc(100% - 32px); padding: 6px 9px; border-radius: 7px;
      border: 1px solid var(--line); background: var(--ground); color: inherit; font: inherit; }
    button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; text-align: start; }
    button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    .test { display: flex; gap: 8px; width: 100%; padding: 6px 16px; overflow-wrap: anywhere; }
    .test[aria-current=true] { background: color-mix(in srgb, var(--accent) 14%, transparent); }
    .test small { margin-inline-start: auto; color: var(--soft); white-space: nowrap; }
    .passed { color: var(--good); } .failed, .broken { color: var(--bad); }
    main { padding: 18px 22px 40px; min-width: 0; }
    h2 { font-size: 18px; margin: 0 0 2px; overflow-wrap: anywhere; }
    .about { color: var(--soft); margin: 0 0 12px; overflow-wrap: anywhere; }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 12.5px/1.5 ui-monospace, monospace; }
    .message { border-left: 4px solid var(--bad); background: var(--card); padding: 10px 14px;
      border-radius: 0 8px 8px 0; margin-bottom: 10px; max-height: 300px; overflow: auto; }
    .again { display: flex; gap: 8px; align-items: start; margin-bottom: 14px; color: var(--soft); }
    .again pre { flex: 1; }
    .plain { border: 1px solid var(--line); border-radius: 7px; padding: 3px 10px; background: var(--card); }
    .plain[aria-pressed=true], .plain[aria-selected=true] { background: var(--accent); color: var(--card);
      border-color: var(--accent); }
    .times { display: flex; height: 30px; border-radius: 7px; overflow: hidden; background: var(--card);
      border: 1px solid var(--line); margin-bottom: 4px; }
    .times button { flex: 1 1 0; min-width: 9px; padding: 0; border-right: 1px solid var(--ground);
      background: color-mix(in srgb, var(--accent) 26%, var(--card)); }
    .times button.check { background: color-mix(in srgb, var(--good) 34%, var(--card)); }
    .times button.rest { background: var(--card); }
    .times button.bad { background: var(--bad); }
    .times button[aria-current=true] { box-shadow: inset 0 0 0 3px var(--text); }
    .scale { display: flex; justify-content: space-between; color: var(--soft); font-size: 12px;
      margin-bottom: 12px; }
    .strip { display: flex; gap: 8px; overflow-x: auto; padding: 2px 2px 8px; margin-bottom: 8px; }
    .strip button { flex: none; width: 116px; padding: 0; border-radius: 6px; overflow: hidden;
      border: 2px solid var(--line); background: var(--card); }
    .strip button[aria-current=true] { border-color: var(--accent); }
    .strip button.bad { border-color: var(--bad); }
    .strip img { width: 100%; height: 66px; object-fit: contain; background: #000; display: block; }
    .strip span { display: block; font-size: 11px; padding: 2px 5px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; }
    .both { display: grid; grid-template-columns: minmax(0, 3fr) minmax(300px, 2fr); gap: 18px; }
    .bar { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; margin-bottom: 8px; }
    .bar code { flex: 1; min-width: 160px; font: 600 14px ui-monospace, monospace; overflow-wrap: anywhere; }
    .stage { position: relative; line-height: 0; background: #000; border-radius: 8px; overflow: hidden; }
    .stage img, .stage canvas { width: 100%; height: auto; max-height: 74vh; object-fit: contain; }
    .fit { position: relative; display: block; width: fit-content; max-width: 100%; margin: 0 auto; }
    .fit img, .fit canvas { display: block; max-width: 100%; width: auto; }
    .fit .over { position: absolute; inset: 0; width: 100%; height: 100%; }
    .fit svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .none { color: #bbb; padding: 60px 20px; text-align: center; line-height: 1.4; }
    .facts { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 10px 0 0; }
    .facts dt { color: var(--soft); } .facts dd { margin: 0; overflow-wrap: anywhere; }
    .tabs { display: flex; gap: 6px; flex-wrap: wrap; margin-bottom: 10px; }
    .panel { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px;
      max-height: 78vh; overflow: auto; }
    .line { display: grid; grid-template-columns: 74px 1fr; gap: 8px; padding: 3px 0;
      border-bottom: 1px solid var(--line); }
    .line b { font-weight: 600; color: var(--soft); } .line.out b { color: var(--accent); }
    .line:last-child { border: 0; }
    .tree div { font: 12.5px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; cursor: default; }
    .tree div:hover { background: color-mix(in srgb, var(--accent) 18%, transparent); }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--hand); }
    input[type=range] { width: 100%; }
    @media (max-width: 1000px) { .both { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 720px) { .app { grid-template: auto 1fr / minmax(0, 1fr); }
      nav { position: static; max-height: 210px; border-right: 0; border-bottom: 1px solid var(--line); }
      main { padding: 14px 12px 30px; } .again { flex-direction: column; } }
    """

  /// What stands on the page before any test is shown.
  static let markup = """
    <div class="app"><nav aria-label="Tests"><h1>Tests</h1><p id="summary"></p>
    <input id="search" type="search" placeholder="Name has…" aria-label="Only tests whose name has">
    <div id="tests"></div></nav><main id="main"></main></div>
    """
}
