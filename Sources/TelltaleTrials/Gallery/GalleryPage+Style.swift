extension GalleryPage {
  /// How the page looks, by day and by night.
  static let style = """
    :root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #15181d; --soft: #5c6470;
      --line: #d9dde3; --accent: #0a5fd1; --bad: #c0242d; --good: #1d7a3a; --new: #8a5a00; }
    @media (prefers-color-scheme: dark) { :root { --ground: #14171b; --card: #1d2126; --text: #eceff3;
      --soft: #9aa3af; --line: #333a43; --accent: #6fb0ff; --bad: #ff7b80; --good: #6bd08a; --new: #e6b450; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    button, input, select { font: inherit; color: inherit; }
    header { position: sticky; top: 0; z-index: 2; background: var(--card); border-bottom: 1px solid var(--line);
      padding: 10px 22px; display: flex; gap: 10px 16px; flex-wrap: wrap; align-items: center; }
    header h1 { font-size: 19px; margin: 0; } header p { margin: 0; color: var(--soft); flex: 1 1 200px; }
    header label { display: flex; gap: 6px; align-items: center; color: var(--soft); }
    input[type=search], select { background: var(--ground); border: 1px solid var(--line); border-radius: 7px;
      padding: 4px 9px; }
    main { padding: 6px 22px 60px; }
    h2 { font-size: 17px; margin: 28px 0 2px; overflow-wrap: anywhere; }
    h3 { font-size: 14px; font-weight: 600; color: var(--soft); margin: 14px 0 8px; }
    .shots { display: grid; gap: 14px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(var(--wide), 100%), 1fr)); }
    .shot { background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow: hidden;
      padding: 0; text-align: left; cursor: zoom-in; display: block; width: 100%; }
    .shot:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .shot img { display: block; width: 100%; max-height: 420px; object-fit: contain; background: #000; }
    .shot .none { background: #000; color: #ccc; padding: 40px 16px; text-align: center; }
    .shot div.words { display: flex; gap: 6px 10px; flex-wrap: wrap; padding: 7px 11px; font-size: 13px; }
    .words b { font-weight: 600; } .words span { color: var(--soft); }
    .tag { border-radius: 5px; padding: 0 6px; font-weight: 600; }
    .words .changed, .words .finding { color: var(--bad); } .words .new { color: var(--new); }
    .words .gone { color: var(--bad); } .words .same { color: var(--good); }
    .empty { color: var(--soft); padding: 50px 0; text-align: center; }
    dialog { width: min(1500px, 96vw); height: 94vh; max-width: none; max-height: none; border: 0;
      border-radius: 12px; background: var(--card); color: var(--text); padding: 0; }
    dialog::backdrop { background: rgb(0 0 0 / .6); }
    .sheet { display: grid; grid-template-rows: auto 1fr; height: 100%; }
    .bar { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; padding: 10px 16px;
      border-bottom: 1px solid var(--line); }
    .bar strong { flex: 1 1 220px; overflow-wrap: anywhere; }
    .plain { border: 1px solid var(--line); border-radius: 7px; padding: 3px 11px; background: var(--ground);
      cursor: pointer; }
    .plain[aria-pressed=true] { background: var(--accent); color: var(--card); border-color: var(--accent); }
    .inside { display: grid; grid-template-columns: minmax(0, 3fr) minmax(260px, 1fr); gap: 16px; padding: 16px;
      overflow: auto; align-items: start; }
    .stage { display: flex; gap: 12px; flex-wrap: wrap; justify-content: center; background: #000;
      border-radius: 8px; padding: 10px; overflow: auto; }
    .stage figure { margin: 0; color: #ccc; font-size: 13px; flex: 0 1 auto; }
    .stage figure:has(+ figure), .stage figure + figure { flex: 1 1 340px; } .stage img { max-width: 100%; display: block; }
    .fit { position: relative; } .fit img + img { position: absolute; inset: 0; }
    .fit .frame { position: absolute; border: 2px solid #ff006e; pointer-events: none; }
    input[type=range] { width: 100%; }
    .tree div { font: 12.5px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; cursor: default; }
    .tree div:hover { background: color-mix(in srgb, var(--accent) 18%, transparent); }
    .findings { border-left: 4px solid var(--bad); padding: 4px 12px; margin: 0 0 12px; font-size: 13px;
      overflow-wrap: anywhere; }
    @media (max-width: 900px) { .inside { grid-template-columns: minmax(0, 1fr); }
      header { position: static; } main { padding: 6px 12px 40px; } }
    """

  /// What stands on the page before its pictures.
  static let markup = """
    <header><h1>Gallery</h1><p id="summary" role="status"></p>
    <label>Search <input id="search" type="search" placeholder="scene, screen, text"></label>
    <label>Profile <select id="profile"></select></label>
    <label>Theme <select id="theme"></select></label>
    <label id="only"><input id="differing" type="checkbox"> only what differs</label>
    <label>Size <input id="width" type="range" min="160" max="900" value="320"></label></header>
    <main id="main"></main><dialog id="sheet" aria-label="One picture"></dialog>
    """
}
