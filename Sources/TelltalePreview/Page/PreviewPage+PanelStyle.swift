extension PreviewPage {
  /// The style of the matrix and of the parts beside the frame, and of all on narrow windows.
  static let panelStyle = #"""
    pre { margin: 0; padding: 8px 10px; background: var(--ground); border-radius: 6px; overflow: auto;
      font: 12px/1.55 var(--mono); }
    pre .at { display: block; background: var(--soft); margin: 0 -10px; padding: 0 10px; }
    pre u { text-decoration: none; color: var(--error); }
    aside { display: flex; flex-direction: column; min-height: 0; background: var(--sheet);
      border-left: 1px solid var(--line); }
    [role=tablist] { display: flex; border-bottom: 1px solid var(--line); padding: 0 6px; }
    [role=tab] { border: 0; border-radius: 0; background: none; padding: 9px 10px 8px; border-bottom: 2px solid #0000; }
    [role=tab][aria-selected=true] { border-color: var(--accent); font-weight: 600; }
    [role=tab] b { font-size: 11px; padding: 0 6px; border-radius: 8px; background: var(--soft); }
    [role=tab] b:empty { display: none; }
    [role=tabpanel] { flex: 1; min-height: 0; overflow: auto; padding: 10px 12px; }
    .finding { border: 1px solid var(--line); border-left: 4px solid var(--quiet); border-radius: 6px;
      padding: 8px 10px; margin-bottom: 9px; width: 100%; display: block; text-align: left; background: none;
      cursor: default; }
    .finding.error { border-left-color: var(--error); } .finding.warning { border-left-color: var(--warning); }
    .finding:hover, .finding:focus { background: var(--soft); }
    .finding h3 { margin: 0; font-size: 14px; font-weight: 500; overflow-wrap: anywhere; }
    .finding p { margin: 3px 0 0; color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
    .finding .quiet { display: flex; gap: 10px; margin-top: 5px; font-family: var(--mono); flex-wrap: wrap; }
    .finding pre { margin-top: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .none { color: var(--quiet); padding: 16px 4px; }
    .node { display: flex; width: 100%; text-align: left; border: 0; border-radius: 4px; background: none;
      padding: 2px 6px; cursor: default; white-space: nowrap; align-items: baseline; }
    .node span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .node:hover, .node:focus { background: var(--soft); }
    .node em { font-style: normal; color: var(--accent); } .node code { color: var(--quiet); }
    .node small { color: var(--quiet); font-size: 11px; margin-left: 5px; }
    .node small.low { color: var(--error); }
    #tab-talk { display: flex; flex-direction: column; padding: 0; }
    #lines { flex: 1; min-height: 0; overflow: auto; list-style: none; margin: 0; padding: 8px 10px;
      font: 12px/1.5 var(--mono); }
    #lines li { padding: 3px 0 3px 58px; position: relative; overflow-wrap: anywhere;
      border-bottom: 1px solid var(--line); }
    #lines li span { position: absolute; left: 0; color: var(--quiet); }
    #lines .program, #lines .hand { color: var(--accent); } #lines .note { color: var(--quiet); font-style: italic; }
    #lines .bad { color: var(--error); }
    #say { display: flex; gap: 8px; padding: 9px; border-top: 1px solid var(--line); align-items: stretch; }
    #say textarea { font: 12px/1.5 var(--mono); resize: vertical; }
    #script-text { white-space: pre-wrap; }
    #matrix { overflow: auto; padding: 18px; display: grid; gap: 20px; align-content: start; background: var(--stage);
      grid-template-columns: repeat(auto-fill, minmax(290px, 1fr)); }
    #matrix figure { margin: 0; } #matrix figure button { padding: 0; border: 0; background: none; display: block;
      width: 100%; text-align: left; }
    #matrix img { display: block; max-width: 100%; max-height: 340px; width: auto; height: auto; box-shadow: 0 1px 3px #0003, 0 6px 20px #0002; }
    #matrix figcaption { margin-bottom: 6px; font-weight: 600; }
    #matrix figure.chosen figcaption { color: var(--accent); }
    #matrix figcaption small { font-weight: 400; color: var(--quiet); margin-left: 6px; }
    #matrix .refused { color: var(--error); overflow-wrap: anywhere; font-size: 13px; background: var(--sheet);
      padding: 10px 12px; border-radius: 6px; white-space: pre-wrap; max-height: 220px; overflow: auto; }
    @media (max-width: 1080px) { main { grid-template-columns: 196px minmax(0, 1fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr); }
      aside { grid-column: 1 / -1; border-left: 0; border-top: 1px solid var(--line); } }
    @media (max-width: 680px) { body { height: auto; min-height: 100vh; } main { display: flex; flex-direction: column; }
      #live, #matrix { order: -1; }
      #controls { display: grid; grid-template-columns: 1fr 1fr; border-right: 0; align-items: end; }
      #room { padding: 10px; } [role=tabpanel] { max-height: 60vh; } }

    """#
}
