/// A file that the server adds to the site.
struct AddedFile: Sendable {
  /// With `/` at its start.
  let path: String
  /// The value of the header `Content-Type`.
  let type: String
  let text: String
  /// Whether it may say something to readers.
  var speaks = true

  /// In the text of a script: the words of the site's language.
  private static let placeOfWords = "/* words */ { language: \"en\", texts: {} }"

  /// The text with the words of the site.
  func text(in words: AddedWords) -> String { !speaks ? text : text.replacing(Self.placeOfWords, with: words.script) }

  /// The type of JavaScript.
  static let script = "text/javascript; charset=utf-8"
  /// The type of style sheets.
  static let style = "text/css; charset=utf-8"
}

/// What the server adds to pages: a script that renews the page and shows what is wrong, and its style.
enum ReloadFiles {
  static let eventsPath = "/_coursemark/events"
  static let all = [script, style]

  static let script = AddedFile(
    path: "/_coursemark/reload.js", type: AddedFile.script,
    text: #"""
      // Added by "coursemark serve": renews the page when its lesson changes, and keeps the reader's place.
      (() => {
        "use strict";
        // The words of the site's language, which the server puts here.
        const words = /* words */ { language: "en", texts: {} };
        const shown = document.currentScript.dataset.mark;
        const key = "coursemark-place";
        let source = null;
        let panel = null;
        let problemsShown = "[]";

        // A name for each <details> that does not change when others come or go: where it stands, what it says,
        // and which of the same name it is.
        function disclosures() {
          const seen = new Map();
          return [...document.querySelectorAll("details")].map((element) => {
            const home = element.closest("[id]");
            const summary = element.querySelector("summary");
            const base = (home ? home.id : "") + "|" + (summary ? summary.textContent.trim() : "");
            const count = (seen.get(base) || 0) + 1;
            seen.set(base, count);
            return { name: base + "|" + count, element, summary };
          });
        }

        // The nearest thing with a name at or above the top of the window: text that grows above it must not move it.
        function anchor() {
          let best = null;
          for (const element of document.querySelectorAll("main [id]")) {
            // A list of steps that stays in view does not show how far the reader has scrolled.
            if (element.closest("nav")) continue;
            const top = element.getBoundingClientRect().top;
            if (top <= 80 && (best === null || top >= best.top)) best = { id: element.id, top };
          }
          return best;
        }

        function remember() {
          const open = {};
          let focus = null;
          for (const { name, element, summary } of disclosures()) {
            open[name] = element.open;
            if (summary === document.activeElement) focus = { summary: name };
          }
          if (!focus && document.activeElement && document.activeElement.id) focus = { id: document.activeElement.id };
          const place = { path: location.pathname, x: scrollX, y: scrollY, anchor: anchor(), open, focus };
          sessionStorage.setItem(key, JSON.stringify(place));
          history.scrollRestoration = "manual";
        }

        function restore() {
          const text = sessionStorage.getItem(key);
          sessionStorage.removeItem(key);
          if (!text) return;
          const place = JSON.parse(text);
          if (place.path !== location.pathname) return;
          for (const { name, element, summary } of disclosures()) {
            if (name in place.open) element.open = place.open[name];
            if (place.focus && place.focus.summary === name) summary.focus({ preventScroll: true });
          }
          if (place.focus && place.focus.id) {
            const element = document.getElementById(place.focus.id);
            if (element) element.focus({ preventScroll: true });
          }
          const scroll = () => {
            const element = place.anchor && document.getElementById(place.anchor.id);
            const top = element ? element.getBoundingClientRect().top + scrollY - place.anchor.top : place.y;
            scrollTo({ left: place.x, top, behavior: "instant" });
          };
          // Pictures get their size, and what a hint reveals is revealed, a little later: again, unless the reader moves.
          let isFree = true;
          for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) {
            addEventListener(name, () => {
              isFree = false;
              // Not before: the browser would go back to where the page was, in its old form.
              history.scrollRestoration = "auto";
            }, { once: true, passive: true });
          }
          const again = () => { if (isFree) scroll(); };
          scroll();
          setTimeout(again);
          addEventListener("load", () => {
            again();
            setTimeout(again, 50);
          });
        }

        // The page grows by as much as the panel covers, so that its end can be read.
        const root = document.documentElement;
        const sizes = new ResizeObserver(() => { if (panel) uncoverFocus(); });

        function makePanel() {
          panel = document.createElement("section");
          panel.id = "coursemark-problems";
          panel.setAttribute("role", "alert");
          panel.setAttribute("aria-label", words.texts["serve.mistakes"] ?? "");
          panel.tabIndex = 0;
          document.body.append(panel);
          sizes.observe(panel);
          root.classList.add("coursemark-has-problems");
        }

        function removePanel() {
          if (panel) panel.remove();
          panel = null;
          sizes.disconnect();
          root.classList.remove("coursemark-has-problems");
        }

        // The panel is not made anew for what it shows already: it would be read out again, and lose the focus.
        function show(problems) {
          const text = JSON.stringify(problems);
          if (text === problemsShown) return;
          problemsShown = text;
          if (problems.length === 0) return removePanel();
          if (!panel) makePanel();
          const title = document.createElement("p");
          title.textContent = words.texts["serve.mistakesMore"] ?? "";
          const list = document.createElement("ul");
          for (const problem of problems) {
            const item = document.createElement("li");
            if (problem.place) {
              const place = document.createElement("code");
              place.textContent = problem.place;
              item.append(place, " ");
            }
            item.append(problem.message);
            list.append(item);
          }
          panel.replaceChildren(title, list);
          uncoverFocus();
        }

        function uncoverFocus() {
          // One more: a page's end may lie between two pixels, and is scrolled to a whole one.
          root.style.setProperty("--coursemark-problems", panel.offsetHeight + 1 + "px");
          const element = document.activeElement;
          if (!element || element === document.body || panel.contains(element)) return;
          const box = element.getBoundingClientRect();
          const isCovered = box.bottom > panel.getBoundingClientRect().top && box.top < innerHeight;
          if (isCovered) element.scrollIntoView({ block: "nearest", behavior: "instant" });
        }

        // Whoever uses an app or writes code is not thrown out of it.
        const isAtWork = () => Boolean(document.querySelector(".coursemark-app"));

        function renew() {
          if (source) source.close();
          source = null;
          remember();
          location.reload();
        }

        function offer() {
          if (document.getElementById("coursemark-renew")) return;
          const button = document.createElement("button");
          button.id = "coursemark-renew";
          button.type = "button";
          button.textContent = words.texts["serve.changed"] ?? "";
          button.addEventListener("click", renew);
          // Said when it comes; what stands outside of all parts of a page is not found.
          const news = document.createElement("div");
          news.setAttribute("role", "status");
          document.body.append(news);
          news.append(button);
          const watch = setInterval(() => {
            if (isAtWork()) return;
            clearInterval(watch);
            renew();
          }, 500);
        }

        function listen() {
          if (source) return;
          source = new EventSource("/_coursemark/events?page=" + encodeURIComponent(location.pathname));
          source.onmessage = (event) => {
            const news = JSON.parse(event.data);
            if (news.mark !== shown) {
              if (isAtWork()) offer(); else renew();
            } else if (!document.body.classList.contains("coursemark-own")) {
              show(news.problems);
            }
          };
        }

        // A browser opens few connections to a server, so a page in a hidden tab closes its own.
        function listenWhileSeen() {
          if (!document.hidden) return listen();
          if (source) source.close();
          source = null;
        }

        const style = document.createElement("link");
        style.rel = "stylesheet";
        style.href = "/_coursemark/reload.css";
        document.head.append(style);
        restore();
        listenWhileSeen();
        document.addEventListener("visibilitychange", listenWhileSeen);
        // A page that was left and comes back from the browser's memory.
        addEventListener("pagehide", () => { if (source) source.close(); source = null; });
        addEventListener("pageshow", listenWhileSeen);
      })();

      """#)

  static let style = AddedFile(
    path: "/_coursemark/reload.css", type: AddedFile.style,
    text: """
      #coursemark-problems {
        position: fixed;
        inset: auto 0 0 0;
        z-index: 1000;
        max-height: 40vh;
        overflow: auto;
        padding: 0.75rem 1.25rem;
        border-top: 3px solid #b3261e;
        background: #fff4f2;
        color: #410e0b;
        font: 0.9375rem/1.5 system-ui, sans-serif;
        overflow-wrap: anywhere;
      }
      #coursemark-problems p { margin: 0; font-weight: 600; }
      #coursemark-renew {
        position: fixed;
        z-index: 9;
        inset: auto 1rem 1rem auto;
        min-height: 2.5rem;
        padding: 0.4rem 1.1rem;
        border: 1px solid currentColor;
        border-radius: 999px;
        background: Canvas;
        color: CanvasText;
        font: 600 0.9375rem system-ui, sans-serif;
        cursor: pointer;
      }
      #coursemark-problems ul { margin: 0.25rem 0 0; padding-left: 1.25rem; }
      #coursemark-problems li { white-space: pre-line; }
      #coursemark-problems code { font: 0.875rem ui-monospace, monospace; background: none; color: inherit; padding: 0; }
      .coursemark-own { margin: 0; background: #ffffff; color: #1c1b1f; font: 1rem/1.6 system-ui, sans-serif; }
      .coursemark-own main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; overflow-wrap: anywhere; }
      .coursemark-own a { color: #0b57d0; }
      @media (prefers-color-scheme: dark) {
        #coursemark-problems { border-top-color: #f2b8b5; background: #3b1714; color: #f9dedc; }
        .coursemark-own { background: #161618; color: #e6e1e5; }
        .coursemark-own a { color: #a8c7fa; }
      }
      @media print {
        #coursemark-problems { display: none; }
      }
      @media not print {
        .coursemark-has-problems { scroll-padding-bottom: var(--coursemark-problems); }
        .coursemark-has-problems body { padding-bottom: var(--coursemark-problems); }
      }

      """)
}
