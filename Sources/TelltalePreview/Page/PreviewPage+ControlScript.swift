extension PreviewPage {
  /// The script of the controls: it sends their values to the screen, and shows the screen's state in them.
  static let controlScript = #"""
    const set = settings => send({ do: 'set', ...settings });
    const number = id => { const value = parseFloat($(id).value); return Number.isFinite(value) ? value : null; };

    heard.profiles = message => {
      const own = make('option', '', 'as the scene says');
      own.value = '';
      $('profile').replaceChildren(own, ...message.names.map(name => make('option', '', name)));
    };

    heard.state = message => {
      state = message;
      const { settings, size, panel } = message;
      document.title = stem() + ' – telltale preview';
      $('file').textContent = message.shown.split('/').slice(-2).join('/');
      $('file').title = message.shown;
      $('profile').title = message.about || '';
      showProfile(settings);
      for (const theme of ['day', 'night']) $('theme-' + theme).setAttribute('aria-pressed', settings.theme === theme);
      put('language', settings.language || '');
      $('language').placeholder = message.language || 'as the scene says';
      put('text-size', settings.textSize);
      $('text-size-value').textContent = settings.textSize;
      put('driving', settings.driving || '');
      put('width', size.width || '');
      put('height', size.height || '');
      put('panel-width', panel ? panel.width : '');
      put('panel-height', panel ? panel.height : '');
      put('distance', panel ? panel.distance : '');
      $('panel-source').textContent = panel ? panel.source : '';
      $('record').setAttribute('aria-pressed', message.recording);
      $('figures').replaceChildren(...message.figures.map(figure => {
        const item = make('span', figure.short ? 'short' : '', figure.text);
        if (figure.short) item.textContent += ' (wanted ' + figure.wanted + ')';
        return item;
      }));
      showProblem(message);
      $('over').hidden = !(message.question && message.answer !== null);
      $('over-text').textContent = 'Answered: ' + message.answer;
      chooseInMatrix();
    };

    function showProfile(settings) {
      const own = settings.device || settings.profile || '';
      const select = $('profile');
      if (![...select.options].some(option => option.value === own)) select.append(new Option(own, own));
      put('profile', own);
      if (select.options.length) {
        select.options[0].textContent = own ? 'as the scene says' : (state.profile || 'none') + ' (the scene’s)';
      }
    }

    /** A value into a control, but not under somebody's hands. */
    function put(id, value) {
      if (document.activeElement !== $(id) || $(id).tagName === 'SELECT') $(id).value = value;
    }

    function showProblem(message) {
      const problem = message.problem;
      $('glass').classList.toggle('stale', problem !== null);
      $('problem').hidden = problem === null;
      if (problem === null) return setStatus('live', 'live');
      setStatus('stale', message.live ? 'last good frame' : 'nothing to show yet');
      const parts = problem.split('\n').map(line => {
        const found = /^(.*?):(\d+):(\d+): (?:error|warning|note): (.*)$/.exec(line);
        if (!found) return make('p', '', line.replace(/^telltale: /, ''));
        const box = make('div');
        box.append(make('p', '', found[4]), make('p', 'where', found[1] + ', line ' + found[2] + ', column ' + found[3]));
        if (found[1].split('/').pop() === message.shown.split('/').pop()) box.append(excerpt(+found[2], +found[3], 2));
        return box;
      });
      $('problem').replaceChildren(...parts);
    }

    $('profile').onchange = () => set({ profile: $('profile').value });
    $('theme-day').onclick = () => set({ theme: 'day' });
    $('theme-night').onclick = () => set({ theme: 'night' });
    $('language').onchange = () => set({ language: $('language').value.trim() });
    $('text-size').oninput = () => { $('text-size-value').textContent = $('text-size').value; };
    $('text-size').onchange = () => set({ textSize: number('text-size') });
    $('driving').onchange = () => set({ driving: $('driving').value });
    for (const id of ['width', 'height']) $(id).onchange = setScreen;
    for (const id of ['panel-width', 'panel-height', 'distance']) $(id).onchange = setPanel;

    function setScreen() {
      const size = { width: number('width'), height: number('height') };
      set({ size: size.width && size.height ? size : null });
    }
    function setPanel() {
      const panel = { width: number('panel-width'), height: number('panel-height') };
      const isWhole = panel.width && panel.height;
      set({ size: { width: number('width'), height: number('height') }, panel: isWhole ? panel : null,
        distance: isWhole ? number('distance') : null });
    }
    $('usual').onclick = () => set({ size: null, panel: null, distance: null });
    $('controls').onsubmit = event => event.preventDefault();
    $('controls').addEventListener('keydown', event => {
      if (event.key === 'Enter' && event.target.tagName === 'INPUT') event.target.blur();
    });
    for (const kind of ['finger', 'pointer']) {
      $('mouse-' + kind).onclick = () => {
        isPointer = kind === 'pointer';
        $('mouse-finger').setAttribute('aria-pressed', !isPointer);
        $('mouse-pointer').setAttribute('aria-pressed', isPointer);
      };
    }
    $('reset').onclick = $('again').onclick = () => { send({ do: 'reset' }); canvas.focus(); };
    $('languages').replaceChildren(...['ar', 'de', 'en', 'fr', 'he', 'ja', 'ko', 'ru', 'th', 'zh-Hans', 'zh-Hant']
      .map(tag => new Option(tag, tag)));

    for (const view of ['live', 'matrix']) {
      $('view-' + view).onclick = () => {
        for (const other of ['live', 'matrix']) {
          $(other).hidden = other !== view;
          $('view-' + other).setAttribute('aria-pressed', other === view);
        }
        send({ do: 'matrix', on: view === 'matrix' });
        if (view === 'live') fit();
      };
    }

    """#
}
