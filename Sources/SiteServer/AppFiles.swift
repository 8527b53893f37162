/// What the server adds to the pages of lessons so that readers can use their apps and work on their code: scripts, and a style.
enum AppFiles {
  static let all = [
    script, helpers, PhoneScript.file, GlassScript.file, MotionScript.file, BenchScript.file, EditorScript.file, style,
  ]

  /// Puts the buttons on the page.
  static let script = AddedFile(
    path: "/_coursemark/app.js", type: AddedFile.script,
    text: #"""
      // Added by "coursemark serve": lets the reader use a step's app, and answer the step in the page.
      import { button, element, text } from "./page.js";
      import { Phone } from "./phone.js";
      import { Bench } from "./bench.js";

      const { solutions, editor } = document.querySelector("script[data-apps]").dataset;
      const lesson = document.querySelector("main[data-lesson]").dataset.lesson;
      // One app at a time is on a page, and one bench.
      const open = { phone: null, bench: null };

      // What to type, for pages that no server gives out.
      for (const links of document.querySelectorAll(".hands-on-links")) links.remove();

      // What there is to do in a step: an app on the screen, code to write. Templates of an author's own may not say.
      const workOf = (section) => section?.dataset.work ?? "app code solution";
      const hasSolution = (section) => solutions !== undefined && workOf(section).includes("solution");

      // What checks can tell is ticked by them.
      const tickByPassing = (section) => {
        const box = section.querySelector("input[data-step]");
        const words = box?.closest("label")?.querySelector("span");
        if (!words) return;
        box.disabled = true;
        const show = () => { words.textContent = text(box.checked ? "serve.hasPassed" : "serve.tickedByPassing"); };
        box.addEventListener("change", show);
        addEventListener("storage", () => setTimeout(show));
        show();
      };

      // A button in a place, for a phone or a bench.
      const opener = (place, words, kind, make) => {
        const isOpen = () => made.getAttribute("aria-expanded") === "true";
        const show = (...what) => {
          // Another step's closes without taking the reader there.
          open[kind]?.close({ isForAnother: true });
          made.setAttribute("aria-expanded", "true");
          open[kind] = make(({ isForAnother = false } = {}) => {
            open[kind] = null;
            made.setAttribute("aria-expanded", "false");
            if (!isForAnother) made.focus();
          }, ...what);
        };
        const made = button(words, () => { if (isOpen()) open[kind].close(); else show(); });
        made.setAttribute("aria-expanded", "false");
        place.append(made);
        return { made, isOpen, show };
      };

      for (const section of document.querySelectorAll("section.step")) {
        const work = workOf(section);
        if (!work) continue;
        if (work.includes("checks")) tickByPassing(section);
        const place = element("p", { className: "coursemark-try" });
        const hasApp = work.includes("app");
        const phone = hasApp && opener(place, text("serve.tryIt"), "phone", (closed, app, files) =>
          new Phone({ after: place, lesson, step: section.id, hasSolutions: hasSolution(section), app, files, closed }));
        const run = (files) => {
          if (phone.isOpen()) open.phone.start("mine", files); else phone.show("mine", files);
          open.phone.box.scrollIntoView({ block: "nearest" });
        };
        opener(place, text("serve.writeCode"), "bench", (closed) =>
          new Bench({
            before: section.querySelector(":scope > footer"), section, lesson, hasEditor: editor !== undefined, closed,
            run: hasApp ? run : null,
          }));
        (section.querySelector(":scope > header") ?? section.firstElementChild).after(place);
      }

      // Where a picture stands, the app goes on from what it shows.
      for (const frame of document.querySelectorAll("figure.screen [data-moment]")) {
        const { moment } = frame.dataset;
        if (moment.includes("solution") && solutions === undefined) continue;
        const place = element("p", { className: "coursemark-try" });
        const { made, isOpen, show } = opener(place, text("serve.tryHere"), "phone", (closed) =>
          new Phone({
            after: frame.closest("figure"), lesson, step: frame.closest("section.step")?.id,
            hasSolutions: hasSolution(frame.closest("section.step")), app: "picture", moment, closed,
          }));
        // Which of the pictures it is.
        const caption = frame.querySelector(".frame-caption")?.textContent;
        if (caption) made.append(element("span", { className: "unseen", textContent: `: ${caption}` }));
        const drawn = frame.querySelector(".picture");
        drawn.classList.add("coursemark-usable");
        drawn.addEventListener("click", () => { if (!isOpen()) show(); });
        frame.append(place);
      }

      addEventListener("pagehide", () => {
        open.phone?.end();
        open.bench?.end();
      });
      // A page that was left and comes back from the browser's memory.
      addEventListener("pageshow", (event) => {
        if (!event.persisted) return;
        open.phone?.start(open.phone.app);
        open.bench?.say(text("serve.checkAgain"));
      });
      """#)

  private static let helpers = AddedFile(
    path: "/_coursemark/page.js", type: AddedFile.script,
    text: #"""
      // The words of the site's language, which the server puts here: plain ones, and forms for numbers.
      const words = /* words */ { language: "en", texts: {} };
      const plurals = (() => {
        try { return new Intl.PluralRules(words.language); } catch { return new Intl.PluralRules("en"); }
      })();

      // As in site.js.
      export const text = (name, values = {}) => {
        const forms = words.texts[name] ?? "";
        const found = typeof forms === "string" ? forms : forms[plurals.select(values.count)] ?? forms.other;
        return found.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
      };

      export const element = (name, properties = {}, ...children) => {
        const made = Object.assign(document.createElement(name), properties);
        made.append(...children);
        return made;
      };

      export const button = (words, action) => {
        const made = element("button", { type: "button", textContent: words });
        made.addEventListener("click", action);
        return made;
      };

      // A UUID. Browsers make one only for pages of this machine or with a certificate; a classroom's server is neither.
      export const newName = () => {
        const bytes = crypto.getRandomValues(new Uint8Array(16));
        bytes[6] = (bytes[6] & 0x0f) | 0x40;
        bytes[8] = (bytes[8] & 0x3f) | 0x80;
        const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      };

      // Of a picture that the server has drawn: every text of an app is escaped in it, and the page's policy lets nothing in it run.
      export const picture = (svg) =>
        document.adoptNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);

      // Of prose that the server has rendered from a lesson's markdown.
      export const prose = (html) => {
        const box = element("div");
        box.append(...document.adoptNode(new DOMParser().parseFromString(html, "text/html").body).childNodes);
        return box;
      };

      export async function ask(service, question) {
        let answer;
        try {
          answer = await fetch(`/_coursemark/${service}`, {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question),
            keepalive: Boolean(question.isOver),
          });
        } catch {
          throw new Error(text("serve.noServer"));
        }
        // What was asked is refused, and nothing else has changed.
        if (answer.status === 413) return { remark: text("serve.tooLong") };
        if (answer.status === 403) throw new Error(text("serve.newToken"));
        if (!answer.ok) throw new Error(await answer.text());
        const told = await answer.json();
        // What the page has words for, the server only names.
        for (const [key, value] of Object.entries(told)) if (value?.name) told[key] = text(value.name, value.values);
        return told;
      }

      """#)

  static let style = AddedFile(
    path: "/_coursemark/app.css", type: AddedFile.style,
    text: """
      .coursemark-try { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.25rem; }
      .coursemark-try button, .coursemark-tools button {
        min-height: 2rem;
        padding: 0.25rem 0.95rem;
        border: 1px solid var(--edge, #868a93);
        border-radius: 999px;
        background: var(--raised, Canvas);
        color: inherit;
        font-size: 0.9375rem;
        cursor: pointer;
      }
      .coursemark-try button:hover, .coursemark-tools button:hover { border-color: currentColor; }
      .coursemark-try button::before { content: "▶"; content: "▶" / ""; margin-inline-end: 0.5em; font-size: 0.75em; }
      .coursemark-try button[aria-expanded="true"]::before { content: "▼"; content: "▼" / ""; }
      .frame > .coursemark-try { justify-content: center; margin: 0.6rem 0 0; }
      .coursemark-usable { cursor: pointer; }
      @media (scripting: enabled) { .hands-on-links, .hands-on > :not(.starter-files) { display: none; } }
      .hands-on { margin: 1.5rem 0 0; padding: 0; background: none; }
      .coursemark-tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem; margin-bottom: 0.9rem; }
      .coursemark-tools .close { margin-inline-start: auto; }
      .coursemark-shown { display: inline-flex; flex-wrap: wrap; max-width: 100%; border: 1px solid var(--edge, #868a93); border-radius: 1.1rem; background: var(--raised, Canvas); overflow: hidden; }
      .coursemark-tools .coursemark-shown button { border: 0; border-radius: 0; background: none; }
      .coursemark-tools .coursemark-shown button + button { border-inline-start: 1px solid var(--line, #ccc); }
      .coursemark-tools .coursemark-shown button:hover { text-decoration: underline; }
      .coursemark-tools .coursemark-shown [aria-pressed="true"] { background: var(--accent, LinkText); color: var(--on-accent, Canvas); }
      .coursemark-shown button:focus-visible { outline-offset: -3px; border-radius: 1.1rem; }
      .coursemark-done { justify-content: center; margin: 0.9rem 0 0; }
      .coursemark-phones { display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem 1.5rem; }
      .coursemark-phone { flex: 1 1 17rem; min-width: 0; max-width: 23rem; }
      .coursemark-phone:has(.wide) { flex-basis: 24rem; max-width: 40rem; }
      .coursemark-app .coursemark-caption { margin: 0 0 0.6rem; color: var(--quiet, inherit); font-size: 0.875rem; font-weight: 600; text-align: center; }
      .coursemark-tools button[aria-pressed="true"] { border-color: var(--accent, LinkText); color: var(--accent, LinkText); font-weight: 600; }
      .coursemark-tools .main { border-color: var(--accent, LinkText); background: var(--accent, LinkText); color: var(--on-accent, Canvas); font-weight: 600; }
      .coursemark-app { isolation: isolate; margin: 0 0 1.75rem; padding: 1rem; border: 1px solid var(--line, #ccc); border-radius: 14px; background: var(--panel, Canvas); }
      .coursemark-glass { margin: 0 auto; border-radius: 26px; touch-action: pinch-zoom; user-select: none; -webkit-user-select: none; cursor: pointer; }
      .coursemark-glass { position: relative; }
      .coursemark-target { position: absolute; padding: 0; border: 0; border-radius: 8px; background: none; pointer-events: none; }
      .coursemark-target:focus-visible { outline: 3px solid var(--accent, Highlight); outline-offset: 1px; }
      .coursemark-glass svg { max-height: max(20rem, 100vh - 16rem); max-height: max(20rem, 100svh - 16rem); width: auto; max-width: 100%; margin: 0 auto; }
      .coursemark-glass:empty { min-height: 12rem; }
      .coursemark-app .coursemark-status { margin: 0.6rem 0 0; color: var(--quiet, inherit); font-size: 0.9375rem; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
      .coursemark-app .coursemark-status:empty { margin: 0; }
      .coursemark-bench .coursemark-status { min-height: 1lh; margin: 0.6rem 0; text-align: start; text-wrap: wrap; }
      .coursemark-news { margin: 0 0 0.9rem; padding: 0.75rem 1rem; border: 1px solid var(--hint, #805300); border-radius: 10px; background: var(--raised, Canvas); }
      .coursemark-news p { margin: 0 0 0.6rem; }
      .coursemark-news .coursemark-tools { margin: 0; }
      .coursemark-bench textarea {
        display: block;
        width: 100%;
        min-height: 22rem;
        padding: 0.9rem 1.1rem;
        border: 1px solid var(--edge, #868a93);
        border-radius: 10px;
        background: var(--paper, Canvas);
        color: inherit;
        font: 0.875rem/1.6 var(--code, monospace);
        tab-size: 4;
        resize: vertical;
      }
      .coursemark-bench .CodeMirror { height: 26rem; border: 1px solid var(--edge, #868a93); border-radius: 10px; background: var(--paper, Canvas); color: inherit; font: 0.875rem/1.6 var(--code, monospace); }
      .coursemark-bench .CodeMirror-focused { outline: 3px solid var(--accent, Highlight); outline-offset: 2px; }
      .coursemark-bench .coursemark-error .CodeMirror-linenumber { color: var(--string, red); font-weight: 700; }
      .coursemark-bench .CodeMirror-gutters { background: var(--panel, Canvas); border-color: var(--line, #ccc); }
      .coursemark-bench .CodeMirror-linenumber { color: var(--quiet, inherit); }
      .coursemark-bench .CodeMirror-cursor { border-color: currentColor; }
      .coursemark-bench .CodeMirror-selected { background: color-mix(in srgb, var(--accent, blue) 25%, transparent) !important; }
      .coursemark-bench :is(.CodeMirror-scrollbar-filler, .CodeMirror-gutter-filler) { background: none; }
      .coursemark-bench .CodeMirror .cm-keyword { color: var(--keyword, inherit); font-weight: 600; }
      .coursemark-bench .CodeMirror .cm-def { color: var(--call, inherit); font-weight: 600; }
      .coursemark-bench .CodeMirror :is(.cm-variable-2, .cm-variable-3, .cm-type) { color: var(--type, inherit); }
      .coursemark-bench .CodeMirror :is(.cm-property, .cm-operator, .cm-punctuation, .cm-bracket) { color: inherit; }
      .coursemark-bench .CodeMirror .CodeMirror-matchingbracket { color: inherit; outline: 1px solid currentColor; }
      .coursemark-bench .CodeMirror .cm-variable { color: inherit; }
      .coursemark-bench .CodeMirror .cm-string { color: var(--string, inherit); }
      .coursemark-bench .CodeMirror .cm-comment { color: var(--comment, inherit); font-style: italic; }
      .coursemark-bench .CodeMirror .cm-number, .coursemark-bench .CodeMirror .cm-atom { color: var(--number, inherit); }
      .coursemark-bench .CodeMirror .cm-attribute, .coursemark-bench .CodeMirror .cm-builtin { color: var(--attribute, inherit); }
      .coursemark-bench .coursemark-error { background: var(--removed, #fbe6e4); }
      .coursemark-results { --good: var(--solution, green); --bad: var(--string, red); --doubt: var(--hint, orange); }
      .coursemark-results .messages button { border: 0; padding: 0; background: none; color: var(--accent, LinkText); font: inherit; text-decoration: underline; cursor: pointer; }
      .coursemark-results .verdicts + .label { margin-top: 1rem; }
      .coursemark-results .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
      .coursemark-results figure { flex: 0 1 13rem; margin: 0.5rem 0; }
      .coursemark-results figcaption { color: var(--quiet, inherit); font-size: 0.875rem; text-align: center; }
      /* Smaller text makes some phones enlarge the page. */
      @media (pointer: coarse) { .coursemark-bench textarea, .coursemark-bench .CodeMirror { font-size: 1rem; } }
      @media (forced-colors: active) {
        .coursemark-tools .coursemark-shown [aria-pressed="true"], .coursemark-tools .main { forced-color-adjust: none; background: Highlight; color: HighlightText; }
      }
      @media print { .coursemark-try, .coursemark-app { display: none; } }

      """)
}
