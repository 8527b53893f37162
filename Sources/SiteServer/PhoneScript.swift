/// The place in a page where apps are used: what is shown, what is done to it, and a phone, or two beside each other.
enum PhoneScript {
  static let file = AddedFile(
    path: "/_coursemark/phone.js", type: AddedFile.script,
    text: #"""
      // Where a step's apps are used: as it begins, as its solution makes it, both beside each other where there is room, and the reader's own.
      import { button, element, text } from "./page.js";
      import { Glass } from "./glass.js";

      const hasRoom = matchMedia("(min-width: 44rem)");

      const group = (className, words, ...buttons) => {
        const made = element("div", { className }, ...buttons);
        made.setAttribute("role", "group");
        made.setAttribute("aria-label", words);
        return made;
      };

      export class Phone {
        // after: what it stands behind. step: none in the introduction. moment: of the picture that it goes on from. closed: called when it
        // is gone.
        constructor({ after, lesson, step, hasSolutions, app, files, moment, closed }) {
          Object.assign(this, { lesson, step, hasSolutions, moment, closed, glasses: [] });
          this.top = element("div", { className: "coursemark-tools" });
          this.place = element("div", { className: "coursemark-phones" });
          const tools = group(
            "coursemark-tools coursemark-done", text("serve.whatIsDone"),
            button(text("serve.turn"), () => this.act({ turn: {} })),
            button(text("serve.leave"), () => this.act({ leaveAndComeBack: {} })),
            button(text("serve.startAgain"), () => this.start(this.app)));
          const hint = element("p", { className: "coursemark-status coursemark-hint", textContent: text("serve.howToUse") });
          this.box = element("section", { className: "coursemark-app" }, this.top, this.place, tools, hint);
          this.box.setAttribute("aria-label", text("serve.app"));
          this.box.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && !event.isComposing) this.close();
          });
          after.after(this.box);
          this.roomChanged = () => this.showRoom();
          hasRoom.addEventListener("change", this.roomChanged);
          this.start(app ?? (this.canShowBoth ? "both" : "starter"), files);
          this.glasses[0].glass.focus({ preventScroll: true });
        }

        get canShowBoth() { return Boolean(this.step && this.hasSolutions && hasRoom.matches); }

        // app: "starter", "solution", "both", "picture", or "mine" with the reader's files.
        start(app, files = this.files) {
          this.end();
          Object.assign(this, { app, files });
          this.showChoices();
          const shown = app === "both" ? ["starter", "solution"] : [app];
          const words = { starter: text("serve.atStart"), solution: text("serve.solved") };
          this.glasses = shown.map((name) => new Glass({
            app: name, what: this.what(name), caption: shown.length > 1 ? words[name] : null,
            // Where there is more of it than the window shows, and the reader has not gone on.
            shown: () => {
              if (!this.wasShown && this.box.contains(document.activeElement)) this.box.scrollIntoView({ block: "nearest" });
              this.wasShown = true;
            },
          }));
          this.place.replaceChildren(...this.glasses.map(({ box }) => box));
        }

        // What of the lesson an app is.
        what(app) {
          if (app === "picture") return { lesson: this.lesson, moment: this.moment };
          return { lesson: this.lesson, step: this.step, ...(app === "mine" ? { files: this.files } : { app }) };
        }

        showChoices() {
          const hadFocus = this.top.contains(document.activeElement);
          const kinds = [];
          if (this.moment) kinds.push(["picture", text("serve.fromPicture")]);
          if (this.step) kinds.push(["starter", text("serve.atStart")]);
          if (this.step && this.hasSolutions) kinds.push(["solution", text("serve.solved")]);
          if (this.canShowBoth) kinds.push(["both", text("serve.both")]);
          if (this.files) kinds.push(["mine", text("serve.myCode")]);
          const choices = kinds.length < 2 ? [] : [group("coursemark-shown", text("serve.whatIsShown"), ...kinds.map(([kind, words]) => {
            const choice = button(words, () => this.start(kind));
            choice.setAttribute("aria-pressed", String(kind === this.app));
            return choice;
          }))];
          const close = button(text("close"), () => this.close());
          close.className = "close";
          this.top.replaceChildren(...choices, close);
          if (hadFocus) (this.top.querySelector("[aria-pressed=true]") ?? close).focus({ preventScroll: true });
        }

        // Where there is no room for two any more, the first one stays.
        showRoom() {
          if (this.app === "both" && !hasRoom.matches) {
            this.glasses.pop().end();
            this.place.lastElementChild.remove();
            this.app = "starter";
          }
          this.showChoices();
        }

        // Whatever is shown is turned, or left.
        act(act) { for (const glass of this.glasses) glass.act(act); }

        end() {
          for (const glass of this.glasses) glass.end();
          this.glasses = [];
        }

        close(how) {
          this.end();
          hasRoom.removeEventListener("change", this.roomChanged);
          this.box.remove();
          this.closed(how);
        }
      }

      """#)
}
