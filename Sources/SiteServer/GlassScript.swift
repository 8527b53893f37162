/// A phone's glass in the page: one app that runs beside the server.
enum GlassScript {
  static let file = AddedFile(
    path: "/_coursemark/glass.js", type: AddedFile.script,
    text: #"""
      // An app that runs beside the server: here are its screens, and the reader's fingers.
      import { ask, element, newName, picture, text } from "./page.js";
      import { move } from "./motion.js";

      export class Glass {
        // app: "starter", "solution", "picture" or "mine". what: what of the lesson it is, as the server is asked for it. caption: said above it, where
        // another one stands beside it. shown: called when its first picture is there.
        constructor({ app, what, caption, shown }) {
          Object.assign(this, { app, what, shown, run: 0, waiting: [], isOver: false });
          this.glass = element("div", { className: "coursemark-glass", tabIndex: 0 });
          this.glass.setAttribute("role", "application");
          this.status = element("p", { className: "coursemark-status" });
          this.status.setAttribute("role", "status");
          // What the picture shows, for who does not see it change.
          this.voice = element("p", { className: "unseen", lang: "en" });
          this.voice.setAttribute("role", "status");
          this.box = element("div", { className: "coursemark-phone" }, this.glass, this.status, this.voice);
          this.box.dataset.app = app;
          if (caption) {
            this.box.setAttribute("role", "group");
            this.box.setAttribute("aria-label", caption);
            this.box.prepend(element("p", { className: "coursemark-caption", textContent: caption, ariaHidden: "true" }));
          }
          this.glass.addEventListener("pointerdown", (event) => this.fingerDown(event));
          this.glass.addEventListener("pointerup", (event) => this.fingerUp(event));
          this.glass.addEventListener("pointercancel", () => { this.finger = null; });
          this.glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
          this.glass.addEventListener("keydown", (event) => this.key(event));
          // What on the screen can be touched, for who does not point at it: each a button of the page above its picture.
          this.targets = [];
          this.sizes = new ResizeObserver(() => this.placeTargets());
          this.sizes.observe(this.glass);
          this.glass.addEventListener("paste", (event) => {
            event.preventDefault();
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted) this.act({ paste: { text: pasted.slice(0, 2000) } });
          });
          // Known before the answer, so that a page that is left can end what it has begun.
          this.session = newName();
          this.say(text("serve.starting"));
          this.send({ session: this.session, ...what });
        }

        say(words) { this.status.textContent = words; }

        end() {
          if (this.session) ask("app", { session: this.session, isOver: true }).catch(() => {});
          this.session = null;
          this.run += 1;
          this.sizes.disconnect();
        }

        // What is typed while the app still works is typed together.
        act(act) {
          if (this.isOver || !this.session) return;
          const last = this.waiting.at(-1);
          if (act.type && last?.type) {
            last.type.text += act.type.text;
          } else if (act.isWheel && last?.isWheel) {
            last.drag.dx += act.drag.dx;
            last.drag.dy += act.drag.dy;
          } else {
            this.waiting.push(act);
          }
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
            let answer = await ask("app", question);
            while (answer.waiting && run === this.run) {
              this.say(answer.waiting);
              answer = await ask("app", { session: question.session });
            }
            if (run !== this.run) return;
            this.show(answer);
          } catch (error) {
            if (run !== this.run) return;
            this.isOver = true;
            this.say(error.message);
          }
          this.isAsking = false;
          if (!this.isOver) this.next();
        }

        show(answer) {
          if (answer.alternative && answer.alternative !== this.voice.textContent) this.voice.textContent = answer.alternative;
          if (answer.svg) {
            const focused = this.targets.find(({ box }) => box === document.activeElement);
            const others = this.targets.filter(({ words }) => words === focused?.words);
            const [before, now] = [this.glass.querySelector("svg"), picture(answer.svg)];
            this.glass.replaceChildren(now);
            if (before) move(before, now); else this.shown?.();
            this.glass.setAttribute("aria-label", answer.alternative);
            this.targets = (answer.targets ?? []).map((target) => ({ ...target, box: this.target(target) }));
            this.glass.append(...this.targets.map(({ box }) => box));
            this.placeTargets();
            // Whoever was on one of them stays on it, or on the screen where it is gone.
            if (focused) {
              const same = this.targets.filter(({ words }) => words === focused.words);
              // A switch that is on now has other words.
              const there = this.targets.find((it) => it.kind === focused.kind && it.x === focused.x && it.y === focused.y);
              (same[others.indexOf(focused)] ?? there ?? { box: this.glass }).box.focus({ preventScroll: true });
            }
          }
          this.isOver = Boolean(answer.end || answer.problem);
          this.say(answer.end || answer.problem || answer.remark || "");
        }

        // A button of the page for something on the screen; fingers and mice go through it.
        target({ kind, words, isEnabled, isOn, position, x, y, width, height }) {
          const box = element("button", { type: "button", className: "coursemark-target" });
          box.setAttribute("aria-label", words);
          if (!isEnabled) box.setAttribute("aria-disabled", "true");
          if (kind === "toggle") box.setAttribute("aria-pressed", String(isOn));
          const middle = { x: x + width / 2, y: y + height / 2 };
          box.addEventListener("click", () => {
            this.act({ tap: middle });
            // What is typed now goes into the field, Return and blanks too.
            if (kind === "field") this.glass.focus({ preventScroll: true });
          });
          box.addEventListener("keydown", (event) => {
            const steps = { ArrowLeft: -0.1, ArrowRight: 0.1, ArrowDown: -0.1, ArrowUp: 0.1 };
            if (kind === "slider" && event.key in steps) {
              event.preventDefault();
              event.stopPropagation();
              const to = Math.min(0.999, Math.max(0.001, position + steps[event.key]));
              this.act({ tap: { x: x + width * to, y: middle.y } });
            } else if (event.key === "Enter" || event.key === " ") {
              // Presses this button, and is no key of the app's.
              event.stopPropagation();
            }
          });
          return box;
        }

        placeTargets() {
          const svg = this.glass.querySelector("svg");
          if (!svg) return;
          const [place, glass, view] = [svg.getBoundingClientRect(), this.glass.getBoundingClientRect(), svg.viewBox.baseVal];
          const scale = place.width / view.width;
          for (const { box, x, y, width, height } of this.targets) {
            box.style.left = `${place.left - glass.left + (x - view.x) * scale}px`;
            box.style.top = `${place.top - glass.top + (y - view.y) * scale}px`;
            box.style.width = `${width * scale}px`;
            box.style.height = `${height * scale}px`;
          }
        }

        // In points of the phone's screen.
        point(event) {
          const matrix = this.glass.querySelector("svg")?.getScreenCTM()?.inverse();
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
          // Over an app that has ended, the page scrolls.
          if (!at || event.ctrlKey || this.isOver) return;
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 16 : 1;
          this.act({ drag: { x: at.x, y: at.y, dx: -event.deltaX * unit, dy: -event.deltaY * unit }, isWheel: true });
        }

        key(event) {
          if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
          const scrolls = { ArrowDown: -0.2, ArrowUp: 0.2, PageDown: -0.7, PageUp: 0.7 };
          const view = this.glass.querySelector("svg")?.viewBox.baseVal;
          if (event.key in scrolls && view && !this.isOver) {
            event.preventDefault();
            const [x, y] = [view.x + view.width / 2, view.y + view.height / 3];
            return this.act({ drag: { x, y, dx: 0, dy: scrolls[event.key] * view.height }, isWheel: true });
          }
          const keys = { Backspace: { delete: {} }, Enter: { type: { text: "\n" } } };
          const act = keys[event.key] ?? ([...event.key].length === 1 ? { type: { text: event.key } } : null);
          if (!act) return;
          event.preventDefault();
          // A key that opens the search, for instance, is one of the app's.
          event.stopPropagation();
          this.act(act);
        }
      }

      """#)
}
