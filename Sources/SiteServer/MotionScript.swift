/// How one screen of an app becomes the next.
enum MotionScript {
  static let file = AddedFile(
    path: "/_coursemark/motion.js", type: AddedFile.script,
    text: #"""
      // Two pictures of a screen, one after the other: what is on both goes to its new place, the keyboard slides, and what is new appears.
      // They are drawn without names for their parts, so a part is known again by how it looks.
      const calm = matchMedia("(prefers-reduced-motion: reduce)");
      const timing = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
      const mostParts = 500;

      const numbers = /-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g;

      const place = (part) => {
        const start = (part.getAttribute("d") ?? "").match(numbers)?.[0].split(" ") ?? [];
        const read = (...names) => Number(names.map((name) => part.getAttribute(name)).find((value) => value !== null) ?? 0);
        return start.length ? { x: Number(start[0]), y: Number(start[1]) } : { x: read("x", "cx"), y: read("y", "cy") };
      };

      const look = (part) => {
        const { x, y } = place(part);
        const form = (part.getAttribute("d") ?? "").replace(numbers, (pair) => {
          const [dx, dy] = pair.split(" ").map(Number);
          return `${(dx - x).toFixed(1)} ${(dy - y).toFixed(1)}`;
        });
        const names = ["width", "height", "r", "fill", "stroke", "font-size", "text-anchor"];
        return [part.tagName, part.textContent, form, ...names.map((name) => part.getAttribute(name))].join("|");
      };

      // By how they look, in the order in which they are drawn.
      const parts = (svg) => {
        const found = new Map();
        for (const part of svg.querySelectorAll("text, rect, circle, path")) {
          if (part.closest(".keyboard")) continue;
          const key = look(part);
          if (!found.has(key)) found.set(key, []);
          found.get(key).push(part);
        }
        return found;
      };

      const slide = (part, from, to) => part.animate(
        [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }], timing);
      const appear = (part) => part.animate([{ opacity: 0 }, { opacity: 1 }], timing);
      const rest = { x: 0, y: 0 };

      const moveKeyboard = (before, now) => {
        const [old, fresh] = [before.querySelector(".keyboard"), now.querySelector(".keyboard")];
        const below = (keyboard) => ({ x: 0, y: Number(keyboard.querySelector("rect")?.getAttribute("height") ?? 0) });
        if (fresh && !old) slide(fresh, below(fresh), rest);
        if (!old || fresh) return;
        const glass = now.querySelector("svg");
        if (!glass) return;
        const leaving = old.cloneNode(true);
        leaving.setAttribute("aria-hidden", "true");
        glass.append(leaving);
        slide(leaving, rest, below(leaving)).finished.catch(() => {}).then(() => leaving.remove());
      };

      // Where a screen has a way back that the other has not, one goes deeper, or comes back.
      const direction = (before, now) => {
        const hasWayBack = (svg) => [...svg.querySelectorAll("text")].some(({ textContent }) => textContent.startsWith("\u2039"));
        return Number(hasWayBack(now)) - Number(hasWayBack(before));
      };

      // before: the picture that was shown until now. now: the one in its place.
      export const move = (before, now) => {
        if (calm.matches || document.hidden) return;
        if (before.getAttribute("viewBox") !== now.getAttribute("viewBox")) return void appear(now);
        if (now.querySelectorAll("*").length > mostParts) return;
        const [old, fresh] = [parts(before), parts(now)];
        const kept = [...fresh].filter(([key, all]) => old.get(key)?.length === all.length);
        const isAnother = kept.length < fresh.size / 4;
        const way = direction(before, now);
        if (isAnother && way !== 0) {
          const { width } = now.viewBox.baseVal;
          for (const part of [...fresh.values()].flat()) slide(part, { x: way * width, y: 0 }, rest);
          return;
        }
        for (const [key, all] of kept) {
          all.forEach((part, index) => {
            const [from, to] = [place(old.get(key)[index]), place(part)];
            const way = { x: from.x - to.x, y: from.y - to.y };
            if (Math.abs(way.x) + Math.abs(way.y) > 0.5) slide(part, way, rest);
          });
        }
        for (const [key, all] of fresh) if (!old.has(key)) all.forEach(appear);
        moveKeyboard(before, now);
      };

      """#)
}
