// How a text is read for what it refers to: comments of code, prose of pages, their sections and headings.

/** The comments of code, one a line; of a page everything but its blocks of code. */
export function proseOf(name, text) {
  if (name.endsWith('.md')) return text.replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs)].map(([comment]) => comment).join('\n');
}

/** A text whose lines do not break, in comments neither. */
export function unwrapped(text) {
  return text.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ');
}

/** The numbered sections of a page, by their numbers. */
export function sectionsOf(page) {
  const parts = page.split(/^## (\d+)\. /m).slice(1);
  return new Map(parts.flatMap((number, index) => (index % 2 === 0 ? [[number, unwrapped(parts[index + 1])]] : [])));
}

/** What a link may name after `#`: the headings of a page, as GitHub writes them. */
export function anchorsOf(page) {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

/** Every part of a text that fits a pattern, with the numbers or ids that it lists. */
export function citationsIn(text, pattern, each) {
  return [...text.matchAll(pattern)].map(([cited]) => ({ cited: cited.trim(), ids: cited.match(each) ?? [] }));
}
