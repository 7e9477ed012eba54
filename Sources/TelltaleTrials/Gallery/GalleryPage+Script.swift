extension GalleryPage {
  /// What the page does. Texts become text nodes, and nothing else.
  static let script = """
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = id => document.getElementById(id);
    let shown = [], index = 0, mode = "after";
    function make(name, options = {}, ...inside) {
      const node = document.createElement(name);
      for (const [key, value] of Object.entries(options)) {
        if (key === "click") node.addEventListener("click", value);
        else if (value !== null && value !== undefined) node.setAttribute(key, String(value));
      }
      node.append(...inside.filter(part => part !== null).map(part => part instanceof Node ? part : String(part)));
      return node;
    }
    const kind = one => one.change ? one.change.kind : "";
    const order = { changed: 0, gone: 1, new: 2, same: 3, "": 3 };
    const title = one => [one.view, one.profile, one.theme, one.size, one["text-size"] === "1" ? "" :
      "text " + one["text-size"]].filter(word => word).join(" · ");
    function choices(id, key) {
      const names = [...new Set(data.pictures.map(one => one[key]))];
      at(id).append(make("option", { value: "" }, "all"), ...names.map(name => make("option", { value: name }, name)));
      at(id).parentElement.hidden = names.length < 2;
    }
    function isWanted(one) {
      const wanted = at("search").value.toLowerCase();
      const text = [one.scene, one.view, one.profile, one.outline].join(" ").toLowerCase();
      return (!wanted || text.includes(wanted)) && (!at("profile").value || one.profile === at("profile").value)
        && (!at("theme").value || one.theme === at("theme").value)
        && (!at("differing").checked || (kind(one) !== "same" && kind(one) !== ""));
    }
    function card(one) {
      const picture = one.picture === null
        ? make("div", { class: "none" }, one.problem ?? "no picture")
        : make("img", { src: one.picture, alt: one.outline, loading: "lazy" });
      const words = [make("b", {}, one.profile), make("span", {}, [one.theme, one.size].join(" "))];
      if (one["text-size"] !== "1") words.push(make("span", {}, "text " + one["text-size"]));
      if (one.change) words.push(make("span", { class: "tag " + kind(one) }, one.change.words || kind(one)));
      if (one.findings.length) {
        words.push(make("span", { class: "finding" }, one.findings.length + (one.findings.length === 1 ? " finding" : " findings")));
      }
      return make("button", { class: "shot", "aria-label": one.scene + ": " + title(one), click: () => open(one) },
        picture, make("div", { class: "words" }, ...words));
    }
    function groups(list, key) {
      const found = new Map();
      for (const one of list) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
      return [...found];
    }
    function list() {
      shown = data.pictures.filter(isWanted);
      if (data.against !== null) {
        const rank = new Map(groups(shown, one => one.scene + "\\n" + one.view)
          .map(([name, all]) => [name, Math.min(...all.map(one => order[kind(one)]))]));
        const place = one => rank.get(one.scene + "\\n" + one.view);
        shown = shown.map((one, index) => [one, index])
          .sort((a, b) => place(a[0]) - place(b[0]) || a[1] - b[1]).map(pair => pair[0]);
      }
      at("summary").textContent = shown.length + " of " + data.pictures.length + " pictures"
        + (data.against === null ? "" : ", against " + data.against + ": " + data.summary);
      const parts = groups(shown, one => one.scene).map(([scene, all]) => make("section", {}, make("h2", {}, scene),
        ...groups(all, one => one.view).flatMap(([view, some]) =>
          [make("h3", {}, view), make("div", { class: "shots" }, ...some.map(card))])));
      at("main").replaceChildren(...parts.length ? parts : [make("p", { class: "empty" }, "No picture matches.")]);
    }
    function image(source, words) {
      return make("figure", {}, make("div", { class: "fit" }, make("img", { src: source, alt: words })), words);
    }
    function slider(one) {
      const over = make("img", { src: one.picture, alt: "after" });
      const range = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Share of the picture before" });
      const cut = () => { over.style.clipPath = "inset(0 0 0 " + range.value + "%)"; };
      range.addEventListener("input", cut);
      cut();
      return make("figure", {}, make("div", { class: "fit" }, make("img", { src: one.change.before, alt: "before" }), over),
        range, "left: before, right: after");
    }
    function stage(one) {
      const before = one.change?.before ?? null;
      const parts = {
        before: () => [image(before, "before")], after: () => [image(one.picture, "")],
        both: () => [image(before, "before"), image(one.picture, "after")],
        slider: () => [slider(one)], differences: () => [image(one.change.overlay, one.change.words)],
      };
      if (one.picture === null) {
        return before === null ? [make("p", {}, one.problem ?? "no picture")] : parts.before();
      }
      return parts[modes(one).includes(mode) ? mode : "after"]();
    }
    function modes(one) {
      if (!one.change?.before || one.picture === null) return [];
      return ["after", "before", "both", "slider", ...(one.change.overlay ? ["differences"] : [])];
    }
    function tree(one, stage) {
      return make("div", { class: "tree" }, ...one.outline.split("\\n").filter(line => line).map(line => {
        const row = make("div", {}, line.replace(/^ +/, blanks => "\\u00a0".repeat(blanks.length)));
        const place = line.match(/ at (-?\\d+) (-?\\d+) (\\d+)x(\\d+)/);
        const size = one.size.split("x").map(Number);
        row.addEventListener("mouseenter", () => {
          const fit = stage.querySelector(".fit");
          if (!fit || !place) return;
          const box = make("div", { class: "frame" });
          const [x, y, width, height] = place.slice(1).map(Number);
          Object.assign(box.style, { left: 100 * x / size[0] + "%", top: 100 * y / size[1] + "%",
            width: 100 * width / size[0] + "%", height: 100 * height / size[1] + "%" });
          fit.append(box);
        });
        row.addEventListener("mouseleave", () => stage.querySelectorAll(".frame").forEach(box => box.remove()));
        return row;
      }));
    }
    function show() {
      const one = shown[index];
      // So that a picture can be linked to.
      location.replace("#" + encodeURIComponent(one.scene + ": " + title(one)));
      const place = make("div", { class: "stage" }, ...stage(one));
      const buttons = modes(one).map(name => make("button", { class: "plain",
        "aria-pressed": name === (modes(one).includes(mode) ? mode : "after"), click: () => { mode = name; show(); } }, name));
      const step = (words, by) => make("button", { class: "plain", "aria-label": words, click: () => go(by) }, by < 0 ? "‹" : "›");
      at("sheet").replaceChildren(make("div", { class: "sheet" },
        make("div", { class: "bar" }, make("strong", {}, one.scene + ": " + title(one)), ...buttons,
          step("Previous", -1), step("Next", 1),
          make("button", { class: "plain", click: () => at("sheet").close() }, "Close")),
        make("div", { class: "inside" }, place, make("div", {},
          one.findings.length ? make("div", { class: "findings" }, ...one.findings.map(line => make("div", {}, line))) : null,
          tree(one, place)))));
    }
    function go(by) {
      index = (index + by + shown.length) % shown.length;
      show();
    }
    function open(one) {
      index = shown.indexOf(one);
      if (kind(one) === "changed") mode = "both";
      show();
      at("sheet").showModal();
    }
    at("sheet").addEventListener("keydown", event => {
      if (event.target.type === "range") return;
      if (event.key === "ArrowLeft") go(-1);
      if (event.key === "ArrowRight") go(1);
    });
    choices("profile", "profile");
    choices("theme", "theme");
    at("only").hidden = data.against === null;
    at("differing").checked = data.against !== null && data.pictures.some(one => kind(one) !== "same");
    const wide = () => document.body.style.setProperty("--wide", at("width").value + "px");
    for (const id of ["search", "profile", "theme", "differing"]) at(id).addEventListener("input", list);
    at("width").addEventListener("input", wide);
    wide();
    list();
    const linked = data.pictures.find(one => "#" + encodeURIComponent(one.scene + ": " + title(one)) === location.hash);
    if (linked) {
      if (!shown.includes(linked)) { at("differing").checked = false; list(); }
      open(linked);
    }
    """
}
