import { fillVenueValues } from '@strapec/domain';
import type { TextValues } from '../../../shared/i18n/text';

export interface FoundText {
  replaceText: (newText: string, values?: TextValues) => void;
}

const tagPattern = /<\/?\w+>/;
const placeholderPattern = /\{(\w+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

export function findAndOutlineText(page: Document, text: string): FoundText | null {
  const pattern = createTextPattern(text);
  const matchingNodes = listNodes(page).filter((node) => pattern.test(nodeText(node)));
  const node = matchingNodes.findLast((one) => matchingNodes[0]?.contains(one));
  if (!node) return null;
  outlineElement(node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element));
  const placeholderNames = [...text.matchAll(placeholderPattern)].map(([, name]) => name);
  const filledValues = pattern.exec(nodeText(node))?.slice(1) ?? [];
  return {
    replaceText: (newText, values = {}) => {
      const fillPlaceholder = (placeholder: string, name: string): string =>
        filledValues[placeholderNames.indexOf(name)] ?? fillVenueValues(placeholder, values);
      node.textContent = newText.replaceAll(placeholderPattern, fillPlaceholder).split(tagPattern).join('');
    },
  };
}

function outlineElement(element: Element | null): void {
  const pageWindow = element?.ownerDocument.defaultView;
  if (!element || !pageWindow) return;
  element.setAttribute('style', 'outline: 3px solid var(--brass); outline-offset: 6px');
  const { top, height } = element.getBoundingClientRect();
  pageWindow.scrollBy({ top: top - (pageWindow.innerHeight - height) / 2 }); // scrollIntoView would scroll the admin too
}

const nodeText = (node: Node): string => node.textContent ?? '';

function listNodes(page: Document): Node[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Spaces between words may be non-breaking. */
const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

function createTextPattern(text: string): RegExp {
  const textParts = text.split(tagPattern).join('').split(placeholderPattern);
  // every second part is the name of a placeholder
  const partPatterns = textParts.map((part, index) => (index % 2 ? '(.+?)' : escapePattern(part)));
  return new RegExp(`^\\s*${partPatterns.join('')}\\s*$`, 's');
}
