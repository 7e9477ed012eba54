extension PreviewPage {
  /// The script of the line to the screen: messages out, messages in, and whether the line is there.
  static let lineScript = #"""
    'use strict';
    const $ = id => document.getElementById(id);
    const heard = {};
    let socket = null, state = null, tries = 0;

    function send(message) {
      if (socket && socket.readyState === 1) socket.send(JSON.stringify(message));
    }

    function setStatus(word, text) {
      $('status').className = 'badge ' + word;
      $('status').textContent = text;
    }

    function connect() {
      const at = new URL('live', location.href);
      at.protocol = 'ws:';
      socket = new WebSocket(at);
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => {
        tries = 0;
        $('lines').replaceChildren();
        send({ do: 'matrix', on: !$('matrix').hidden });
        send({ do: 'inspect', on: !$('tab-tree').hidden });
      };
      socket.onmessage = event => {
        if (typeof event.data === 'string') {
          const message = JSON.parse(event.data);
          if (heard[message.is]) heard[message.is](message);
        } else {
          takeBytes(event.data);
        }
      };
      socket.onclose = () => {
        setStatus('dead', 'not running');
        $('glass').classList.add('stale');
        tries += 1;
        setTimeout(connect, Math.min(5000, 300 * tries));
      };
    }

    heard.end = message => {
      setStatus('dead', message.message);
      socket.onclose = null;
    };

    heard.fault = message => {
      setStatus('stale', message.message);
      setTimeout(() => { if (state) heard.state(state); }, 4000);
    };

    /** An element with a class and a text. */
    function make(tag, name, text) {
      const element = document.createElement(tag);
      if (name) element.className = name;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    """#

  /// The script of frames: it puts them on the canvas as they are, one pixel for one.
  static let frameScript = #"""
    const canvas = $('frame');
    const pen = canvas.getContext('2d', { alpha: false, desynchronized: false, colorSpace: 'srgb' });
    const pictures = new Map();
    let drawn = 0, exact = false;

    function takeBytes(buffer) {
      const view = new DataView(buffer);
      const word = index => view.getUint32(index * 4, true);
      if (word(0) === 2) return takePicture(buffer, word(1), word(2));
      const width = word(2), height = word(3), count = word(4);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        fit();
      }
      let at = (5 + count * 4) * 4;
      for (let index = 0; index < count; index++) {
        const [x, y, w, h] = [5, 6, 7, 8].map(place => word(place + index * 4));
        pen.putImageData(new ImageData(new Uint8ClampedArray(buffer, at, w * h * 4), w, h), x, y);
        at += w * h * 4;
      }
      drawn += 1;
      canvas.dataset.drawn = drawn;
      send({ do: 'drawn', frame: word(1) });
    }

    /** One pixel of the frame on one of this screen, or smaller where there is no room for that. */
    function fit() {
      const dots = window.devicePixelRatio || 1, room = $('room');
      const style = getComputedStyle(room);
      const wide = room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const high = room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      const narrow = matchMedia('(max-width: 680px)').matches;
      let share = Math.min(1, wide * dots / canvas.width, narrow ? 1 : high * dots / canvas.height);
      if (exact || !(share > 0)) share = 1;
      canvas.style.width = canvas.width * share / dots + 'px';
      canvas.style.height = canvas.height * share / dots + 'px';
      canvas.classList.toggle('exact', share === 1);
      $('scale').textContent = Math.round(share * 100) + ' %';
      $('zoom').setAttribute('aria-pressed', exact);
      showMarks();
    }

    $('zoom').onclick = () => { exact = !exact; fit(); };
    addEventListener('resize', fit);

    let marks = [];
    /** Outlines parts of the frame: each a rectangle in its pixels, with a few words. */
    function mark(list) { marks = list; showMarks(); }

    function showMarks() {
      const share = parseFloat(canvas.style.width) / canvas.width || 0;
      $('marks').replaceChildren(...marks.map(({ frame, text }) => {
        const box = make('div', frame.y * share < 22 ? 'mark low' : 'mark');
        Object.assign(box.style, {
          left: frame.x * share - 2 + 'px', top: frame.y * share - 2 + 'px',
          width: frame.width * share + 4 + 'px', height: frame.height * share + 4 + 'px' });
        if (text) box.append(make('i', '', text));
        return box;
      }));
    }

    function saveFile(name, blob) {
      const link = make('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    $('save').onclick = () => canvas.toBlob(blob => saveFile(stem() + '.png', blob), 'image/png');
    const stem = () => (state ? state.shown : 'scene').split('/').pop().replace(/\.[^.]*$/, '');

    """#
}
