/// The editors of a bench.
enum EditorScript {
  static let file = AddedFile(
    path: "/_coursemark/editor.js", type: AddedFile.script,
    text: #"""
      // Where code is written: CodeMirror, where the server has it, or a text area. Both have a text, a focus, lines to go to, to
      // have in sight and to mark.
      import { element } from "./page.js";

      const codeMirror = () => {
        codeMirror.loading ??= (async () => {
          const base = "/_coursemark/codemirror/";
          document.head.append(element("link", { rel: "stylesheet", href: `${base}codemirror.css` }));
          for (const name of ["codemirror", "swift", "matchbrackets"]) {
            await new Promise((done, failed) => {
              const script = element("script", { src: `${base}${name}.js` });
              script.addEventListener("load", done);
              script.addEventListener("error", failed);
              document.head.append(script);
            });
          }
          return window.CodeMirror;
        })();
        return codeMirror.loading;
      };

      class TextArea {
        constructor(place, label, changed) {
          this.area = element("textarea", { spellcheck: false, autocapitalize: "off", wrap: "off" });
          this.area.setAttribute("aria-label", label);
          this.area.addEventListener("input", changed);
          this.area.addEventListener("keydown", (event) => this.key(event));
          place.append(this.area);
        }

        get text() { return this.area.value; }
        // A browser leaves the caret behind the last letter; who begins to read begins at the top.
        set text(text) {
          this.area.value = text;
          this.area.setSelectionRange(0, 0);
          this.area.scrollTop = 0;
        }
        focus() { this.area.focus(); }

        // Return keeps the indentation; Tab is left to the browser, so that the keyboard leads out.
        key(event) {
          if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
          const { value, selectionStart } = this.area;
          const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
          const indent = line.match(/^[ \t]*/)[0] + (/[{(\[]\s*$/.test(line) ? "    " : "");
          if (!indent) return;
          event.preventDefault();
          this.area.setRangeText(`\n${indent}`, selectionStart, this.area.selectionEnd, "end");
          this.area.dispatchEvent(new Event("input"));
        }

        show(line) {
          const lines = this.text.split("\n");
          const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
          this.area.focus();
          this.area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
        }

        reveal(line) {
          const height = parseFloat(getComputedStyle(this.area).lineHeight);
          this.area.scrollTop = Math.max(0, (line - 4) * height);
        }

        // A text area has no marks: the lines are said above the verdicts.
        markErrors() {}
      }

      class RichEditor {
        constructor(CodeMirror, place, label, changed) {
          this.editor = CodeMirror(place, {
            mode: "swift", lineNumbers: true, indentUnit: 4, matchBrackets: true, inputStyle: "contenteditable",
            // Tab leads out; Return indents by itself.
            extraKeys: { Tab: false, "Shift-Tab": false },
            screenReaderLabel: label,
          });
          this.editor.on("change", (_, change) => { if (change.origin !== "setValue") changed(); });
        }

        get text() { return this.editor.getValue(); }
        set text(text) {
          this.editor.setValue(text);
          this.editor.clearHistory();
        }
        focus() { this.editor.focus(); }

        show(line) {
          this.editor.focus();
          this.editor.setCursor({ line: line - 1, ch: 0 });
          this.editor.scrollIntoView(null, 80);
        }

        reveal(line) { this.editor.scrollIntoView({ line: line - 1, ch: 0 }, 80); }

        markErrors(lines) {
          for (const where of ["background", "gutter"]) {
            this.editor.eachLine((line) => this.editor.removeLineClass(line, where, "coursemark-error"));
            for (const line of lines) this.editor.addLineClass(line - 1, where, "coursemark-error");
          }
        }
      }

      // changed: called at each change by the reader.
      export const editor = async (hasCodeMirror, place, label, changed) => {
        const plain = () => new TextArea(place, label, changed);
        if (!hasCodeMirror) return plain();
        return codeMirror().then((CodeMirror) => new RichEditor(CodeMirror, place, label, changed), plain);
      };

      """#)
}
