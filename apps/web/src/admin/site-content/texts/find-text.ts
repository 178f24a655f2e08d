import { withVenueValues } from '@strapec/domain';
import type { TextValues } from '../../../shared/i18n/text';

export interface TextPlace {
  show: (words: string, values?: TextValues) => void;
}

const tags = /<\/?\w+>/;
const placeholders = /\{(\w+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

export function findText(page: Document, text: string): TextPlace | null {
  const pattern = textPattern(text);
  const matching = listNodes(page).filter((node) => pattern.test(nodeText(node)));
  const node = matching.findLast((one) => matching[0]?.contains(one));
  if (!node) return null;
  outline(node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element));
  const names = [...text.matchAll(placeholders)].map(([, name]) => name);
  const filledValues = pattern.exec(nodeText(node))?.slice(1) ?? [];
  return {
    show: (words, values = {}) => {
      const fill = (whole: string, name: string): string =>
        filledValues[names.indexOf(name)] ?? withVenueValues(whole, values);
      node.textContent = words.replaceAll(placeholders, fill).split(tags).join('');
    },
  };
}

function outline(element: Element | null): void {
  const shown = element?.ownerDocument.defaultView;
  if (!element || !shown) return;
  element.setAttribute('style', 'outline: 3px solid var(--brass); outline-offset: 6px');
  const { top, height } = element.getBoundingClientRect();
  shown.scrollBy({ top: top - (shown.innerHeight - height) / 2 }); // scrollIntoView would scroll the admin too
}

const nodeText = (node: Node): string => node.textContent ?? '';

function listNodes(page: Document): Node[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Spaces between words may be non-breaking. */
const escapePattern = (words: string): string =>
  words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

function textPattern(text: string): RegExp {
  const plain = text.split(tags).join('').split(placeholders);
  // every second part is the name of a placeholder
  const parts = plain.map((part, index) => (index % 2 ? '(.+?)' : escapePattern(part)));
  return new RegExp(`^\\s*${parts.join('')}\\s*$`, 's');
}
