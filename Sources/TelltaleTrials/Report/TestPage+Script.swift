extension TestPage {
  /// What the page does. Texts become text nodes, and nothing else.
  static let script = """
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const SVG = "http://www.w3.org/2000/svg";
    let test = null, step = 0, tab = "tree", mode = "slider", ticking = null, isBefore = false;
    function make(name, options = {}, ...inside) {
      const node = document.createElement(name);
      for (const [key, value] of Object.entries(options)) {
        if (key === "click") node.addEventListener("click", value);
        else if (value !== null && value !== undefined) node.setAttribute(key, String(value));
      }
      node.append(...inside.filter(part => part !== null).map(part => part instanceof Node ? part : String(part)));
      return node;
    }
    const source = index => index === null || index === undefined ? null : "data:image/png;base64," + data.pictures[index];
    const mark = { passed: "✓", failed: "✗", broken: "!" };
    const words = { passed: "passed", failed: "failed", broken: "could not be run" };
    const seconds = ms => (ms / 1000).toFixed(ms < 10000 ? 2 : 1) + " s";
    function list() {
      const wanted = document.getElementById("search").value.toLowerCase();
      const box = document.getElementById("tests");
      box.replaceChildren(...data.tests.filter(one => one.name.toLowerCase().includes(wanted)).map(one =>
        make("button", { class: "test", "aria-current": one === test, click: () => open(one) },
          make("span", { class: one.verdict, title: words[one.verdict] }, mark[one.verdict]),
          make("span", {}, one.name), make("small", {}, seconds(one.took)))));
    }
    function open(one) {
      test = one;
      const bad = one.steps.findIndex(step => step.failed);
      step = bad >= 0 ? bad : Math.max(0, one.steps.length - 1);
      tab = bad >= 0 && "shown" in one.steps[bad] ? "difference" : "tree";
      list(); show();
    }
    function reveal() {
      const strip = document.querySelector(".strip"), now = strip?.querySelector("[aria-current=true]");
      if (now) strip.scrollLeft = now.offsetLeft - strip.offsetLeft - strip.clientWidth / 2;
    }
    function go(to) {
      step = Math.min(Math.max(0, to), test.steps.length - 1);
      show();
    }
    function kind(one) {
      const word = one.text.trim().split(/\\s/)[0];
      return one.failed ? "bad" : word === "wait" ? "rest" : word === "expect" || word === "await" ? "check" : "";
    }
    function times() {
      const all = test.steps, end = all[all.length - 1].to;
      const bar = make("div", { class: "times", role: "group", "aria-label": "Time line" }, ...all.map((one, index) => {
        const button = make("button", { class: kind(one), title: one.text + " · " + one.from + " to " + one.to + " ms",
          "aria-label": one.text, "aria-current": index === step, click: () => go(index) });
        button.style.flexGrow = String(Math.max(1, one.to - one.from));
        return button;
      }));
      return [bar, make("div", { class: "scale" }, make("span", {}, "0 s"), make("span", {}, "the screen's time"),
        make("span", {}, seconds(end)))];
    }
    function strip() {
      return make("div", { class: "strip" }, ...test.steps.map((one, index) => make("button",
        { class: kind(one) === "bad" ? "bad" : "", title: one.text, "aria-current": index === step, click: () => go(index) },
        one.picture === null ? make("span", {}, "no picture") : make("img", { src: source(one.picture), alt: "" }),
        make("span", {}, one.text.trim() || "(empty)"))));
    }
    function svg(name, options) {
      const node = document.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(options)) node.setAttribute(key, String(value));
      return node;
    }
    function box(frame, color) {
      return svg("rect", { x: frame.x, y: frame.y, width: frame.width, height: frame.height, fill: "none",
        stroke: color, "stroke-width": 3, "vector-effect": "non-scaling-stroke" });
    }
    function marks(one, width, height) {
      const over = svg("svg", { viewBox: "0 0 " + width + " " + height, id: "marks" });
      if (one["focus-frame"]) over.append(box(one["focus-frame"], "var(--accent)"));
      const size = Math.max(width, height) / 60;
      const path = one.hands.map(hand => hand.x + "," + hand.y).join(" ");
      over.append(svg("polyline", { points: path, fill: "none", stroke: "var(--hand)", "stroke-width": size / 4 }));
      for (const hand of one.hands.filter(hand => hand.does !== "move")) {
        over.append(svg("circle", { cx: hand.x, cy: hand.y, r: hand.does === "down" ? size : size / 2,
          fill: hand.does === "down" ? "none" : "var(--hand)", stroke: "var(--hand)", "stroke-width": size / 4 }));
      }
      return over;
    }
    function stage(one) {
      const holder = make("div", { class: "stage" });
      // A hand is where things were when it came.
      const now = isBefore && step > 0 ? test.steps[step - 1].picture : one.picture;
      if (now === null) {
        holder.append(make("div", { class: "none" }, "No picture of this step is in this report."));
        return holder;
      }
      const image = make("img", { src: source(now), alt: "The screen: " + one.text });
      const fit = make("div", { class: "fit" }, image);
      image.addEventListener("load", () => fit.append(marks(one, image.naturalWidth, image.naturalHeight)));
      holder.append(fit);
      return holder;
    }
    function facts(one) {
      const rows = [["Line", one.line ? test.script + ":" + one.line : "before and after the script’s lines"],
        ["Time", one.from + " to " + one.to + " ms"], ["Screen", one.screen || "none"],
        ["Focus", one.focus ?? "none"], ["Question", one.alert === null ? "none" : one.alert || "one without an id"],
        ["Hand", one.hands.length ? one.hands.filter(hand => hand.does !== "move")
          .map(hand => hand.does + " at " + hand.x + " " + hand.y + " (" + hand.at + " ms)").join(", ") : "did nothing"]];
      return make("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
    }
    function tree(one) {
      return make("div", { class: "tree" }, ...one.tree.split("\\n").filter(line => line).map(line => {
        const row = make("div", {}, line.replace(/^ +/, blanks => "\\u00a0".repeat(blanks.length)));
        const place = line.match(/ at (-?\\d+) (-?\\d+) (\\d+)x(\\d+)/);
        row.addEventListener("mouseenter", () => {
          const over = document.getElementById("marks");
          if (!over || !place) return;
          const found = box({ x: place[1], y: place[2], width: place[3], height: place[4] }, "var(--hand)");
          found.id = "pointed";
          over.append(found);
        });
        row.addEventListener("mouseleave", () => document.getElementById("pointed")?.remove());
        return row;
      }));
    }
    function protocol() {
      const rows = test.steps.flatMap((one, index) => [...one.told.map(line => ["← told", line, index]),
        ...one.said.map(line => ["→ said", line, index])]).filter(row => row[2] === step);
      if (!rows.length) return make("p", {}, "Nothing was said in this step.");
      return make("div", {}, ...rows.map(([who, line]) =>
        make("div", { class: who.startsWith("→") ? "line out" : "line" }, make("b", {}, who), make("pre", {}, line))));
    }
    const pre = text => make("pre", {}, text);
    const panels = () => {
      const one = test.steps[step], bad = test.steps.find(one => "shown" in one);
      const all = { tree: ["Tree", () => tree(one)], protocol: ["Protocol", protocol],
        transcript: ["Transcript", () => pre(one.transcript || "Nothing happened.")],
        findings: ["Findings " + test.findings.length,
          () => pre(test.findings.join("\\n") || "The linter reports nothing for " + test.scene + ".")],
        errors: ["Errors", () => pre(test.errors || "Nothing was written to standard error.")] };
      return bad ? { difference: ["Difference", () => difference(bad)], ...all } : all;
    };
    \(differences)
    function panel() {
      clearInterval(ticking);
      const all = panels();
      if (!all[tab]) tab = "tree";
      return make("section", {}, make("div", { class: "tabs", role: "tablist" }, ...Object.keys(all).map(name =>
        make("button", { class: "plain", role: "tab", "aria-selected": name === tab,
          click: () => { tab = name; show(); } }, all[name][0]))),
        make("div", { class: "panel" }, all[tab][1]()));
    }
    function head() {
      const copy = make("button", { class: "plain", click: () => navigator.clipboard?.writeText(test.again) }, "Copy");
      return [make("h2", {}, make("span", { class: test.verdict }, mark[test.verdict] + " "), test.name),
        make("p", { class: "about" }, words[test.verdict] + " · " + test.scene + " · " + test.script + " · " +
          seconds(test.took) + " of real time"),
        test.message ? make("div", { class: "message" }, pre(test.message)) : null,
        make("div", { class: "again" }, pre(test.again), copy)].filter(part => part);
    }
    function show() {
      const main = document.getElementById("main"), one = test.steps[step];
      if (!one) return main.replaceChildren(...head());
      const bar = make("div", { class: "bar" }, make("button", { class: "plain", "aria-label": "Step before",
        click: () => go(step - 1) }, "←"), make("button", { class: "plain", "aria-label": "Next step",
        click: () => go(step + 1) }, "→"), make("code", {}, one.text.trim() || "(empty)"),
        ...[["before", true], ["after", false]].map(([word, value]) => make("button", { class: "plain",
          "aria-pressed": isBefore === value, click: () => { isBefore = value; show(); } }, word)),
        make("span", {}, step + 1 + " of " + test.steps.length));
      main.replaceChildren(...head(), ...times(), strip(),
        make("div", { class: "both" }, make("section", {}, bar, stage(one), facts(one)), panel()));
      reveal();
    }
    document.getElementById("summary").textContent = data.summary +
      (data.left ? "; " + data.left + " pictures had no room" : "");
    document.getElementById("search").addEventListener("input", list);
    document.addEventListener("keydown", event => {
      if (!test || event.target.tagName === "INPUT" || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") go(step + 1);
      else if (event.key === "ArrowLeft") go(step - 1);
    });
    if (data.tests.length) open(data.tests[0]);
    """
}
