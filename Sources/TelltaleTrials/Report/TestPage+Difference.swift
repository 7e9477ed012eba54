extension TestPage {
  /// How two pictures are compared on the page: side by side, under a slider, in turn, and where they differ.
  static let differences = """
    function picture(index) {
      return new Promise(done => {
        const image = new Image();
        image.addEventListener("load", () => done(image));
        image.src = source(index);
      });
    }
    function pixels(image) {
      const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    }
    function overlay(before, after) {
      const old = pixels(before), now = pixels(after), canvas = make("canvas", { width: now.width, height: now.height });
      const context = canvas.getContext("2d"), out = context.createImageData(now.width, now.height);
      let count = 0, left = now.width, top = now.height, right = -1, bottom = -1;
      for (let y = 0; y < now.height; y++) for (let x = 0; x < now.width; x++) {
        const at = (y * now.width + x) * 4, was = (y * old.width + x) * 4;
        const same = x < old.width && y < old.height && [0, 1, 2].every(n => old.data[was + n] === now.data[at + n]);
        const grey = 40 + (now.data[at] + now.data[at + 1] + now.data[at + 2]) / 9;
        out.data.set(same ? [grey, grey, grey, 255] : [255, 0, 110, 255], at);
        if (same) continue;
        count += 1;
        left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
      }
      context.putImageData(out, 0, 0);
      const where = count ? ", between " + left + " " + top + " and " + right + " " + bottom : "";
      return [canvas, count + " pixels differ" + where];
    }
    function difference(one) {
      if (one.shown === null) return make("p", {}, "The picture had no room in this report.");
      if (one.expected === null || one.expected === undefined) {
        return make("div", {}, make("p", {}, "There is no expected picture yet. This is shown:"),
          make("img", { src: source(one.shown), alt: "The shown picture", style: "max-width: 100%" }));
      }
      const body = make("div", {}), choices = ["slider", "flicker", "overlay", "both"];
      const buttons = choices.map(name => make("button", { class: "plain", "aria-pressed": name === mode,
        click: () => { mode = name; show(); } }, name));
      Promise.all([picture(one.expected), picture(one.shown)]).then(([before, after]) => {
        before.alt = "The expected picture"; after.alt = "The shown picture";
        body.replaceChildren(...compare(before, after));
      });
      return make("div", {}, make("div", { class: "tabs" }, ...buttons), body);
    }
    function compare(before, after) {
      const fit = (...parts) => make("div", { class: "stage" }, make("div", { class: "fit" }, ...parts));
      if (mode === "both") return [make("p", {}, "Expected"), fit(before), make("p", {}, "Shown"), fit(after)];
      if (mode === "overlay") {
        const [canvas, words] = overlay(before, after);
        return [fit(canvas), make("p", {}, words)];
      }
      after.className = "over";
      const words = make("p", {}, "expected");
      if (mode === "flicker") {
        let isAfter = false;
        const turn = () => {
          isAfter = !isAfter;
          after.style.visibility = isAfter ? "visible" : "hidden";
          words.textContent = isAfter ? "shown" : "expected";
        };
        ticking = setInterval(turn, 600);
        turn();
        return [fit(before, after), words];
      }
      const range = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Share of the expected picture" });
      const edge = make("div", { class: "edge" });
      const cut = () => {
        after.style.clipPath = "inset(0 0 0 " + range.value + "%)";
        edge.style.left = range.value + "%";
      };
      range.addEventListener("input", cut);
      cut();
      words.textContent = "left: expected, right: shown";
      return [fit(before, after, edge), range, words];
    }
    """
}
