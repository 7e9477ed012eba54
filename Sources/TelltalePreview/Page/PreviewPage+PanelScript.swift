extension PreviewPage {
  /// The script of the parts beside the frame: findings, the tree, the program, the script; and of the matrix.
  static let panelScript = #"""
    let source = [], findings = [], places = [];

    for (const tab of document.querySelectorAll('[role=tab]')) {
      tab.onclick = () => openTab(tab.dataset.tab);
    }
    function openTab(name) {
      for (const tab of document.querySelectorAll('[role=tab]')) {
        tab.setAttribute('aria-selected', tab.dataset.tab === name);
        $('tab-' + tab.dataset.tab).hidden = tab.dataset.tab !== name;
      }
      mark([]);
      send({ do: 'inspect', on: name === 'tree' });
    }

    /** Lines of the scene around one, which stands out; its text from a column on as well. */
    function excerpt(line, column, around) {
      const pre = make('pre');
      const first = Math.max(1, line - around), last = Math.min(source.length, line + around);
      for (let at = first; at <= last; at++) {
        const whole = source[at - 1] || '';
        // Alone, a line needs no indentation.
        const text = around ? whole : whole.trimStart();
        const from = column - (whole.length - text.length);
        const row = make('span', at === line ? 'at' : '', around ? String(at).padStart(4) + '  ' : '');
        if (at === line && from > 0) {
          const start = [...text].slice(0, from - 1).join('');
          row.append(start, make('u', '', text.slice(start.length)));
        } else {
          row.append(text);
        }
        if (at !== line) row.append('\n');
        pre.append(row);
      }
      return pre;
    }

    heard.findings = message => {
      source = message.source;
      findings = message.findings;
      places = [];
      $('count').textContent = findings.length || '';
      $('tab-findings').replaceChildren(...(findings.length ? findings.map(show)
        : [make('p', 'none', 'There are no findings for this scene on this profile.')]));
      if (state && state.problem !== null) showProblem(state);
    };

    function show(finding, index) {
      const box = make('div', 'finding ' + finding.severity);
      box.tabIndex = 0;
      const foot = make('div', 'quiet');
      foot.append(make('span', '', 'line ' + finding.line));
      if (finding.rule) foot.append(make('span', '', finding.rule));
      box.append(make('h3', '', finding.message));
      if (finding.remedy) box.append(make('p', '', finding.remedy));
      box.append(foot, excerpt(finding.line, finding.column, 0));
      box.onmouseenter = box.onfocus = () => {
        const place = places[index];
        mark(place ? [{ frame: place, text: finding.rule || finding.severity }] : []);
      };
      box.onmouseleave = box.onblur = () => mark([]);
      return box;
    }

    heard.places = message => { places = message.places; };

    heard.tree = message => {
      const rows = [];
      (function walk(node, depth) {
        rows.push(row(node, depth));
        for (const child of node.children || []) walk(child, depth + 1);
      })(message.tree, 0);
      const open = document.activeElement && document.activeElement.dataset.node;
      $('tab-tree').replaceChildren(...rows);
      if (open && rows[+open]) rows[+open].focus();
      rows.forEach((element, index) => { element.dataset.node = index; });
    };

    function row(node, depth) {
      const line = make('button', 'node');
      line.style.paddingLeft = 6 + depth * 14 + 'px';
      const name = make('span');
      name.append(make('em', '', node.role), ' ' + (node.name || ''));
      if (node.id) name.append(' ', make('code', '', '#' + node.id));
      line.append(name);
      const facts = [node.mm.width + '×' + node.mm.height + ' mm'];
      if (node.letters) facts.push(node.letters.minutes + '′');
      line.append(make('small', '', facts.join(' ')));
      if (node.contrast) line.append(make('small', node.contrast < 4.5 ? 'low' : '', node.contrast + ':1'));
      const { frame } = node;
      line.title = [
        node.name, node.role + (node.states ? ' (' + node.states.join(', ') + ')' : ''), node.description, node.value,
        'at ' + frame.x + ' ' + frame.y + ', ' + frame.width + '×' + frame.height + ' pixels',
        node.mm.width + '×' + node.mm.height + ' mm',
        node.letters && 'letters ' + node.letters.mm + ' mm, ' + node.letters.minutes + ' arc minutes',
        node.contrast && 'contrast ' + node.contrast + ':1'].filter(Boolean).join('\n');
      line.onmouseenter = line.onfocus = () => mark([{ frame, text: node.role + ' ' + facts.join(' ') }]);
      line.onmouseleave = line.onblur = () => mark([]);
      return line;
    }

    const most = 500;
    function addLine(kind, time, text) {
      const item = make('li', kind);
      item.append(make('span', '', time), text);
      const list = $('lines'), isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
      list.append(item);
      if (list.children.length > most) list.firstChild.remove();
      if (isAtEnd) list.scrollTop = list.scrollHeight;
    }
    heard.lines = message => {
      for (const { from, at, line } of message.lines) {
        const sign = { program: '→ ', hand: '→ ', screen: '← ', note: '' }[from] || '';
        addLine(/^\{"error"/.test(line) ? 'bad' : from, (at / 1000).toFixed(1) + ' s', sign + line);
      }
    };
    heard.notice = message => addLine('note', '', message.line);

    $('say').onsubmit = event => {
      event.preventDefault();
      for (const line of $('line').value.split('\n')) if (line.trim()) send({ do: 'say', line });
      $('line').select();
    };
    $('line').onkeydown = event => {
      if (event.key === 'Enter' && !event.shiftKey) { event.preventDefault(); $('say').requestSubmit(); }
    };

    let updates = '';
    $('record').onclick = () => {
      const on = !(state && state.recording);
      send({ do: 'record', on });
      if (on) { openTab('script'); canvas.focus(); }
    };
    heard.script = message => {
      updates = message.updates;
      $('script-text').textContent = message.script;
      $('script-text').hidden = $('script-save').hidden = false;
      $('updates-save').hidden = !updates;
    };
    const textFile = text => new Blob([text], { type: 'text/plain' });
    $('script-save').onclick = () => saveFile(stem() + '.script', textFile($('script-text').textContent));
    $('updates-save').onclick = () => saveFile(stem() + '.jsonl', textFile(updates));

    function figure(profile) {
      let box = [...$('matrix').children].find(one => one.dataset.profile === profile);
      if (box) return box;
      box = make('figure');
      box.dataset.profile = profile;
      $('matrix').append(box);
      return box;
    }
    function takePicture(buffer, name, count) {
      const profile = new TextDecoder().decode(new Uint8Array(buffer, 12, name));
      const image = make('img');
      const url = URL.createObjectURL(new Blob([new Uint8Array(buffer, 12 + name, count)], { type: 'image/png' }));
      const caption = make('figcaption', '', profile);
      image.alt = 'The scene on ' + profile;
      image.onload = () => {
        URL.revokeObjectURL(url);
        caption.append(make('small', '', image.naturalWidth + '×' + image.naturalHeight));
        image.style.maxWidth = 'min(100%, ' + image.naturalWidth / (window.devicePixelRatio || 1) + 'px)';
      };
      image.src = url;
      const choose = make('button');
      choose.title = 'Show it live on ' + profile;
      choose.onclick = () => { set({ profile }); $('view-live').click(); };
      choose.append(image);
      figure(profile).replaceChildren(caption, choose);
      chooseInMatrix();
    }
    heard.refused = message => figure(message.profile).replaceChildren(
      make('figcaption', '', message.profile), make('p', 'refused', message.message));
    function chooseInMatrix() {
      for (const box of $('matrix').children) box.classList.toggle('chosen', state && box.dataset.profile === state.profile);
    }

    connect();

    """#
}
