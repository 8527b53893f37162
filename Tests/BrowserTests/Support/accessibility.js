// Looks for what keeps people from using the page. Returns a list of sentences; an empty one is good.
// What is closed is looked at too: the caller opens it first.

const problems = [];
const say = (what, element) => problems.push(`${what}: ${describe(element)}`);

function describe(element) {
  if (!element) return "the page";
  const words = (element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const kind = typeof element.className === "string" && element.className ? "." + element.className.split(" ").join(".") : "";
  return `<${element.tagName.toLowerCase()}${element.id ? "#" + element.id : ""}${kind}> "${words}"`;
}

function isSeen(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0;
}

const isForAll = (element) => !element.closest("[aria-hidden=true]");

// --- Names

function nameOf(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent || "").join(" ").trim();
  const label = element.getAttribute("aria-label");
  if (label) return label.trim();
  if (element.labels && element.labels.length > 0) return [...element.labels].map((l) => l.textContent).join(" ").trim();
  if (element.tagName === "IMG") return (element.getAttribute("alt") || "").trim();
  let text = "";
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.data;
    else if (child.nodeType === Node.ELEMENT_NODE && child.getAttribute("aria-hidden") !== "true") text += nameOf(child);
  }
  return text.trim() || (element.getAttribute("title") || "").trim();
}

// A drawing may have drawings in it, which clip what they hold.
function outermost(element) {
  let drawing = element.closest("svg");
  while (drawing && drawing.parentElement.closest("svg")) drawing = drawing.parentElement.closest("svg");
  return drawing;
}

const controls = [...document.querySelectorAll(
  "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [tabindex]:not([tabindex='-1'])")]
  .filter(isSeen);
for (const control of controls) if (nameOf(control) === "") say("A control without a name", control);
for (const image of document.querySelectorAll("img")) if (!image.hasAttribute("alt")) say("A picture without a text", image);
for (const drawing of [...document.querySelectorAll("svg")].map(outermost)) {
  if (!isForAll(drawing)) continue;
  const named = drawing.getAttribute("aria-label") || drawing.getAttribute("aria-labelledby") || drawing.querySelector("title");
  if (drawing.getAttribute("role") !== "img" || !named) say("A drawing without a text", drawing);
}

// --- Structure

if (!document.documentElement.lang) say("The page has no language");
if (document.title.trim() === "") say("The page has no title");
for (const name of ["main", "h1"]) {
  const count = [...document.querySelectorAll(name)].filter(isSeen).length;
  if (count !== 1) say(`There should be one <${name}>, and there are ${count}`);
}
let level = 0;
for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
  if (!isSeen(heading)) continue;
  const own = Number(heading.tagName[1]);
  if (own > level + 1) say(`A heading of level ${own} follows one of level ${level}`, heading);
  level = own;
}
const ids = new Map();
for (const element of document.querySelectorAll("[id]")) ids.set(element.id, (ids.get(element.id) || 0) + 1);
for (const [id, count] of ids) if (count > 1) say(`The id "${id}" is there ${count} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) {
      if (!document.getElementById(id)) say(`${attribute} names "${id}", which is not there`, element);
    }
  }
}
const landmarkNames = new Map();
for (const nav of document.querySelectorAll("nav")) {
  const name = nameOf2(nav);
  if (landmarkNames.has(name)) say(`Two navigations are called "${name}"`, nav);
  landmarkNames.set(name, nav);
}
function nameOf2(element) {
  const by = element.getAttribute("aria-labelledby");
  return (by ? document.getElementById(by)?.textContent : element.getAttribute("aria-label")) || "";
}

// --- Text: contrast and landmarks

function parse(colour) {
  const numbers = colour.match(/[\d.]+%?/g);
  if (/^rgba?\(/.test(colour) && numbers) {
    const [r, g, b, a] = numbers.map(Number);
    return { r, g, b, a: a === undefined ? 1 : a };
  }
  // color(srgb …), oklch(…), color-mix: the canvas knows.
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, a: a / 255 };
}

const over = (top, below) => ({
  r: top.r * top.a + below.r * (1 - top.a),
  g: top.g * top.a + below.g * (1 - top.a),
  b: top.b * top.a + below.b * (1 - top.a),
  a: 1,
});

function luminance({ r, g, b }) {
  const [x, y, z] = [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function behind(element) {
  const layers = [];
  const svg = outermost(element);
  if (svg) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const shape of svg.querySelectorAll("rect, circle, ellipse, path, polygon")) {
      if (!(shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      if (shape.closest("clipPath, defs, mask")) continue;
      const own = shape.getBoundingClientRect();
      const style = getComputedStyle(shape);
      if (style.fill === "none" || x < own.left || x > own.right || y < own.top || y > own.bottom) continue;
      const colour = parse(style.fill);
      colour.a *= Number(style.fillOpacity) * Number(style.opacity);
      layers.unshift(colour);
    }
  }
  for (let node = svg ? svg : element; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (style.backgroundImage !== "none" && !/^url/.test(style.backgroundImage)) return null;
    layers.push(parse(style.backgroundColor));
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  layers.push(dark ? { r: 18, g: 18, b: 18, a: 1 } : { r: 255, g: 255, b: 255, a: 1 });
  return layers.reduceRight((below, top) => over(top, below));
}

const seenPairs = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  if (node.data.trim() === "") continue;
  const element = node.parentElement;
  if (["SCRIPT", "STYLE", "NOSCRIPT", "TITLE", "DESC"].includes(element.tagName.toUpperCase())) continue;
  if (!isSeen(element)) continue;
  const inLandmark = element.closest("main, header, footer, nav, aside, search, [role=alert], [role=status], [role=search], dialog");
  if (!inLandmark && !element.closest("a[href^='#']")) say("Text outside of all landmarks", element);
  const style = getComputedStyle(element);
  const colour = parse(element.closest("svg") ? style.fill : style.color);
  let opacity = 1;
  for (let above = element; above; above = above.parentElement) opacity *= Number(getComputedStyle(above).opacity);
  colour.a *= opacity;
  const ground = behind(element);
  if (!ground) {
    say("Text on a picture, whose contrast can't be told", element);
    continue;
  }
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const ratio = contrast(over(colour, ground), ground);
  const needed = isLarge ? 3 : 4.5;
  if (ratio < needed - 0.005) {
    const pair = `${style.color} ${style.fill} ${JSON.stringify(ground)} ${isLarge}`;
    if (seenPairs.has(pair)) continue;
    seenPairs.add(pair);
    say(`Text with a contrast of ${ratio.toFixed(2)}, less than ${needed}`, element);
  }
}

// --- Size of what is tapped: 24 by 24 pixels, or as much room around it; links inside of a sentence may be as they are.

function isInSentence(control) {
  if (getComputedStyle(control).display !== "inline") return false;
  let block = control.parentElement;
  while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
  return block !== null && block.textContent.trim().length > control.textContent.trim().length;
}
const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
const isSmall = (box) => box.width < 23.5 || box.height < 23.5;
for (const { control, box } of boxes) {
  if (!isSmall(box) || isInSentence(control) || control.classList.contains("skip")) continue;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isCrowded = boxes.some(({ control: other, box: its }) => {
    if (other === control || other.contains(control) || control.contains(other)) return false;
    const dx = Math.max(its.left - x, 0, x - its.right);
    const dy = Math.max(its.top - y, 0, y - its.bottom);
    return Math.hypot(dx, dy) < 12;
  });
  if (isCrowded) say(`A target of ${Math.round(box.width)} by ${Math.round(box.height)} pixels, with others close to it`, control);
}

// --- Width

if (document.documentElement.scrollWidth > innerWidth) {
  say(`The page is ${document.documentElement.scrollWidth} pixels wide and the window ${innerWidth}`);
}

return problems;
