extension PreviewPage {
  /// The script of hands: it takes mouse and touch as fingers or a pointer, the wheel as a knob, keys as a remote or
  /// a keyboard.
  static let handScript = #"""
    let isPointer = false;
    const down = new Map();

    function place(event) {
      const box = canvas.getBoundingClientRect();
      const limit = (value, most) => Math.max(0, Math.min(most - 1, Math.floor(value)));
      return {
        x: limit((event.clientX - box.left) / box.width * canvas.width, canvas.width),
        y: limit((event.clientY - box.top) / box.height * canvas.height, canvas.height) };
    }

    function hand(event, phase) {
      if (event.pointerType === 'mouse' && isPointer) return send({ do: 'pointer', phase, ...place(event) });
      send({ do: 'finger', phase, id: down.get(event.pointerId) || 0, ...place(event) });
    }

    canvas.addEventListener('pointerdown', event => {
      if (event.button !== 0 || down.size > 9) return;
      let number = 0;
      while ([...down.values()].includes(number)) number += 1;
      down.set(event.pointerId, number);
      canvas.setPointerCapture(event.pointerId);
      canvas.focus();
      hand(event, 'down');
      event.preventDefault();
    });
    canvas.addEventListener('pointermove', event => {
      const at = place(event);
      $('place').textContent = at.x + ', ' + at.y;
      if (down.has(event.pointerId) || isPointer && event.pointerType === 'mouse') hand(event, 'move');
    });
    for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
      canvas.addEventListener(name, event => {
        if (!down.has(event.pointerId)) return;
        hand(event, phase);
        down.delete(event.pointerId);
      });
    }
    canvas.addEventListener('pointerleave', () => { $('place').textContent = ''; });
    canvas.addEventListener('contextmenu', event => event.preventDefault());

    let turned = 0;
    canvas.addEventListener('wheel', event => {
      event.preventDefault();
      const step = event.deltaMode === 1 ? 3 : 60;
      turned += event.deltaY || event.deltaX;
      const by = Math.trunc(turned / step);
      if (by === 0) return;
      turned -= by * step;
      send({ do: isPointer ? 'wheel' : 'turn', by });
    }, { passive: false });

    function keyMessage(event, phase) {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      return { do: 'key', phase, code: event.code, text: isText ? event.key : '' };
    }
    canvas.addEventListener('keydown', event => {
      // The browser's own keys stay its own.
      if (event.isComposing || event.ctrlKey && 'rtwnl'.includes(event.key) || /^F\d+$/.test(event.key)) return;
      event.preventDefault();
      if (!event.repeat || event.key.length === 1) send(keyMessage(event, 'down'));
    });
    canvas.addEventListener('keyup', event => send(keyMessage(event, 'up')));
    canvas.addEventListener('blur', () => send({ do: 'key', phase: 'cancel', code: '' }));

    function press(id, message) {
      const button = $(id);
      const go = phase => event => { event.preventDefault(); send({ ...message, phase }); };
      button.addEventListener('pointerdown', go('down'));
      button.addEventListener('pointerup', go('up'));
      button.addEventListener('pointercancel', go('cancel'));
      // From the keyboard there is no pointer.
      button.addEventListener('click', event => {
        if (event.detail !== 0) return;
        send({ ...message, phase: 'down' });
        setTimeout(() => send({ ...message, phase: 'up' }), 80);
      });
    }
    press('knob-push', { do: 'push' });
    press('back', { do: 'key', code: 'BrowserBack', text: '' });
    press('home', { do: 'key', code: 'BrowserHome', text: '' });
    $('knob-left').onclick = () => send({ do: 'turn', by: -1 });
    $('knob-right').onclick = () => send({ do: 'turn', by: 1 });

    """#
}
