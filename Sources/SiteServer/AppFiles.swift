/// What the server adds to the pages of lessons so that readers can use their apps: a script, and its style.
enum AppFiles {
  static let all = [script, style]

  static let script = AddedFile(
    path: "/_coursemark/app.js", type: "text/javascript; charset=utf-8",
    text: #"""
      // Added by "coursemark serve": lets the reader use a step's app. It runs beside the server; here are its screens, and the reader's fingers.
      (() => {
        "use strict";
        const hasSolutions = "solutions" in document.currentScript.dataset;
        const lesson = document.querySelector("main[data-lesson]")?.dataset.lesson;
        if (!lesson) return;

        const element = (name, properties = {}, ...children) => {
          const made = Object.assign(document.createElement(name), properties);
          made.append(...children);
          return made;
        };
        const button = (words, action) => {
          const made = element("button", { type: "button", textContent: words });
          made.addEventListener("click", action);
          return made;
        };

        async function ask(question) {
          const answer = await fetch("/_coursemark/app", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question), keepalive: Boolean(question.isOver),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return answer.json();
        }

        // One app at a time is on a page.
        let open = null;

        class Phone {
          constructor(place, step, app) {
            this.step = step;
            this.session = null;
            this.waiting = [];
            this.isAsking = false;
            this.isOver = false;
            this.opener = place.querySelector("button");
            this.glass = element("div", { className: "coursemark-glass", tabIndex: 0 });
            this.glass.setAttribute("role", "application");
            this.status = element("p", { className: "coursemark-status" });
            this.status.setAttribute("role", "status");
            this.tools = element("div", { className: "coursemark-tools" });
            this.box = element("section", { className: "coursemark-app" }, this.tools, this.glass, this.status);
            this.box.setAttribute("aria-label", "The app of this step");
            place.after(this.box);
            this.glass.addEventListener("pointerdown", (event) => this.fingerDown(event));
            this.glass.addEventListener("pointerup", (event) => this.fingerUp(event));
            this.glass.addEventListener("pointercancel", () => { this.finger = null; });
            this.glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
            this.glass.addEventListener("keydown", (event) => this.key(event));
            this.glass.addEventListener("paste", (event) => {
              event.preventDefault();
              const text = event.clipboardData.getData("text/plain");
              if (text) this.act({ paste: { text } });
            });
            this.start(app);
          }

          start(app) {
            this.end();
            this.app = app;
            this.isOver = false;
            this.waiting = [];
            this.tools.replaceChildren();
            const kinds = hasSolutions ? [["starter", "At the start"], ["solution", "Solved"]] : [["starter", "At the start"]];
            for (const [kind, words] of kinds) {
              const choice = button(words, () => this.start(kind));
              choice.setAttribute("aria-pressed", String(kind === app));
              this.tools.append(choice);
            }
            this.tools.append(
              button("Turn", () => this.act({ turn: {} })),
              button("Leave and come back", () => this.act({ leaveAndComeBack: {} })),
              button("Start again", () => this.start(this.app)),
              button("Close", () => this.close()));
            this.say("Starting the app…");
            this.send({ lesson, step: this.step, app });
          }

          say(words) { this.status.textContent = words; }

          end() {
            if (this.session) ask({ session: this.session, isOver: true }).catch(() => {});
            this.session = null;
            this.run = (this.run || 0) + 1;
            this.isAsking = false;
          }

          close() {
            this.end();
            this.box.remove();
            open = null;
            this.opener.setAttribute("aria-expanded", "false");
            this.opener.focus();
          }

          // What is typed while the app still works is typed together.
          act(act) {
            if (this.isOver || !this.session) return;
            const last = this.waiting.at(-1);
            if (act.type && last?.type) last.type.text += act.type.text;
            else if (act.drag && last?.drag && act.isWheel && last.isWheel) { last.drag.dx += act.drag.dx; last.drag.dy += act.drag.dy; }
            else this.waiting.push(act);
            this.next();
          }

          next() {
            if (this.isAsking || this.waiting.length === 0) return;
            const { isWheel, ...act } = this.waiting.shift();
            this.send({ session: this.session, act });
          }

          async send(question) {
            const run = this.run;
            this.isAsking = true;
            try {
              let answer = await ask(question);
              while (answer.waiting && run === this.run) {
                this.session = answer.session;
                this.say(answer.waiting);
                answer = await ask({ session: answer.session });
              }
              if (run !== this.run) {
                if (answer.session) ask({ session: answer.session, isOver: true }).catch(() => {});
                return;
              }
              this.show(answer);
            } catch (error) {
              if (run !== this.run) return;
              this.isOver = true;
              this.say(error instanceof TypeError ? "The server can't be reached; start “coursemark serve” again." : error.message);
            }
            this.isAsking = false;
            this.next();
          }

          show(answer) {
            if (answer.session) this.session = answer.session;
            if (answer.svg) {
              // Every text of the app is escaped in it; and the page's policy lets nothing in it run.
              const picture = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
              this.glass.replaceChildren(document.adoptNode(picture));
              this.glass.setAttribute("aria-label", answer.alternative);
            }
            this.isOver = Boolean(answer.end || answer.problem);
            this.say(answer.end || answer.problem || answer.remark || "Tap, drag and type as on a phone. Tab leads out of it.");
          }

          // In points of the phone's screen.
          point(event) {
            const svg = this.glass.querySelector("svg");
            const matrix = svg?.getScreenCTM()?.inverse();
            return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null;
          }

          fingerDown(event) {
            if (event.button !== 0) return;
            event.preventDefault();
            this.glass.focus({ preventScroll: true });
            this.glass.setPointerCapture(event.pointerId);
            this.finger = { at: this.point(event), time: event.timeStamp };
          }

          fingerUp(event) {
            const [down, at] = [this.finger, this.point(event)];
            this.finger = null;
            if (!down?.at || !at) return;
            const { x, y } = down.at;
            const [dx, dy] = [at.x - x, at.y - y];
            if (Math.hypot(dx, dy) > 8) this.act({ drag: { x, y, dx, dy } });
            else this.act(event.timeStamp - down.time > 500 ? { press: { x, y } } : { tap: { x, y } });
          }

          wheel(event) {
            const at = this.point(event);
            if (!at || event.ctrlKey) return;
            event.preventDefault();
            const unit = event.deltaMode === 1 ? 16 : 1;
            this.act({ drag: { x: at.x, y: at.y, dx: -event.deltaX * unit, dy: -event.deltaY * unit }, isWheel: true });
          }

          key(event) {
            if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
            if (event.key === "Escape") return this.close();
            const act = event.key === "Backspace" ? { delete: {} } : event.key === "Enter" ? { type: { text: "\n" } }
              : [...event.key].length === 1 ? { type: { text: event.key } } : null;
            if (!act) return;
            event.preventDefault();
            // A key that opens the search, for instance, is one of the app's.
            event.stopPropagation();
            this.act(act);
          }
        }

        for (const section of document.querySelectorAll("section.step")) {
          const opener = button("Try it", () => {
            const isOpen = open?.opener === opener;
            open?.close();
            if (isOpen) return;
            opener.setAttribute("aria-expanded", "true");
            open = new Phone(place, section.id, "starter");
            open.glass.focus({ preventScroll: true });
          });
          opener.setAttribute("aria-expanded", "false");
          const place = element("p", { className: "coursemark-try" }, opener);
          (section.querySelector(":scope > header") ?? section.firstElementChild).after(place);
        }

        addEventListener("pagehide", () => open?.end());
        const style = document.createElement("link");
        style.rel = "stylesheet";
        style.href = "/_coursemark/app.css";
        document.head.append(style);
      })();

      """#)

  static let style = AddedFile(
    path: "/_coursemark/app.css", type: "text/css; charset=utf-8",
    text: """
      .coursemark-try { margin: 0 0 1.25rem; }
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
      .coursemark-try button::before { content: "▶"; margin-right: 0.5em; font-size: 0.75em; }
      .coursemark-try button[aria-expanded="true"]::before { content: "▼"; }
      .coursemark-tools { display: flex; flex-wrap: wrap; gap: 0.4rem; margin-bottom: 0.9rem; }
      .coursemark-tools button[aria-pressed="true"] { border-color: var(--accent, LinkText); color: var(--accent, LinkText); font-weight: 600; }
      .coursemark-app { margin: 0 0 1.75rem; padding: 1rem; border: 1px solid var(--line, #ccc); border-radius: 14px; background: var(--panel, Canvas); }
      .coursemark-glass { width: min(100%, 23rem); margin: 0 auto; border-radius: 26px; touch-action: none; user-select: none; -webkit-user-select: none; cursor: pointer; }
      .coursemark-glass:has(.wide) { width: min(100%, 40rem); }
      .coursemark-glass:empty { min-height: 12rem; }
      .coursemark-status { margin: 0.9rem 0 0; min-height: 1lh; color: var(--quiet, inherit); font-size: 0.9375rem; text-align: center; overflow-wrap: anywhere; }
      @media print { .coursemark-try, .coursemark-app { display: none; } }

      """)
}
