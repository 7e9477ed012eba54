extension PreviewPage {
  /// The page without anything on it; scripts fill it.
  static let markup = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>telltale preview</title>
    <link rel="icon" href="favicon.ico">
    <link rel="stylesheet" href="preview.css">
    <script src="preview.js" defer></script>
    </head>
    <body>
    <header>
    <strong id="file">telltale preview</strong>
    <span id="status" class="badge" role="status">connecting</span>
    <span class="space"></span>
    <nav class="choice" aria-label="View">
    <button id="view-live" aria-pressed="true">Live</button>
    <button id="view-matrix" aria-pressed="false">All profiles</button>
    </nav>
    <button id="reset" title="Restart the scene from its file, and its program">Restart</button>
    <button id="record" aria-pressed="false" title="Record your input as a script">Record</button>
    <button id="save" title="Save the frame as a PNG file">Save PNG</button>
    </header>
    <main>
    <form id="controls" aria-label="Settings">
    <label>Profile<select id="profile"></select></label>
    <fieldset><legend>Theme</legend><span class="choice">
    <button type="button" id="theme-day">Day</button><button type="button" id="theme-night">Night</button>
    </span></fieldset>
    <label>Language<input id="language" list="languages" placeholder="as the scene says" autocomplete="off">
    <datalist id="languages"></datalist></label>
    <label>Text size <output id="text-size-value">1</output>
    <input id="text-size" type="range" min="1" max="2" step="0.05" value="1"></label>
    <label>Vehicle<select id="driving"><option value="">unknown</option><option>parked</option>
    <option>idling</option><option>moving</option></select></label>
    <fieldset><legend>Screen, pixels</legend><span class="pair">
    <input id="width" inputmode="numeric" aria-label="Width in pixels">×<input id="height"
    inputmode="numeric" aria-label="Height in pixels"></span></fieldset>
    <fieldset><legend>Panel, millimetres</legend><span class="pair">
    <input id="panel-width" inputmode="decimal" aria-label="Width in millimetres">×<input
    id="panel-height" inputmode="decimal" aria-label="Height in millimetres"></span></fieldset>
    <label>Distance, millimetres<input id="distance" inputmode="decimal"></label>
    <p id="panel-source" class="quiet"></p>
    <button type="button" id="usual">Usual screen of the profile</button>
    <fieldset><legend>The mouse is</legend><span class="choice">
    <button type="button" id="mouse-finger" aria-pressed="true">a finger</button>
    <button type="button" id="mouse-pointer" aria-pressed="false">a pointer</button></span></fieldset>
    </form>
    <section id="live" aria-label="The screen">
    <div id="problem" role="alert" hidden></div>
    <div id="room"><div id="glass"><canvas id="frame" tabindex="0" width="1" height="1"
    aria-label="The frame; keys go to it while it has the focus"></canvas><div id="marks"></div>
    <div id="over" hidden><p id="over-text"></p><button id="again">Ask again</button></div></div></div>
    <footer>
    <span class="keys"><button id="knob-left" title="Turn the knob left">↺</button><button id="knob-push"
    title="Push the knob">Push</button><button id="knob-right" title="Turn the knob right">↻</button>
    <button id="back">Back</button><button id="home">Home</button></span>
    <span id="place" class="quiet"></span><span class="space"></span>
    <span id="scale" class="quiet"></span>
    <button id="zoom" aria-pressed="false" title="One pixel of the frame on one pixel of this screen">1:1</button>
    </footer>
    <div id="figures"></div>
    </section>
    <section id="matrix" aria-label="All profiles" hidden></section>
    <aside aria-label="About the scene">
    <nav role="tablist">
    <button role="tab" data-tab="findings" aria-selected="true">Findings <b id="count"></b></button>
    <button role="tab" data-tab="tree" aria-selected="false">Tree</button>
    <button role="tab" data-tab="talk" aria-selected="false">Program</button>
    <button role="tab" data-tab="script" aria-selected="false">Script</button>
    </nav>
    <div id="tab-findings" role="tabpanel"></div>
    <div id="tab-tree" role="tabpanel" hidden></div>
    <div id="tab-talk" role="tabpanel" hidden>
    <ol id="lines"></ol>
    <form id="say"><textarea id="line" rows="2" spellcheck="false"
    aria-label="A line to the screen, as the program would send it"
    placeholder='{"set":{"now.title":"Nocturne"}}'></textarea><button>Send</button></form></div>
    <div id="tab-script" role="tabpanel" hidden>
    <p id="script-help">Record restarts the scene and writes your input, and what came of it, as a
    script for <code>telltale play</code> and <code>telltale test</code>.</p>
    <pre id="script-text" hidden></pre>
    <p><button id="script-save" hidden>Save script</button> <button id="updates-save" hidden>Save the updates</button></p>
    </div>
    </aside>
    </main>
    </body>
    </html>

    """#
}
