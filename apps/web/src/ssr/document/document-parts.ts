import { createHash } from 'node:crypto';
import type { PageState } from '../pages';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON for a script element: escapes `<`, so that the text cannot end the element early. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The hash by which the Content-Security-Policy allows an inline script. */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Adds the version of the venue's look to an address, so that caches fetch the new picture. */
export const versioned = (address: string, { look }: Pick<PageState['site'], 'look'>): string =>
  look === null ? address : `${address}?v=${look}`;

/** The picture for a shared link, with the bar's tagline in the page's language. */
export const sharePicture = ({ origin, language, site }: Pick<PageState, 'origin' | 'language' | 'site'>): string =>
  versioned(`${origin}/images/share-${language}.jpg`, site);
