/// A bench in the page: the step's files to be edited, and what becomes of them.
enum BenchScript {
  static let file = AddedFile(
    path: "/_coursemark/bench.js", type: AddedFile.script,
    text: #"""
      // The reader's work on a step: its files in an editor, kept in this browser, and what the checks say of them.
      import { ask, button, element, newName, picture, prose, text } from "./page.js";
      import { editor } from "./editor.js";

      const areFiles = (files) => Array.isArray(files) && files.length > 0
        && files.every(({ name, text }) => typeof name === "string" && typeof text === "string");
      const copies = (files) => files.map((file) => ({ ...file }));
      // What an examiner has said: marked where it is not in the page's language.
      const told = (tag, { text, lang }, properties = {}) => element(tag, { ...properties, textContent: text, ...(lang ? { lang } : {}) });
      const textsOf = (files) => new Map(files.map(({ name, text }) => [name, text]));

      export class Bench {
        // before: what it stands before. run: starts the app of the reader's files, where there is one. closed: called when it is gone.
        constructor({ before, section, lesson, hasEditor, run, closed }) {
          Object.assign(this, { section, lesson, step: section.id, run, closed });
          this.key = `coursemark:work:${lesson}:${this.step}`;
          this.files = [];
          this.turn = 0;
          this.current = 0;
          this.tools = element("div", { className: "coursemark-tools" });
          this.tabs = element("div", { className: "coursemark-tools" });
          // That the step begins otherwise now.
          this.news = element("div", { className: "coursemark-news", hidden: true });
          this.place = element("div");
          this.status = element("p", { className: "coursemark-status" });
          this.status.setAttribute("role", "status");
          this.results = element("div", { className: "coursemark-results" });
          this.box = element(
            "section", { className: "coursemark-app coursemark-bench" }, this.news, this.tabs, this.place, this.status, this.tools,
            this.results);
          this.box.setAttribute("aria-label", text("serve.yourCode"));
          before ? before.before(this.box) : section.append(this.box);
          this.prepare(hasEditor);
        }

        say(words) { this.status.textContent = words; }

        async prepare(hasEditor) {
          this.say(text("serve.fetching"));
          let given;
          try {
            given = await ask("bench", { lesson: this.lesson, step: this.step });
            if (given.problem) return this.say(given.problem);
            this.given = given.files;
            const changed = () => this.keep();
            const label = text("serve.codeOfStep");
            this.editor = await editor(hasEditor, this.place, label, changed);
          } catch (error) {
            return this.say(error.message);
          }
          const kept = this.kept();
          // The folder is the reader's own work; what is kept here may be newer.
          const own = kept ? null : given.own;
          if (own) this.base = own;
          this.files = kept?.files ?? copies(own ?? this.given);
          this.basis = kept?.given ?? copies(this.given);
          const others = kept ? this.catchUp() : [];
          const check = button(text("serve.check"), () => this.check());
          check.className = "main";
          this.tools.append(
            check,
            ...(this.run ? [button(text("serve.run"), () => this.run(this.files))] : []),
            button(text("serve.beginAgain"), () => this.beginAgain()),
            ...(given.folder ? [button(text("serve.readFolder"), () => this.read()), button(text("serve.saveFolder"), () => this.save())] : []),
            button(text("close"), () => this.close()));
          this.first = given.open;
          this.firstLine = given.openLine;
          this.openFirst();
          this.say(own ? text("serve.hasRead", given) : given.folder ? text("serve.keptWithFolder", given) : text("serve.kept"));
          this.tellNews(others);
          this.editor.focus();
          // The button may stand far above, behind hints and a solution.
          this.box.scrollIntoView({ block: "nearest" });
        }

        // MARK: Files

        // The reader's files, and what the step began with then; only the files in what was kept before pages knew that.
        kept(key = this.key) {
          try {
            const kept = JSON.parse(localStorage.getItem(key));
            const { files, given } = Array.isArray(kept) ? { files: kept } : kept;
            return areFiles(files) ? { files, given: areFiles(given) ? given : null } : null;
          } catch { return null; }
        }

        keep() {
          this.files[this.current].text = this.editor.text;
          this.store();
        }

        store() { this.write(this.key, { files: this.files, given: this.basis }); }

        write(key, value) {
          try { localStorage.setItem(key, JSON.stringify(value)); } catch { this.say(text("serve.notKept")); }
        }

        // MARK: A step that begins otherwise than it did

        // Files that the reader has left alone are those of now.
        // Returns the names of those that both have changed.
        catchUp() {
          const [old, own] = [textsOf(this.basis), textsOf(this.files)];
          const isOwn = (name) => own.has(name) && own.get(name) !== old.get(name);
          const others = this.given.filter(({ name, text }) => isOwn(name) && old.get(name) !== text && own.get(name) !== text).map(({ name }) => name);
          // What the reader has taken away stays away.
          const now = this.given.filter(({ name }) => own.has(name) || !old.has(name));
          const names = new Set(this.given.map(({ name }) => name));
          const files = [
            ...now.map(({ name, text }) => ({ name, text: isOwn(name) ? own.get(name) : text })),
            ...this.files.filter(({ name }) => !names.has(name) && isOwn(name)),
          ];
          if (files.length) this.files = files;
          this.basis = this.given.map(({ name, text }) => ({ name, text: others.includes(name) ? old.get(name) ?? "" : text }));
          return others;
        }

        // others: the names of the files that are to be chosen from. What is chosen can be taken back.
        tellNews(others = []) {
          const aside = this.kept(`${this.key}:aside`);
          this.news.hidden = !others.length && !aside;
          if (this.news.hidden) return;
          const change = (work) => {
            work();
            this.messages = [];
            this.results.replaceChildren();
            this.openFirst();
            this.store();
            this.tellNews();
            this.editor.focus();
          };
          const takeNew = () => change(() => {
            this.write(`${this.key}:aside`, { files: this.files, given: this.basis });
            const now = textsOf(this.given);
            this.files = this.files.map(({ name, text }) => ({ name, text: others.includes(name) ? now.get(name) : text }));
            this.basis = copies(this.given);
          });
          const keepOwn = () => change(() => { this.basis = copies(this.given); });
          const takeBack = () => change(() => {
            this.files = aside.files;
            this.basis = copies(this.given);
            try { localStorage.removeItem(`${this.key}:aside`); } catch { /* Nothing is kept. */ }
          });
          this.news.replaceChildren(
            element("p", {}, others.length ? text("serve.beginsOtherwise", { names: others.join(", "), count: others.length }) : text("serve.isNew")),
            element("div", { className: "coursemark-tools" }, ...(others.length
              ? [button(text("serve.takeNew"), takeNew), button(text("serve.keepMine"), keepOwn)]
              : [button(text("serve.takeBack"), takeBack)])));
        }

        open(index) {
          this.current = index;
          const hadFocus = this.tabs.contains(document.activeElement);
          this.tabs.replaceChildren(...this.files.map(({ name }, number) => {
            const tab = button(name, () => this.open(number));
            tab.setAttribute("aria-pressed", String(number === index));
            return tab;
          }));
          if (hadFocus) this.tabs.querySelector("[aria-pressed=true]").focus();
          this.editor.text = this.files[index].text;
          this.markErrors();
        }

        // The one that the step is about, at the place that it is about.
        openFirst() {
          this.open(Math.max(0, this.files.findIndex(({ name }) => name === this.first)));
          // In the reader's own text the line may stand elsewhere, or not at all.
          const begun = this.given.find(({ name }) => name === this.first)?.text.split("\n")[this.firstLine - 1];
          const lines = this.files[this.current].text.split("\n");
          const line = lines[this.firstLine - 1] === begun ? this.firstLine : begun?.trim() ? lines.indexOf(begun) + 1 : 0;
          if (line && this.files[this.current].name === this.first) this.editor.reveal(line);
        }

        beginAgain() {
          if (!confirm(text("serve.sureToBegin"))) return;
          try { localStorage.removeItem(this.key); } catch { /* Nothing is kept. */ }
          this.end();
          this.files = copies(this.given);
          this.basis = copies(this.given);
          this.tellNews();
          this.messages = [];
          this.results.replaceChildren();
          this.openFirst();
          this.say(text("serve.hasBegun"));
        }

        // MARK: The folder that the reader has started

        folder(act) {
          // A folder that was just started holds what the step begins with.
          const work = act === "read" ? {} : { files: this.files, base: this.base ?? this.basis };
          return ask("bench", { lesson: this.lesson, step: this.step, folder: act, ...work });
        }

        async read() {
          if (this.kept() && !confirm(text("serve.sureToRead"))) return;
          const { files, folder, problem } = await this.folder("read").catch(({ message }) => ({ problem: message }));
          if (problem) return this.say(problem);
          if (!files.length) return this.say(text("serve.noSwift", { folder }));
          await this.end();
          this.base = files;
          this.files = files.map((file) => ({ ...file }));
          this.messages = [];
          this.results.replaceChildren();
          this.openFirst();
          this.keep();
          this.say(text("serve.hasRead", { folder }));
        }

        async save(act = "save") {
          const { files, folder, conflicts, problem, remark } = await this.folder(act).catch(({ message }) => ({ problem: message }));
          if (problem ?? remark) return this.say(problem ?? remark);
          if (!conflicts.length) {
            this.base = files;
            return this.say(text("serve.hasSaved", { folder }));
          }
          const what = text("serve.conflicts", { names: conflicts.join(", "), folder, count: conflicts.length });
          if (confirm(what)) return this.save("overwrite");
          this.say(text("serve.notSaved"));
        }

        close(how) {
          this.end();
          this.box.remove();
          this.closed(how);
        }

        // Ends what is being graded.
        async end() {
          const asked = this.asked;
          this.asked = null;
          this.turn += 1;
          if (asked) await ask("bench", { run: asked, isOver: true }).catch(() => {});
        }

        // MARK: Checking

        async check() {
          await this.end();
          const turn = this.turn;
          // Known before the answer, so that a page that is left can end what it has begun.
          const run = this.asked = newName();
          this.messages = [];
          this.markErrors();
          const list = element("ul", { className: "verdicts" });
          this.results.replaceChildren();
          // What the compiler says of one check, it says of others, too.
          this.told = new Set();
          this.say(text("serve.compiling"));
          try {
            let answer = await ask("bench", { run, lesson: this.lesson, step: this.step, files: this.files });
            let seen = 0;
            while (turn === this.turn) {
              for (const check of answer.checks ?? []) {
                if (!list.isConnected) this.results.append(list);
                list.append(this.verdict(check));
                seen += 1;
              }
              if (answer.problem || answer.remark || answer.isDone) {
                this.asked = null;
                return answer.isDone ? this.finish(answer, list) : this.say(answer.problem ?? answer.remark);
              }
              if (seen) this.say(text("serve.checking", { number: seen, count: answer.count }));
              else this.say(answer.ahead ? text("serve.waiting", { count: answer.ahead }) : text("serve.compiling"));
              answer = await ask("bench", { run, seen });
            }
          } catch (error) {
            if (turn === this.turn) this.say(error.message);
          }
        }

        finish(answer, list) {
          this.messages = answer.messages ?? [];
          this.markErrors();
          const error = this.messages.find(({ kind, file, line }) => kind === "error" && line && this.files.some(({ name }) => name === file));
          // Nothing is put under the hands of who types on meanwhile.
          const isOpen = error?.file === this.files[this.current].name;
          if (error && (isOpen || !this.place.contains(document.activeElement))) this.reveal(error.file, error.line);
          const items = new Map([...list.children].map((item) => [item.dataset.check, item]));
          list.append(...(answer.order ?? []).map((check) => items.get(check)).filter(Boolean));
          if (answer.hint) this.results.append(element("p", { className: "label", textContent: text("hint") }), prose(answer.hint));
          if (this.messages.length) {
            // Said above, with its line.
            const plain = (words) => words.replace(/[“”„«»]/g, '"');
            for (const said of list.querySelectorAll(".does-not-compile .reason")) {
              if (!this.messages.some(({ kind, message }) => kind === "error" && plain(said.textContent).includes(plain(message)))) continue;
              const account = said.parentElement;
              said.remove();
              if (!account.childElementCount) account.remove();
            }
            const items = this.messages.map(({ kind, file, line, message }) => {
              const item = element("li", { className: kind });
              if (file && line && this.files.some(({ name }) => name === file)) item.append(button(text("serve.fileLine", { file, line }), () => this.show(file, line)), ": ");
              item.append(element("span", { textContent: message, lang: "en" }));
              return item;
            });
            this.results.prepend(element("div", { className: "messages" }, element("ul", {}, ...items)));
          }
          if (answer.hasPassed) {
            const box = this.section.querySelector("input[data-step]");
            if (box && !box.checked) {
              // By passing, where it can't be ticked by hand.
              box.checked = true;
              box.dispatchEvent(new Event("change"));
            }
            this.say(text("serve.allPass"));
          } else if (!list.children.length) {
            this.say(text("serve.nothingToCheck"));
          } else {
            const failed = list.querySelectorAll(".fail, .crash, .missing, .does-not-compile, .timeout, .limit").length;
            this.say(failed ? text("serve.failed", { count: failed }) : text("serve.partlyJudged"));
          }
        }

        verdict({ check, title, verdict, mark, reason, story, expected, seen, output, pictures, moments = [], earlier = 0 }) {
          const line = element(
            "p", { className: "verdict-line" }, element("span", { className: "mark", textContent: mark, ariaHidden: "true" }), `${title} `,
            element("span", { className: "words", textContent: text(`report.verdict-${verdict}`) }));
          const item = element("li", { className: `verdict ${verdict}` }, line);
          item.dataset.check = check;
          if (verdict === "pass") return item;
          const account = element("div", { className: "account" });
          if (reason && !(verdict === "does-not-compile" && this.told.has(reason.text))) {
            this.told.add(reason.text);
            account.append(told("p", reason, { className: "reason" }));
          }
          if (expected || seen) {
            const pairs = [[text("report.expected"), expected], [text("report.seen"), seen]].filter(([, value]) => value);
            account.append(element("dl", { className: "comparison" }, ...pairs.flatMap(([name, value]) =>
              [element("dt", { textContent: name }), told("dd", value)])));
          }
          if (story?.length && (!moments.length || earlier)) {
            const steps = story.map((event) => told("li", event));
            account.append(element("div", { className: "story" }, element("p", { className: "label", textContent: text("report.userDid") }), element("ol", {}, ...steps)));
          }
          if (moments.length) {
            account.append(this.strip(moments, earlier, pictures));
          } else if (pictures?.length) {
            account.append(element("div", { className: "pictures" }, ...pictures.map(({ svg, name }) =>
              element("figure", {}, picture(svg), element("figcaption", { textContent: text(name) })))));
          }
          if (output) account.append(element("p", { className: "label", textContent: text("serve.printed") }), element("pre", { textContent: output }));
          if (account.childElementCount) item.append(account);
          return item;
        }

        // What the user did, picture after picture, as on the page of a report.
        strip(moments, earlier, ends) {
          const words = (caption, number) => element(
            "p", { className: "moment" },
            ...(number ? [element("span", { className: "number", textContent: number, ariaHidden: "true" }), " "] : []), told("span", caption));
          const strip = element("div", { className: "strip", tabIndex: 0, role: "group", ariaLabel: text("report.userDidInPictures") });
          if (earlier) strip.append(element("p", { className: "earlier", textContent: `… ${text("report.eventsBefore", { count: earlier })}` }));
          strip.append(element(
            "ol", {},
            ...moments.map(({ svg, caption }, index) => element(
              "li", { value: earlier + index + 1 }, words(caption, earlier + index + 1), element("div", { className: "picture" }, picture(svg)))),
            ...ends.map(({ svg, name }) => element(
              "li", { className: "end" }, words({ text: text(name) }), element("div", { className: "picture" }, picture(svg))))));
          // As the stories of the page are.
          window.coursemarkStepping?.(strip);
          return strip;
        }

        show(file, line) {
          if (this.reveal(file, line)) this.editor.show(line);
        }

        // Without taking the focus there.
        reveal(file, line) {
          const index = this.files.findIndex(({ name }) => name === file);
          if (index < 0) return false;
          if (index !== this.current) this.open(index);
          this.editor.reveal(line);
          return true;
        }

        markErrors() {
          const { name } = this.files[this.current] ?? {};
          const lines = (this.messages ?? []).filter(({ kind, file }) => kind === "error" && file === name).map(({ line }) => line);
          this.editor?.markErrors(lines);
        }
      }

      """#)
}
